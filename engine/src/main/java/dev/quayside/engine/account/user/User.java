package dev.quayside.engine.account.user;

import dev.quayside.engine.base.identity.Person;
import dev.quayside.engine.base.identity.PersonRole;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// A person who works in a workspace. PIN and badge are stored as hashes and never answered.
///
/// @param lockedUntil end of the lock after wrong PINs; null or past while the person may sign in
public record User(
    String id,
    String name,
    PersonRole role,
    boolean hasPin,
    boolean hasBadge,
    @Nullable Instant lockedUntil,
    Instant createdAt) {

  public boolean isLocked(Instant now) {
    return lockedUntil != null && now.isBefore(lockedUntil);
  }

  /// As the person acts once signed in.
  public Person person() {
    return new Person(id, name, role);
  }
}
