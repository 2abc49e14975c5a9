package dev.quayside.engine.platform.server.route;

import dev.quayside.engine.base.identity.Role;
import org.jspecify.annotations.Nullable;

/// What a route allows beyond others.
///
/// @param also a role that may call it although it does not cover the needed one; null for none
/// @param mostBytes the largest body
public record Allowance(@Nullable Role also, int mostBytes) {

  /// In bytes: the largest body of all other routes.
  private static final int USUAL_BYTES = 1024 * 1024;

  public static final Allowance USUAL = new Allowance(null, USUAL_BYTES);

  /// In bytes: the largest body of a route that takes files.
  public static final int FILE_BYTES = 10 * USUAL_BYTES;

  boolean admits(Role role, Role needed) {
    return role.covers(needed) || role == also;
  }
}
