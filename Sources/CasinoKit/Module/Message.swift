/// What the host sends.
public enum HostMessage: Hashable, Sendable {
  case hello(Hello)
  case welcome(Welcome)
  case intent(Intent)
  case opened(Opened)
  case drawn(Drawn)
  case committed(Committed)
  case refused(Refused)
  case surroundings(Surroundings)
  case wake
  case odds(OddsQuery)
  case replay(Replay)
  case simulate(Simulate)
  case explore(Explore)
  case rollout(Rollout)
  case scene
  case failure(Failure)
}

/// What a module sends.
public enum ModuleMessage: Hashable, Sendable {
  case hello(Hello)
  case ready(Ready)
  case open(Open)
  case draw
  case answer(Answer)
  case scene(Scene)
  case replayed(Replayed)
  case odds(OddsReport)
  case simulated(Simulated)
  case explored(Explored)
  case rolledOut(RolledOut)
  case progress
  case failure(Failure)
}

/// Why a line is no message.
public enum WireError: Error, Equatable, Sendable {
  /// The kind of message is unknown; it is answered with a failure and otherwise skipped.
  case unknownMessage(String)
}

private enum TypeKey: String, CodingKey { case type, scene }

extension HostMessage: Codable {
  /// Reads an object whose `type` names the kind of message.
  /// - Throws: `WireError.unknownMessage` for an unknown kind, `DecodingError` for fields that are missing or wrong.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: TypeKey.self)
    switch try fields.decode(String.self, forKey: .type) {
    case "hello": self = .hello(try Hello(from: decoder))
    case "welcome": self = .welcome(try Welcome(from: decoder))
    case "intent": self = .intent(try Intent(from: decoder))
    case "opened": self = .opened(try Opened(from: decoder))
    case "drawn": self = .drawn(try Drawn(from: decoder))
    case "committed": self = .committed(try Committed(from: decoder))
    case "refused": self = .refused(try Refused(from: decoder))
    case "surroundings": self = .surroundings(try Surroundings(from: decoder))
    case "wake": self = .wake
    case "odds": self = .odds(try OddsQuery(from: decoder))
    case "replay": self = .replay(try Replay(from: decoder))
    case "simulate": self = .simulate(try Simulate(from: decoder))
    case "explore": self = .explore(try Explore(from: decoder))
    case "rollout": self = .rollout(try Rollout(from: decoder))
    case "scene": self = .scene
    case "failure": self = .failure(try Failure(from: decoder))
    case let other: throw WireError.unknownMessage(other)
    }
  }

  /// Writes an object whose `type` names the kind of message.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: TypeKey.self)
    func write(_ type: String, _ body: (any Encodable)? = nil) throws {
      try fields.encode(type, forKey: .type)
      try body?.encode(to: encoder)
    }
    switch self {
    case .hello(let body): try write("hello", body)
    case .welcome(let body): try write("welcome", body)
    case .intent(let body): try write("intent", body)
    case .opened(let body): try write("opened", body)
    case .drawn(let body): try write("drawn", body)
    case .committed(let body): try write("committed", body)
    case .refused(let body): try write("refused", body)
    case .surroundings(let body): try write("surroundings", body)
    case .wake: try write("wake")
    case .odds(let body): try write("odds", body)
    case .replay(let body): try write("replay", body)
    case .simulate(let body): try write("simulate", body)
    case .explore(let body): try write("explore", body)
    case .rollout(let body): try write("rollout", body)
    case .scene: try write("scene")
    case .failure(let body): try write("failure", body)
    }
  }
}

extension ModuleMessage: Codable {
  /// Reads an object whose `type` names the kind of message.
  /// - Throws: `WireError.unknownMessage` for an unknown kind, `DecodingError` for fields that are missing or wrong.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: TypeKey.self)
    switch try fields.decode(String.self, forKey: .type) {
    case "hello": self = .hello(try Hello(from: decoder))
    case "ready": self = .ready(try Ready(from: decoder))
    case "open": self = .open(try Open(from: decoder))
    case "draw": self = .draw
    case "answer": self = .answer(try Answer(from: decoder))
    case "scene": self = .scene(try fields.decode(Scene.self, forKey: .scene))
    case "odds": self = .odds(try OddsReport(from: decoder))
    case "replayed": self = .replayed(try Replayed(from: decoder))
    case "simulated": self = .simulated(try Simulated(from: decoder))
    case "explored": self = .explored(try Explored(from: decoder))
    case "rolledOut": self = .rolledOut(try RolledOut(from: decoder))
    case "progress": self = .progress
    case "failure": self = .failure(try Failure(from: decoder))
    case let other: throw WireError.unknownMessage(other)
    }
  }

  /// Writes an object whose `type` names the kind of message.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: TypeKey.self)
    func write(_ type: String, _ body: (any Encodable)? = nil) throws {
      try fields.encode(type, forKey: .type)
      try body?.encode(to: encoder)
    }
    switch self {
    case .hello(let body): try write("hello", body)
    case .ready(let body): try write("ready", body)
    case .open(let body): try write("open", body)
    case .draw: try write("draw")
    case .answer(let body): try write("answer", body)
    case .scene(let scene):
      try write("scene")
      try fields.encode(scene, forKey: .scene)
    case .odds(let body): try write("odds", body)
    case .replayed(let body): try write("replayed", body)
    case .simulated(let body): try write("simulated", body)
    case .explored(let body): try write("explored", body)
    case .rolledOut(let body): try write("rolledOut", body)
    case .progress: try write("progress")
    case .failure(let body): try write("failure", body)
    }
  }
}
