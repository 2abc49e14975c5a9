package dev.quayside.engine.order.addressbook;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.parcel.address.Address;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// The address of each kind that a workspace used last, if it is stored: a shop sends from one
/// address all day and need not write it again with every label.
///
/// Called within transactions, which follow one another. An address that a transaction is about to
/// change is unknown until the commit, so that nothing rolled back is remembered.
final class LastUsed {

  /// How long an entry's stored time of use may lag behind: much less than the time after which
  /// unused contacts are deleted.
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
