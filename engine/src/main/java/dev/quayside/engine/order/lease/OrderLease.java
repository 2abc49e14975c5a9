package dev.quayside.engine.order.lease;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// Who has an order in hand. It tells people; what is bought once is decided elsewhere.
///
/// @param station name of the desk
/// @param userId the person; null when nobody had to sign in
/// @param userName null with `userId`
/// @param expiresAt real time
/// @param stationUntil until when its desk counts as there, which ends the lease too
public record OrderLease(
    String station,
    @Nullable String userId,
    @Nullable String userName,
    Instant expiresAt,
    Instant stationUntil) {

  public boolean holdsAt(Instant now) {
    return expiresAt.isAfter(now) && stationUntil.isAfter(now);
  }

  /// The desk and the person, for people.
  public String who() {
    return userName == null ? station : station + " (" + userName + ")";
  }
}
