package dev.quayside.engine.base.identity;

import dev.quayside.engine.base.text.WireWord;

/// What a key may do, from least to most: see docs/api/workspaces.md.
public enum Role implements WireWord {
  /// May print and nothing else.
  PRINTER,
  VIEWER,
  OPERATOR,
  ADMIN;

  public boolean covers(Role needed) {
    return compareTo(needed) >= 0;
  }
}
