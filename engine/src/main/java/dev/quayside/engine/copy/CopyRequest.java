package dev.quayside.engine.copy;

import dev.quayside.engine.base.identity.Caller;
import java.util.EnumSet;
import java.util.Set;

/// What is copied from where to where.
///
/// @param from who may read the one workspace
/// @param proven whether `from` is by a credential of that workspace, and not by the window
/// @param to who may change the other
/// @param kinds what is copied
/// @param replace whether what has the same name there is changed to be alike; else it stays
public record CopyRequest(
    Caller from, boolean proven, Caller to, Set<CopyKind> kinds, boolean replace) {

  public CopyRequest {
    kinds = Set.copyOf(kinds);
  }

  /// One that copies everything.
  public static Set<CopyKind> everything() {
    return EnumSet.allOf(CopyKind.class);
  }

  boolean takes(CopyKind kind) {
    return kinds.contains(kind);
  }
}
