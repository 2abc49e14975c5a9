package dev.quayside.engine.base.identity;

/// A person who has signed in.
public record Person(String id, String name, PersonRole role) {

  public boolean may(Right right) {
    return role.has(right);
  }
}
