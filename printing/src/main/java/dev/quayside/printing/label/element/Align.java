package dev.quayside.printing.label.element;

/// Where a line is aligned in its width.
public enum Align {
  LEFT,
  CENTER,
  RIGHT
}
