package dev.quayside.engine.order.addressbook;

import dev.quayside.engine.account.payor.Payors;
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
import dev.quayside.engine.parcel.option.BillTo;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentListener;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Senders and recipients, last used first. Every bought label adds its addresses.
public final class AddressBook implements ShipmentListener {

  private final Database database;
  private final Payors accounts;
  private final ContactPayors payors;
  private final Ids ids;
  private final WorkspaceClock clock;
  private final ContactStore store = new ContactStore();
  private final LastUsed last = new LastUsed();

  /// @param accounts of others, which contacts name
  public AddressBook(Database database, Payors accounts, Ids ids, WorkspaceClock clock) {
    this.accounts = accounts;
    this.payors = new ContactPayors(database);
    this.database = database;
    this.ids = ids;
    this.clock = clock;
  }

  /// Entries that contain a word beginning with each typed word, in name, company, street, city,
  /// postal code, phone or e-mail. The last used entries when nothing was typed.
  public List<Contact> complete(Caller caller, Contact.Kind kind, String typed, int most) {
    var words = Stream.of(typed.strip().split("\\s+")).filter(word -> !word.isEmpty()).toList();
    return database.read(tx -> store.find(tx, caller.workspace(), kind, words, most));
  }

  /// The sender of the last label.
  public Optional<Address> usualSender(Caller caller) {
    return complete(caller, Contact.Kind.SENDER, "", 1).stream().map(Contact::address).findFirst();
  }

  /// Stores an address that is complete enough for a label; one that is stored already becomes the
  /// last used.
  ///
  /// @return the entry
  /// @throws ProblemException `INVALID_REQUEST` naming what is missing
  public Contact keep(Caller caller, Contact.Kind kind, AddressDraft draft) {
    Violations.refuseAs(ProblemCode.INVALID_REQUEST, found -> draft.checkForLabel("", found));
    database.change(
        tx -> {
          put(tx, caller.workspace(), kind, draft.value());
        });
    return database.read(tx -> store.get(tx, caller.workspace(), kind, draft.value()));
  }

  /// Stores an address like {@link #keep(Caller, Contact.Kind, AddressDraft)}, with who pays for
  /// parcels to it.
  ///
  /// @param billing null to say nothing
  /// @throws ProblemException `INVALID_REQUEST` naming what is missing, or a payor that is not
  ///   known
  public Contact keep(
      Caller caller, Contact.Kind kind, AddressDraft draft, @Nullable BillTo billing) {
    var kept = billing == null ? null : accounts.kept(caller, billing);
    var saved = keep(caller, kind, draft);
    if (kept == null && saved.billing() == null) {
      return saved;
    }
    return database.write(
        tx -> {
          store.bill(tx, caller.workspace(), kind, draft.value(), kept);
          tx.afterCommit(() -> payors.changed(caller.workspace()));
          return store.get(tx, caller.workspace(), kind, draft.value());
        });
  }

  /// Who pays for parcels to contacts.
  public ContactPayors payors() {
    return payors;
  }

  /// Deletes recipients that were not used since a time.
  ///
  /// @param most entries to delete at most
  /// @return the number deleted
  public int forget(Tx tx, WorkspaceId workspace, Instant before, int most) {
    last.changes(workspace, Contact.Kind.RECIPIENT);
    return store.removeUnused(tx, workspace, before, most);
  }

  /// Number of recipients that {@link #forget} would delete in all.
  public int countUnused(Tx tx, WorkspaceId workspace, Instant before) {
    return store.countUnused(tx, workspace, before);
  }

  /// Stores both addresses of a bought label. For a return the sides are exchanged, since the
  /// customer remains a recipient and the shop the sender.
  @Override
  public void bought(Tx tx, WorkspaceId workspace, Shipment shipment, List<Rate> chosenFrom) {
    var consignment = shipment.consignment();
    boolean back = consignment.isReturn();
    put(tx, workspace, Contact.Kind.SENDER, back ? consignment.to() : consignment.from());
    put(tx, workspace, Contact.Kind.RECIPIENT, back ? consignment.from() : consignment.to());
  }

  /// Stores an address as last used. Writes nothing when it is the last used one already, which
  /// saves a write for almost every label.
  private void put(Tx tx, WorkspaceId workspace, Contact.Kind kind, Address address) {
    var at = clock.now(workspace);
    if (!last.is(workspace, kind, address, at)) {
      last.changes(workspace, kind);
      var contact = new Contact(ids.next(IdKind.CONTACT), kind, address, at);
      tx.later(later -> store.put(later, workspace, contact));
      tx.afterCommit(() -> last.changed(workspace, kind, address, at));
    }
  }
}
