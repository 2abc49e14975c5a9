package dev.quayside.engine.webhook;

import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Right;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.page.Age;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.platform.event.Event;
import dev.quayside.engine.platform.event.EventLog;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.event.Events;
import dev.quayside.engine.platform.foundation.Foundation;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.network.EgressPolicy;
import dev.quayside.engine.platform.network.Net;
import dev.quayside.engine.platform.retry.WakeSignal;
import dev.quayside.engine.platform.secret.Vault;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.webhook.delivery.DeliveryTask;
import dev.quayside.engine.webhook.delivery.HttpPost;
import dev.quayside.engine.webhook.delivery.WebhookSender;
import dev.quayside.engine.webhook.delivery.WebhookWords;
import java.util.HexFormat;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/// A workspace's webhooks and the deliveries to them.
public final class Webhooks implements AutoCloseable {

  private static final int SECRET_BYTES = 32;

  /// Webhooks of a workspace at most. Every event is queued for each of them, so more would slow
  /// down every purchase.
  private static final int MOST = 50;

  private final Database database;
  private final Ids ids;
  private final WorkspaceClock clock;
  private final RandomGenerator random;
  private final Vault vault;
  private final Events events;
  private final EgressPolicy egress;
  private final WebhookSender sender;
  private final Outbox outbox;
  private final WakeSignal wake;
  private final Dispatcher dispatcher;
  private final WebhookStore store = new WebhookStore();
  private final DeliveryStore deliveries = new DeliveryStore();
  private final EventLog log;

  /// Whether `text` is a range of addresses, such as `10.1.0.0/16` or `fc00::/7`, or a single
  /// address.
  public static boolean isRange(String text) {
    return Net.isNet(text);
  }

  public static Webhooks of(Foundation base, Events events, Outbox outbox) {
    return new Webhooks(base, events, outbox, HttpPost.through(base.egress()));
  }

  Webhooks(Foundation base, Events events, Outbox outbox, HttpPost post) {
    database = base.database();
    ids = base.ids();
    clock = base.clock();
    random = base.random();
    vault = base.vault();
    log = new EventLog(database, clock);
    this.events = events;
    egress = base.egress();
    sender = new WebhookSender(vault, post);
    this.outbox = outbox;
    wake = outbox.wake();
    dispatcher =
        new Dispatcher(new DeliveryTasks(database, clock, base.leases()), sender, wake, clock);
    base.leases().ask(DeliveryTasks.isDue(this::kick));
  }

  /// Starts delivering, beginning with what an earlier process left.
  public void start() {
    dispatcher.start();
  }

  /// Checks at once whether a retry is due, after a clock was moved.
  public void kick() {
    wake.give();
  }

  /// @throws ProblemException `INVALID_REQUEST` naming every error in the draft
  public NewWebhook create(Caller caller, WebhookDraft draft, RequestKey<NewWebhook> key) {
    Acting.require(Right.SEE_SECRETS);
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
    var answer = key.answer(made);
    return database.write(
        tx -> {
          ProblemException.refuseMore(store.count(tx, caller.workspace()), MOST);
          tx.afterCommit(outbox::forget);
          store.insert(tx, caller.workspace(), webhook, sealed);
          events.note(tx, caller.workspace(), "webhook.created", webhook.id());
          answer.keep(tx);
          return made;
        });
  }

  /// Webhooks, newest first.
  public Page<Webhook> list(Caller caller, Slice<Age> slice) {
    return database.read(tx -> store.page(tx, caller.workspace(), slice));
  }

  /// @throws ProblemException `NOT_FOUND`
  public Webhook get(Caller caller, String id) {
    return database.read(tx -> require(tx, caller, id));
  }

  /// Deletes a webhook; its queued deliveries are never sent.
  ///
  /// @throws ProblemException `NOT_FOUND`
  public void delete(Caller caller, String id) {
    Acting.require(Right.SEE_SECRETS);
    database.change(
        tx -> {
          tx.afterCommit(outbox::forget);
          require(tx, caller, id);
          events.note(tx, caller.workspace(), "webhook.deleted", id);
          store.delete(tx, caller.workspace(), id);
        });
  }

  /// Enables a disabled webhook; queued deliveries are sent first. Does nothing when it is enabled.
  ///
  /// @throws ProblemException `NOT_FOUND`
  public Webhook enable(Caller caller, String id, RequestKey<Webhook> key) {
    var enabled =
        database.writeIfUnchanged(
            tx -> require(tx, caller, id),
            before -> {
              var webhook = before.enabled();
              var answer = key.answer(webhook);
              return tx -> {
                tx.afterCommit(outbox::forget);
                store.enable(tx, caller.workspace(), id);
                events.note(tx, caller.workspace(), "webhook.enabled", id);
                answer.keep(tx);
                return webhook;
              };
            });
    wake.give();
    return enabled;
  }

  /// Changes the given fields. Queued deliveries are sent to the new address.
  ///
  /// @throws ProblemException `NOT_FOUND`; `INVALID_REQUEST` naming every error
  public Webhook change(Caller caller, String id, WebhookChange change) {
    Acting.require(Right.SEE_SECRETS);
    change.check(caller.environment(), egress);
    var workspace = caller.workspace();
    var changed =
        database.write(
            tx -> {
              var before = require(tx, caller, id);
              tx.afterCommit(outbox::forget);
              store.change(tx, workspace, before.changed(change));
              events.note(tx, workspace, "webhook.changed", id);
              if (Boolean.TRUE.equals(change.enabled())) {
                store.enable(tx, workspace, id);
              } else if (Boolean.FALSE.equals(change.enabled())) {
                store.disable(tx, workspace, id, clock.now(workspace), null);
              }
              return require(tx, caller, id);
            });
    wake.give();
    return changed;
  }

  /// Changes the secret. New deliveries are signed with it, and with the old one as well for some
  /// time.
  ///
  /// @throws ProblemException `NOT_FOUND`; `INVALID_REQUEST`
  public NewWebhook rotate(
      Caller caller, String id, SecretRotation rotation, RequestKey<NewWebhook> key) {
    Acting.require(Right.SEE_SECRETS);
    Violations.refuseAs(ProblemCode.INVALID_REQUEST, rotation::check);
    var workspace = caller.workspace();
    var brought = rotation.secret();
    var secret = brought == null ? generate() : brought;
    var sealed = vault.seal(secret);
    return database.writeIfUnchanged(
        tx -> require(tx, caller, id),
        webhook -> {
          var rotated = new NewWebhook(webhook, brought == null ? secret : null);
          var answer = key.answer(rotated);
          return tx -> {
            var until = clock.now(workspace).plus(rotation.overlap());
            store.rotate(tx, workspace, id, sealed, until);
            events.note(tx, workspace, "webhook.secret_rotated", id);
            answer.keep(tx);
            return rotated;
          };
        });
  }

  /// Sends an event again: to one webhook, or to all enabled ones that subscribe to its type.
  ///
  /// @param webhookId null for all
  /// @throws ProblemException `NOT_FOUND`; `CONFLICT` when no webhook would get it
  public List<Delivery> resend(
      Caller caller, String eventId, @Nullable String webhookId, RequestKey<List<Delivery>> key) {
    var workspace = caller.workspace();
    var event =
        log.find(workspace, eventId)
            .orElseThrow(() -> ProblemException.notFound(WebhookWords.EVENT, eventId));
    var queued =
        database.writeIfUnchanged(
            tx -> receivers(tx, caller, event, webhookId),
            receivers -> {
              var at = clock.now(workspace);
              var made =
                  receivers.stream()
                      .map(_ -> Delivery.queued(ids.next(IdKind.DELIVERY), event, at))
                      .toList();
              var answer = key.answer(made);
              return tx -> {
                for (int i = 0; i < made.size(); i++) {
                  var id = made.get(i).id();
                  deliveries.queue(tx, workspace, receivers.get(i), id, event, at);
                }
                answer.keep(tx);
                return made;
              };
            });
    wake.give();
    return queued;
  }

  private List<String> receivers(Tx tx, Caller caller, Event event, @Nullable String webhookId) {
    if (webhookId != null) {
      if (require(tx, caller, webhookId).status() == WebhookStatus.DISABLED) {
        throw ProblemException.refused(ProblemCode.CONFLICT, WebhookWords.DISABLED);
      }
      return List.of(webhookId);
    }
    var subscribed =
        WebhookStore.subscribed(store.subscribers(tx, caller.workspace()), event.type());
    if (subscribed.isEmpty()) {
      throw ProblemException.refused(
          ProblemCode.CONFLICT, WebhookWords.NOBODY_ASKED, event.type().wire());
    }
    return subscribed;
  }

  /// Sends a `ping` at once, to a disabled webhook too, without retries, and returns the result. It
  /// does not count as a success or failure of the webhook.
  ///
  /// @throws ProblemException `NOT_FOUND`
  public Delivery test(Caller caller, String id, RequestKey<Delivery> key) {
    var workspace = caller.workspace();
    var webhook = get(caller, id);
    var secrets = database.read(tx -> store.secrets(tx, workspace, id)).orElseThrow();
    // stored before it is sent, because the ids of events must rise in the order of their commits
    var ping =
        database.write(
            tx ->
                events.append(tx, workspace, EventType.PING, id, "{\"webhookId\":\"" + id + "\"}"));
    var task =
        new DeliveryTask(
            ids.next(IdKind.DELIVERY),
            workspace,
            caller.environment(),
            id,
            webhook.url(),
            secrets.at(clock.now(workspace)),
            ping,
            1);
    var attempt = DeliveryAttempt.of(sender.deliver(task), 1, ping.createdAt(), null);
    var pinged = Delivery.settled(task.deliveryId(), ping, attempt);
    var answer = key.answer(pinged);
    return database.write(
        tx -> {
          require(tx, caller, id);
          deliveries.insert(tx, workspace, id, pinged, ping);
          answer.keep(tx);
          return pinged;
        });
  }

  /// Deliveries with their attempts, newest first. Those delivered or failed are kept for 30 days.
  ///
  /// @throws ProblemException `NOT_FOUND`
  public Page<Delivery> deliveries(Caller caller, String id, Slice<Age> slice) {
    return database.read(
        tx -> {
          require(tx, caller, id);
          return deliveries.page(tx, caller.workspace(), id, slice);
        });
  }

  /// Deletes deliveries that were settled, or queued, more than 30 days ago.
  public int deleteOld(WorkspaceId workspace) {
    var limit = clock.now(workspace).minus(EventLog.KEPT);
    return database.writeInSteps(tx -> deliveries.deleteBefore(tx, workspace, limit));
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
