/// What a byte does in each state.
extension InputParser {
  mutating func take(_ byte: UInt8, _ events: inout [InputEvent]) {
    switch state {
    case .ground: takePlain(byte, &events)
    case .escape: takeAfterEscape(byte, &events)
    case .control(let sequence): take(byte, in: sequence, &events)
    case .consoleFunction:
      state = .ground
      if (0x41...0x45).contains(byte) { events.append(.key(.function(Int(byte) - 0x40))) }
    case .oldMouse(let report): take(byte, inMouse: report, &events)
    case .keypad(let modifiers): take(byte, inKeypad: modifiers, &events)
    case .text(let introducer, let text, let escaped):
      take(byte, introducer: introducer, in: text, escaped: escaped, &events)
    case .paste(var paste):
      state = .ground
      if paste.take(byte) { events.append(.paste(paste.text)) } else { state = .paste(paste) }
    }
  }

  private mutating func takePlain(_ byte: UInt8, _ events: inout [InputEvent]) {
    let isLate = isAfterEscape
    isAfterEscape = false
    if scalars.isWithin, byte & 0xC0 != 0x80 { isAlt = false }
    if byte >= 0x80 {
      if let scalar = scalars.take(byte) { append(Character(scalar), &events) }
      if !scalars.isWithin { isAlt = false }
      return
    }
    scalars.drop()
    if byte == 0x1B {
      state = .escape
      isAlt = false
    } else if isLate, byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O") {
      isAfterEscape = true
      state = byte == UInt8(ascii: "[") ? .control(ControlSequence()) : .keypad(modifiers: 0)
    } else if case .key(let key, let modifiers)? = InputEvent.control(byte) {
      events.append(.key(key, isAlt ? modifiers.union(.alt) : modifiers))
      isAlt = false
    } else {
      append(Character(Unicode.Scalar(byte)), &events)
    }
  }

  private mutating func append(_ character: Character, _ events: inout [InputEvent]) {
    events.append(.key(.character(character), isAlt ? .alt : []))
    isAlt = false
  }

  private mutating func takeAfterEscape(_ byte: UInt8, _ events: inout [InputEvent]) {
    switch byte {
    case 0x1B: events.append(.key(.escape))
    case UInt8(ascii: "["): state = .control(ControlSequence())
    case UInt8(ascii: "O"): state = .keypad(modifiers: 0)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
      state = .text(introducer: byte, [], escaped: false)
    default:
      state = .ground
      isAlt = true
      takePlain(byte, &events)
    }
  }

  private mutating func take(_ byte: UInt8, in sequence: ControlSequence, _ events: inout [InputEvent]) {
    switch byte {
    case 0x20...0x3F:
      var longer = sequence
      longer.take(byte)
      state = .control(longer)
    case UInt8(ascii: "[") where sequence.isEmpty: state = .consoleFunction
    case UInt8(ascii: "M") where sequence.isEmpty: state = .oldMouse([])
    case 0x40...0x7E:
      end(sequence, byte, &events)
    default: abandon(byte, &events)
    }
  }

  private mutating func end(_ sequence: ControlSequence, _ final: UInt8, _ events: inout [InputEvent]) {
    state = .ground
    isAfterEscape = false
    if final == UInt8(ascii: "~"), sequence.mark == nil, let number = sequence.numbers?.number(0) {
      if number == 200 { state = .paste(PasteBuffer()) }
      if number == 200 || number == 201 { return }
    }
    if let event = sequence.event(final: final) { events.append(event) }
  }

  private mutating func take(_ byte: UInt8, inMouse report: [UInt8], _ events: inout [InputEvent]) {
    guard byte >= 0x20 else { return abandon(byte, &events) }
    let report = report + [byte]
    guard report.count == 3 else { return state = .oldMouse(report) }
    state = .ground
    let mouse = MouseEvent(
      code: Int(report[0]) - 32, column: Int(report[1]) - 32, row: Int(report[2]) - 32, isRelease: false)
    if let mouse { events.append(.mouse(mouse)) }
  }

  private mutating func take(_ byte: UInt8, inKeypad modifiers: Int, _ events: inout [InputEvent]) {
    switch byte {
    case 0x30...0x39 where modifiers < 10: state = .keypad(modifiers: modifiers * 10 + Int(byte) - 0x30)
    case 0x20, 0x40...0x7E:
      state = .ground
      isAfterEscape = false
      let letter = Character(Unicode.Scalar(byte))
      guard let key = Key(letter: letter) ?? Key(keypadLetter: letter) else { return }
      events.append(.key(key, KeyModifiers(parameter: max(modifiers, 1))))
    default: abandon(byte, &events)
    }
  }

  private mutating func take(
    _ byte: UInt8, introducer: UInt8, in text: [UInt8], escaped: Bool, _ events: inout [InputEvent]
  ) {
    if escaped, byte != UInt8(ascii: "\\") {
      state = .escape
      return take(byte, &events)
    }
    switch byte {
    case 0x07: end(introducer, text, &events)
    case UInt8(ascii: "\\") where escaped: end(introducer, text, &events)
    case 0x1B: state = .text(introducer: introducer, text, escaped: true)
    case 0x20...0x7E, 0x80...:
      let kept = text.count < Self.greatestReply ? text + [byte] : text
      state = .text(introducer: introducer, kept, escaped: false)
    default: abandon(byte, &events)
    }
  }

  private mutating func end(_ introducer: UInt8, _ text: [UInt8], _ events: inout [InputEvent]) {
    state = .ground
    events.append(.reply(TerminalReply(introducer: introducer, text: text)))
  }

  /// Gives up a sequence that a control character or a foreign byte has cut off; that byte counts.
  private mutating func abandon(_ byte: UInt8, _ events: inout [InputEvent]) {
    state = .ground
    isAfterEscape = false
    takePlain(byte, &events)
  }
}
