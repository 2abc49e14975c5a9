package dev.quayside.printing.mark;

/// What a mark leaves: black dots, or clean paper cut out of what lies below.
public enum Ink {
  BLACK,
  WHITE
}
