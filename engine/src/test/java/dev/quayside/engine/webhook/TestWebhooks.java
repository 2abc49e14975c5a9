package dev.quayside.engine.webhook;

import dev.quayside.engine.account.wallet.Wallets;
import dev.quayside.engine.account.workspace.Clocks;
import dev.quayside.engine.account.workspace.Workspaces;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.page.Age;
import dev.quayside.engine.platform.audit.Audit;
import dev.quayside.engine.platform.event.Event;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.event.Events;
import dev.quayside.engine.platform.event.LiveEvents;
import dev.quayside.engine.platform.foundation.Foundation;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.journal.AnswerJournal;
import dev.quayside.engine.platform.lease.Leases;
import dev.quayside.engine.platform.network.EgressPolicy;
import dev.quayside.engine.platform.secret.Vault;
import dev.quayside.engine.platform.station.Stations;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.webhook.delivery.DeliveryTask;
import dev.quayside.engine.webhook.delivery.HttpPost;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.random.RandomGenerator;
import okhttp3.Dns;
import okhttp3.OkHttpClient;

/// Webhooks on a database of their own, with a clock that stands still unless it is moved.
final class TestWebhooks implements AutoCloseable {

  static final Instant START = Instant.parse("2026-11-21T09:00:00Z");
  static final Duration LIMIT = Duration.ofSeconds(20);

  private final Database database;
  private final Clocks clocks;
  private final Workspaces workspaces;
  private final Events events;
  private final Webhooks webhooks;
  private final DeliveryTasks tasks;

  private TestWebhooks(Path directory, InstantSource real) {
    database = Database.open(directory.resolve("quayside.db"));
    clocks = new Clocks(database, real);
    var random = RandomGenerator.of("SecureRandom");
    var leases = new Leases(database, real, "the only engine", Leases.LIFETIME);
    var ids = new Ids(InstantSource.system(), random);
    workspaces =
        new Workspaces(
            database, new Wallets(database, ids, clocks::now, new LiveEvents()), ids, real);
    workspaces.makeDefaults();
    var outbox = new Outbox(ids, false);
    var live = new LiveEvents();
    events = new Events(ids, clocks::now, outbox, live);
    var vault = new Vault(new byte[Vault.KEY_BYTES], random);
    var egress = EgressPolicy.allowing(List.of());
    webhooks =
        new Webhooks(
            new Foundation(
                database,
                database,
                real,
                clocks::now,
                random,
                ids,
                live,
                leases,
                new Stations(database, leases, ids, "Desk", true),
                new Audit(ids, null),
                AnswerJournal.in(directory.resolve("carrier-answers.jsonl")),
                vault,
                egress),
            events,
            outbox,
            new HttpPost(egress, LIMIT, Dns.SYSTEM, new OkHttpClient()));
    tasks = new DeliveryTasks(database, clocks::now, leases);
  }

  /// Nothing is delivered before {@link Webhooks#start}.
  static TestWebhooks stopped(Path directory) {
    return new TestWebhooks(directory, () -> START);
  }

  static TestWebhooks open(Path directory) {
    var desk = stopped(directory);
    desk.webhooks.start();
    return desk;
  }

  Webhooks webhooks() {
    return webhooks;
  }

  /// What the dispatcher would be handed now.
  List<DeliveryTask> due() {
    return tasks.next().tasks();
  }

  Caller caller() {
    return workspaces.bySlug("demo").orElseThrow().ownCaller();
  }

  Caller neighbour() {
    return workspaces.bySlug("main").orElseThrow().ownCaller();
  }

  Webhook subscribe(Receiver receiver) {
    return subscribe(receiver.url());
  }

  Webhook subscribe(String url) {
    var draft = new WebhookDraft(url, List.of("label.created", "tracking.updated"), "s3cret");
    return webhooks.create(caller(), draft, RequestKey.none()).webhook();
  }

  Event happens(String subject) {
    return happens(caller(), subject);
  }

  Event happens(Caller who, String subject) {
    return database.write(
        tx ->
            events.append(
                tx,
                who.workspace(),
                EventType.TRACKING_UPDATED,
                subject,
                "{\"of\":\"" + subject + "\"}"));
  }

  Instant now() {
    return clocks.now(caller().workspace());
  }

  void advance(Duration by) {
    clocks.advance(caller().workspace(), by);
  }

  List<Delivery> deliveries(Webhook webhook) {
    return webhooks.deliveries(caller(), webhook.id(), Age.newest(100)).items();
  }

  Delivery delivery(Webhook webhook, Event event) {
    return deliveries(webhook).stream()
        .filter(each -> each.eventId().equals(event.id()))
        .findFirst()
        .orElseThrow();
  }

  Webhook fresh(Webhook webhook) {
    return webhooks.get(caller(), webhook.id());
  }

  @Override
  public void close() {
    webhooks.close();
    database.close();
  }
}
