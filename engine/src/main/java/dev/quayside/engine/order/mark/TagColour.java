package dev.quayside.engine.order.mark;

import dev.quayside.engine.base.text.WireWord;

/// The colours a tag can have.
public enum TagColour implements WireWord {
  RED,
  ORANGE,
  YELLOW,
  GREEN,
  TEAL,
  BLUE,
  PURPLE,
  GREY
}
