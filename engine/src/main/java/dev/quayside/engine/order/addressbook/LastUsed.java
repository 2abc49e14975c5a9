package dev.quayside.engine.order.addressbook;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.parcel.address.Address;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// Which address of each kind a workspace used last, as far as that is stored: a shop sends from
/// one door all day, and need not write it down again with every label.
///
/// Asked and told within transactions, which follow one another: what one is about to change is
/// unknown until it is durable, so that nothing rolled back is ever remembered.
final class LastUsed {

  /// How much older than its last use an entry may read: far less than contacts are kept unused.
  private static final Duration REMEMBERED = Duration.ofHours(1);

  private record Key(WorkspaceId workspace, Contact.Kind kind) {}

  private record Use(Address address, Instant at) {}

  private final Map<Key, Use> uses = new ConcurrentHashMap<>();

  boolean is(WorkspaceId workspace, Contact.Kind kind, Address address, Instant now) {
    var use = uses.get(new Key(workspace, kind));
    return use != null
        && use.address().equals(address)
        && !now.isBefore(use.at())
        && now.isBefore(use.at().plus(REMEMBERED));
  }

  void changes(WorkspaceId workspace, Contact.Kind kind) {
    uses.remove(new Key(workspace, kind));
  }

  void changed(WorkspaceId workspace, Contact.Kind kind, Address address, Instant at) {
    uses.put(new Key(workspace, kind), new Use(address, at));
  }
}
