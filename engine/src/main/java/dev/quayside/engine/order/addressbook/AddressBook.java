package dev.quayside.engine.order.addressbook;

import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentListener;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Senders and recipients, last used first. It learns from every label that is bought.
public final class AddressBook implements ShipmentListener {

  private final Database database;
  private final Ids ids;
  private final WorkspaceClock clock;
  private final ContactStore store = new ContactStore();
  private final LastUsed last = new LastUsed();

  public AddressBook(Database database, Ids ids, WorkspaceClock clock) {
    this.database = database;
    this.ids = ids;
    this.clock = clock;
  }

  /// Entries in which each word typed begins a word of name, company, street, city, postal code,
  /// phone or e-mail. Nothing typed: the last used ones.
  public List<Contact> complete(Caller caller, Contact.Kind kind, String typed, int most) {
    var words = Stream.of(typed.strip().split("\\s+")).filter(word -> !word.isEmpty()).toList();
    return database.read(tx -> store.find(tx, caller.workspace(), kind, words, most));
  }

  /// As whom this workspace sent last.
  public Optional<Address> usualSender(Caller caller) {
    return complete(caller, Contact.Kind.SENDER, "", 1).stream().map(Contact::address).findFirst();
  }

  /// Keeps an address that is complete enough for a label; one that is here already comes to the
  /// top.
  ///
  /// @throws ProblemException `INVALID_REQUEST` naming what is missing
  public void keep(Caller caller, Contact.Kind kind, AddressDraft draft) {
    Violations.refuseAs(ProblemCode.INVALID_REQUEST, found -> draft.checkForLabel("", found));
    database.write(
        tx -> {
          put(tx, caller.workspace(), kind, draft.value());
          return true;
        });
  }

  /// Removes recipients nobody has shipped to since a time.
  ///
  /// @param most at once
  /// @return how many that were
  public int forget(Tx tx, WorkspaceId workspace, Instant before, int most) {
    last.changes(workspace, Contact.Kind.RECIPIENT);
    return store.removeUnused(tx, workspace, before, most);
  }

  /// How many recipients {@link #forget} would remove in all.
  public int countUnused(Tx tx, WorkspaceId workspace, Instant before) {
    return store.countUnused(tx, workspace, before);
  }

  /// The customer of a return is a recipient still, and the shop its sender.
  @Override
  public void bought(Tx tx, WorkspaceId workspace, Shipment shipment, List<Rate> chosenFrom) {
    var consignment = shipment.consignment();
    boolean back = consignment.isReturn();
    put(tx, workspace, Contact.Kind.SENDER, back ? consignment.to() : consignment.from());
    put(tx, workspace, Contact.Kind.RECIPIENT, back ? consignment.from() : consignment.to());
  }

  /// What was used last already, a moment ago, is at the top as it is.
  private void put(Tx tx, WorkspaceId workspace, Contact.Kind kind, Address address) {
    var at = clock.now(workspace);
    if (!last.is(workspace, kind, address, at)) {
      last.changes(workspace, kind);
      store.put(tx, workspace, new Contact(ids.next(IdKind.CONTACT), kind, address, at));
      tx.afterCommit(() -> last.changed(workspace, kind, address, at));
    }
  }
}
