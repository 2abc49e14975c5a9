package dev.quayside.engine.base.identity;

/// The tenant boundary. Every store method takes one, so that no query can forget it.
public record WorkspaceId(String value) {
  @Override
  public String toString() {
    return value;
  }
}
