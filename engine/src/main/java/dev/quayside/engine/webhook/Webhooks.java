package dev.quayside.engine.webhook;

import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.event.Events;
import dev.quayside.engine.platform.idempotency.Receipt;
import dev.quayside.engine.platform.network.EgressPolicy;
import dev.quayside.engine.platform.network.Net;
import dev.quayside.engine.platform.secret.Vault;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.webhook.delivery.DeliveryTask;
import dev.quayside.engine.webhook.delivery.HttpPost;
import dev.quayside.engine.webhook.delivery.WebhookSender;
import dev.quayside.engine.webhook.delivery.WebhookWords;
import java.time.Duration;
import java.time.InstantSource;
import java.util.HexFormat;
import java.util.random.RandomGenerator;

/// Subscriptions of a workspace, and the deliveries to them.
public final class Webhooks implements AutoCloseable {

  private static final int SECRET_BYTES = 32;
  private static final Duration KEPT = Duration.ofDays(30);

  private final Database database;
  private final Ids ids;
  private final WorkspaceClock clock;
  private final RandomGenerator random;
  private final Vault vault;
  private final Events events;
  private final EgressPolicy egress;
  private final WebhookSender sender;
  private final WakeSignal wake;
  private final Dispatcher dispatcher;
  private final WebhookStore store = new WebhookStore();
  private final DeliveryStore deliveries = new DeliveryStore();

  /// What webhooks share with the rest of an engine.
  ///
  /// @param clock the time of each workspace
  /// @param real the machine's own time
  /// @param random a cryptographic one
  public record Surroundings(
      Database database,
      Ids ids,
      WorkspaceClock clock,
      InstantSource real,
      RandomGenerator random,
      Vault vault) {}

  /// Whether `text` names addresses as `10.1.0.0/16`, `fc00::/7` or a single address do.
  public static boolean isRange(String text) {
    return Net.isNet(text);
  }

  public static Webhooks of(
      Surroundings around, Events events, Outbox outbox, EgressPolicy egress) {
    return new Webhooks(around, events, outbox, egress, HttpPost.through(egress));
  }

  Webhooks(Surroundings around, Events events, Outbox outbox, EgressPolicy egress, HttpPost post) {
    database = around.database();
    ids = around.ids();
    clock = around.clock();
    random = around.random();
    vault = around.vault();
    this.events = events;
    this.egress = egress;
    sender = new WebhookSender(vault, post);
    wake = outbox.wake();
    dispatcher =
        new Dispatcher(new DeliveryTasks(database, clock, around.real()), sender, wake, clock);
  }

  /// Begins to deliver, with what an earlier process left.
  public void start() {
    dispatcher.start();
  }

  /// Looks at once whether a retry has become due: a clock was moved.
  public void kick() {
    wake.give();
  }

  /// @throws ProblemException `INVALID_REQUEST` naming all that is wrong with the draft
  public NewWebhook create(Caller caller, WebhookDraft draft, Receipt<NewWebhook> receipt) {
    var checked = draft.checked(caller.environment(), egress);
    var brought = checked.secret();
    var secret = brought == null ? generate() : brought;
    var webhook =
        new Webhook(
            ids.next(IdKind.WEBHOOK),
            checked.url(),
            checked.events(),
            WebhookStatus.ENABLED,
            0,
            null,
            null,
            null,
            clock.now(caller.workspace()));
    var made = new NewWebhook(webhook, brought == null ? secret : null);
    var sealed = vault.seal(secret);
    return database.write(
        tx -> {
          store.insert(tx, caller.workspace(), webhook, sealed);
          receipt.settle(tx, made);
          return made;
        });
  }

  /// Newest first.
  public Page<Webhook> list(Caller caller, Page.Request request) {
    return database.read(tx -> store.page(tx, caller.workspace(), request));
  }

  /// @throws ProblemException `NOT_FOUND`
  public Webhook get(Caller caller, String id) {
    return database.read(tx -> require(tx, caller, id));
  }

  /// @throws ProblemException `NOT_FOUND`
  public Health health(Caller caller, String id) {
    return database.read(
        tx -> {
          var webhook = require(tx, caller, id);
          boolean enabled = webhook.status() == WebhookStatus.ENABLED;
          return new Health(
              webhook,
              deliveries.waiting(tx, caller.workspace(), id),
              enabled ? deliveries.nextAttemptAt(tx, caller.workspace(), id) : null);
        });
  }

  /// What still waits for it is never sent.
  ///
  /// @throws ProblemException `NOT_FOUND`
  public void delete(Caller caller, String id) {
    database.write(
        tx -> {
          require(tx, caller, id);
          return store.delete(tx, caller.workspace(), id);
        });
  }

  /// Lets a disabled webhook have its events again, those that waited first. Does nothing to one
  /// that is enabled.
  ///
  /// @throws ProblemException `NOT_FOUND`
  public Webhook enable(Caller caller, String id, Receipt<Webhook> receipt) {
    var enabled =
        database.write(
            tx -> {
              store.enable(tx, caller.workspace(), id);
              var webhook = require(tx, caller, id);
              receipt.settle(tx, webhook);
              return webhook;
            });
    wake.give();
    return enabled;
  }

  /// Sends a `ping` once, at once and to a disabled webhook too, and tells what came of it. It
  /// counts neither for nor against the webhook.
  ///
  /// @throws ProblemException `NOT_FOUND`
  public Delivery test(Caller caller, String id, Receipt<Delivery> receipt) {
    var workspace = caller.workspace();
    var webhook = get(caller, id);
    var sealed = database.read(tx -> store.sealedSecret(tx, workspace, id)).orElseThrow();
    var ping = events.draft(workspace, EventType.PING, id, "{\"webhookId\":\"" + id + "\"}");
    var task =
        new DeliveryTask(
            ids.next(IdKind.DELIVERY),
            workspace,
            caller.environment(),
            id,
            webhook.url(),
            sealed,
            ping,
            1);
    var attempt = DeliveryAttempt.of(sender.deliver(task), 1, ping.createdAt(), null);
    var pinged = Delivery.settled(task.deliveryId(), ping, attempt);
    return database.write(
        tx -> {
          require(tx, caller, id);
          events.append(tx, workspace, ping);
          deliveries.insert(tx, workspace, id, pinged, ping);
          receipt.settle(tx, pinged);
          return pinged;
        });
  }

  /// Newest first, each with its attempts. Those delivered or failed are kept for 30 days.
  ///
  /// @throws ProblemException `NOT_FOUND`
  public Page<Delivery> deliveries(Caller caller, String id, Page.Request request) {
    return database.read(
        tx -> {
          require(tx, caller, id);
          return deliveries.page(tx, caller.workspace(), id, request);
        });
  }

  /// Forgets deliveries that were settled more than 30 days ago.
  public int deleteOld(WorkspaceId workspace) {
    var limit = clock.now(workspace).minus(KEPT);
    return database.writeInSteps(tx -> deliveries.deleteSettledBefore(tx, workspace, limit));
  }

  @Override
  public void close() {
    dispatcher.close();
  }

  private Webhook require(Tx tx, Caller caller, String id) {
    return store
        .find(tx, caller.workspace(), id)
        .orElseThrow(() -> ProblemException.notFound(WebhookWords.WEBHOOK, id));
  }

  private String generate() {
    var bytes = new byte[SECRET_BYTES];
    random.nextBytes(bytes);
    return "whsec_" + HexFormat.of().formatHex(bytes);
  }
}
