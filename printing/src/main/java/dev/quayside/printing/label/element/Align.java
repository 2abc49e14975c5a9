package dev.quayside.printing.label.element;

/// Where a line sits in its width.
public enum Align {
  LEFT,
  CENTER,
  RIGHT
}
