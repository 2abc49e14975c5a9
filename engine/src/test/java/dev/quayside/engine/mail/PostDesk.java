package dev.quayside.engine.mail;

import dev.quayside.engine.branding.Brandings;
import dev.quayside.engine.event.EventType;
import dev.quayside.engine.event.Events;
import dev.quayside.engine.event.LiveEvents;
import dev.quayside.engine.id.Ids;
import dev.quayside.engine.identity.Caller;
import dev.quayside.engine.secret.Vault;
import dev.quayside.engine.store.Database;
import dev.quayside.engine.trackingpage.TrackingLinks;
import dev.quayside.engine.wallet.Wallets;
import dev.quayside.engine.workspace.Workspaces;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.util.EnumSet;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/// E-mail on a database of its own, with a clock that stands still unless it is moved, and one
/// parcel, `shp_1`.
final class PostDesk implements AutoCloseable {

  static final Instant START = Instant.parse("2026-11-21T09:00:00Z");

  private final AtomicReference<Instant> time = new AtomicReference<>(START);
  private final Database database;
  private final Workspaces workspaces;
  private final Events events;
  private final Mails mails;

  /// @param recipient of the parcel
  PostDesk(Path directory, @Nullable String recipient, String country) {
    database = Database.open(directory.resolve("quayside.db"));
    var random = RandomGenerator.of("SecureRandom");
    var ids = new Ids(InstantSource.system(), random);
    var wallets = new Wallets(database, ids, _ -> time.get(), new LiveEvents());
    workspaces = new Workspaces(database, wallets, ids, InstantSource.fixed(START));
    workspaces.makeDefaults();
    MailedParcel.Source parcels =
        (_, _, id) ->
            id.equals("shp_1") ? Optional.of(parcel(recipient, country)) : Optional.empty();
    var outbox = new MailOutbox(ids, workspaces::environment, parcels);
    events = new Events(ids, _ -> time.get(), outbox, new LiveEvents());
    var brandings = new Brandings(database, workspaces::name);
    var around =
        new Mails.Surroundings(
            database,
            ids,
            _ -> time.get(),
            new Vault(new byte[Vault.KEY_BYTES], random),
            workspaces,
            brandings,
            new TrackingLinks(brandings, _ -> URI.create("http://127.0.0.1:8780")),
            parcels);
    var post = new SmtpPost();
    mails = new Mails(around, outbox, post);
  }

  private static MailedParcel parcel(@Nullable String recipient, String country) {
    return new MailedParcel(
        recipient,
        "Bob <b>Buyer</b>",
        country,
        "ups",
        "UPS",
        "UPS Ground",
        "1Z999AA10123456784",
        null,
        LocalDate.of(2026, 11, 24));
  }

  Mails mails() {
    return mails;
  }

  Caller shop() {
    return workspaces.bySlug("main").orElseThrow().desk();
  }

  Caller sandbox() {
    return workspaces.bySlug("demo").orElseThrow().desk();
  }

  /// @param port of the server on this machine
  MailSetup setup(int port, SmtpSecurity security) {
    return new MailSetup(
        true,
        "127.0.0.1",
        port,
        security,
        "shop",
        true,
        "post@mugharbor.example",
        null,
        EnumSet.allOf(Occasion.class));
  }

  void happens(Caller where, EventType type, String data) {
    database.write(tx -> events.append(tx, where.workspace(), type, "shp_1", data));
  }

  void pass(Duration by) {
    time.updateAndGet(now -> now.plus(by));
  }

  /// Sends what is due, on this thread.
  int sendAll() {
    int rounds = 0;
    while (mails.sendOne()) {
      rounds++;
    }
    return rounds;
  }

  /// A letter left as a process that is killed in the midst of sending leaves it.
  void dieSending() {
    database.write(tx -> new LetterStore().claim(tx, shop().workspace(), time.get()).orElseThrow());
  }

  @Override
  public void close() {
    mails.close();
    database.close();
  }
}
