package dev.quayside.printing.label.text;

/// Where a line sits in its width.
public enum Align {
  LEFT,
  CENTER,
  RIGHT
}
