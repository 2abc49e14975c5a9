package dev.quayside.engine.customer.email;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.account.wallet.Wallets;
import dev.quayside.engine.account.workspace.Workspaces;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.customer.branding.Brandings;
import dev.quayside.engine.customer.email.smtp.Attachment;
import dev.quayside.engine.customer.email.smtp.EmailSettings;
import dev.quayside.engine.customer.email.smtp.SmtpSecurity;
import dev.quayside.engine.customer.email.smtp.SmtpSender;
import dev.quayside.engine.customer.email.template.EmailTrigger;
import dev.quayside.engine.customer.email.template.EmailedParcel;
import dev.quayside.engine.customer.trackingpage.TrackingLinks;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.platform.audit.Audit;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.event.Events;
import dev.quayside.engine.platform.event.LiveEvents;
import dev.quayside.engine.platform.lease.Leases;
import dev.quayside.engine.platform.network.EgressPolicy;
import dev.quayside.engine.platform.secret.Vault;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.printing.message.Message;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/// E-mail on a database of its own, with a clock that stands still unless it is moved, and one
/// parcel, `shp_1`.
final class TestMail implements AutoCloseable {

  static final Instant START = Instant.parse("2026-11-21T09:00:00Z");

  private final AtomicReference<Instant> time = new AtomicReference<>(START);
  private final Database database;
  private final Workspaces workspaces;
  private final Events events;
  private final Emails emails;
  private final EmailOutbox outbox;
  private final Leases leases;

  /// @param recipient of the parcel
  TestMail(Path directory, @Nullable String recipient, String country) {
    this(directory, recipient, country, "the only engine");
  }

  /// @param engine the name of this one among those that share the database
  TestMail(Path directory, @Nullable String recipient, String country, String engine) {
    this(directory, recipient, country, engine, "ups", "UPS", "1Z999AA10123456784");
  }

  /// @param carrier of the parcel; empty for none that is known, as its name and the number
  TestMail(
      Path directory,
      @Nullable String recipient,
      String country,
      String engine,
      String carrier,
      String carrierName,
      String number) {
    database = Database.open(directory.resolve("quayside.db"));
    var random = RandomGenerator.of("SecureRandom");
    leases = new Leases(database, time::get, engine, Leases.LIFETIME);
    var ids = new Ids(InstantSource.system(), random);
    var wallets = new Wallets(database, ids, _ -> time.get(), new LiveEvents());
    workspaces = new Workspaces(database, wallets, ids, InstantSource.fixed(START));
    workspaces.makeDefaults();
    var parcels = new Parcels(workspaces, parcel(recipient, country, carrier, carrierName, number));
    outbox = new EmailOutbox(ids, workspaces::environment, parcels);
    events = new Events(ids, _ -> time.get(), outbox, new LiveEvents());
    var brandings = new Brandings(database, workspaces::name, new Audit(ids, null));
    var around =
        new Emails.Surroundings(
            database,
            leases,
            ids,
            _ -> time.get(),
            new Vault(new byte[Vault.KEY_BYTES], random),
            workspaces,
            brandings,
            new TrackingLinks(brandings, _ -> URI.create("http://127.0.0.1:8780")),
            parcels,
            (_, _) -> new Attachment("label.pdf", "application/pdf", new byte[0]),
            new Audit(ids, null));
    var post = new SmtpSender(EgressPolicy.allowing(List.of("127.0.0.1")));
    emails = new Emails(around, outbox, post);
  }

  private static EmailedParcel parcel(
      @Nullable String recipient,
      String country,
      String carrier,
      String carrierName,
      String number) {
    return new EmailedParcel(
        recipient,
        "Bob <b>Buyer</b>",
        country,
        carrier,
        carrierName,
        "UPS Ground",
        number,
        null,
        LocalDate.of(2026, 11, 24),
        null);
  }

  Emails emails() {
    return emails;
  }

  Caller shop() {
    return workspaces.bySlug("main").orElseThrow().ownCaller();
  }

  Caller sandbox() {
    return workspaces.bySlug("demo").orElseThrow().ownCaller();
  }

  /// @param port of the server on this machine
  EmailSettings setup(int port, SmtpSecurity security) {
    return new EmailSettings(
        true,
        "127.0.0.1",
        port,
        security,
        "shop",
        true,
        "post@mugharbor.example",
        null,
        EnumSet.allOf(EmailTrigger.class));
  }

  void happens(Caller where, EventType type, String data) {
    database.write(tx -> events.append(tx, where.workspace(), type, "shp_1", data));
  }

  /// The parcel leaves without a label of ours, and its buyer is to be told.
  ///
  /// @return why no letter goes out; empty when one does
  Optional<Message> leaves(Caller where, @Nullable String recipient) {
    var to =
        new Address("Bob", null, "1 Main St", null, "Reno", "NV", "89501", "US", null, recipient);
    return database.write(
        tx -> {
          var event =
              events.append(
                  tx,
                  where.workspace(),
                  EventType.ORDER_SHIPPED,
                  "ord_1",
                  "{\"status\":\"shipped\"}");
          return outbox.shipped(tx, where.workspace(), event, "shp_1", to);
        });
  }

  void pass(Duration by) {
    time.updateAndGet(now -> now.plus(by));
  }

  /// Sends what is due, on this thread.
  int sendAll() {
    int rounds = 0;
    while (emails.sendOne()) {
      rounds++;
    }
    return rounds;
  }

  /// A letter left as a process that is killed in the midst of sending leaves it.
  void dieSending() {
    var shop = shop().workspace();
    database.write(
        tx -> new EmailStore().claim(tx, shop, false, time.get(), leases.name()).orElseThrow());
  }

  /// Says that this engine lives.
  void live() {
    leases.start();
  }

  @Override
  public void close() {
    emails.close();
    leases.close();
    database.close();
  }

  /// One parcel, `shp_1`. All of it reads the workspace, as a real one does for the carrier's name.
  private record Parcels(Workspaces workspaces, EmailedParcel parcel)
      implements EmailedParcel.Source {

    @Override
    public Optional<EmailedParcel> find(Tx tx, WorkspaceId workspace, String shipmentId) {
      assertThat(workspaces.byId(workspace)).isPresent();
      return Optional.of(parcel).filter(_ -> shipmentId.equals("shp_1"));
    }

    @Override
    public Optional<String> recipient(Tx tx, WorkspaceId workspace, String shipmentId) {
      return Optional.ofNullable(parcel.recipient()).filter(_ -> shipmentId.equals("shp_1"));
    }
  }
}
