package dev.quayside.engine.mail;

import dev.quayside.engine.branding.Brandings;
import dev.quayside.engine.id.IdKind;
import dev.quayside.engine.id.Ids;
import dev.quayside.engine.idempotency.Receipt;
import dev.quayside.engine.identity.Caller;
import dev.quayside.engine.identity.WorkspaceId;
import dev.quayside.engine.page.Page;
import dev.quayside.engine.problem.ProblemCode;
import dev.quayside.engine.problem.ProblemException;
import dev.quayside.engine.secret.Vault;
import dev.quayside.engine.store.Database;
import dev.quayside.engine.store.Tx;
import dev.quayside.engine.trackingpage.TrackingLinks;
import dev.quayside.engine.workspace.Workspace;
import dev.quayside.engine.workspace.Workspaces;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// E-mail of workspaces: how it is sent, what it says, what became of it.
public final class Mails implements AutoCloseable {

  private static final Duration KEPT = Duration.ofDays(30);
  private static final Duration TRY_AGAIN = Duration.ofSeconds(30);

  private final Database database;
  private final Ids ids;
  private final Function<WorkspaceId, Instant> now;
  private final Vault vault;
  private final Workspaces workspaces;
  private final Brandings brandings;
  private final LetterWriter writer;
  private final SmtpPost post;
  private final MailRound round;
  private final Postman postman;
  private final Semaphore bell;
  private final MailedParcel.Source parcels;
  private final MailSetupStore setups = new MailSetupStore();
  private final LetterStore letters = new LetterStore();

  /// What e-mail shares with the rest of an engine.
  ///
  /// @param now the time of each workspace
  public record Surroundings(
      Database database,
      Ids ids,
      Function<WorkspaceId, Instant> now,
      Vault vault,
      Workspaces workspaces,
      Brandings brandings,
      TrackingLinks links,
      MailedParcel.Source parcels) {}

  public Mails(Surroundings around, MailOutbox outbox) {
    this(around, outbox, new SmtpPost());
  }

  Mails(Surroundings around, MailOutbox outbox, SmtpPost post) {
    database = around.database();
    ids = around.ids();
    now = around.now();
    vault = around.vault();
    workspaces = around.workspaces();
    brandings = around.brandings();
    this.post = post;
    bell = outbox.bell();
    parcels = around.parcels();
    writer = new LetterWriter(around.brandings(), around.links());
    round = new MailRound(around, writer, post);
    postman = new Postman(round::sendOne, bell);
  }

  /// Forgets to whom was written about a shipment that is closed.
  public void forget(Tx tx, WorkspaceId workspace, String shipmentId) {
    letters.deleteAbout(tx, workspace, shipmentId);
  }

  /// Begins to send, with what an earlier process left.
  public void start() {
    round.doubtAll();
    postman.start();
  }

  /// Sends one letter that is due, on this thread.
  ///
  /// @return false when none was
  boolean sendOne() {
    return round.sendOne();
  }

  public MailSetup setup(Caller caller) {
    return kept(caller).setup();
  }

  /// @param password null to keep the one there is; blank for none
  /// @throws ProblemException `INVALID_REQUEST` naming all that is wrong with it
  public MailSetup keep(Caller caller, MailSetup setup, @Nullable String password) {
    var checked = setup.checked();
    var kept =
        database.write(
            tx -> {
              var before = setups.find(tx, caller.workspace());
              before.ifPresent(each -> each.checkPassword(checked, password));
              var sealed =
                  password == null
                      ? before.map(MailSetupStore.Kept::sealedPassword)
                      : Optional.of(password).filter(text -> !text.isBlank()).map(vault::seal);
              setups.put(tx, caller.workspace(), checked, sealed.orElse(null));
              return setups.find(tx, caller.workspace()).orElseThrow().setup();
            });
    round.wake(caller.workspace());
    bell.release();
    return kept;
  }

  /// Sends one e-mail at once, from the sandbox too: somebody asked for it.
  ///
  /// @throws ProblemException `INVALID_REQUEST` for an address that is none; `CONFLICT` before a
  ///   server is set up; `SERVICE_UNAVAILABLE` saying why the server did not take it
  public void sendTest(Caller caller, String to, String language) {
    tested(caller, to, language)
        .ifPresent(
            why -> {
              throw ProblemException.tryLater(
                  ProblemCode.SERVICE_UNAVAILABLE, "the e-mail did not go out: " + why, TRY_AGAIN);
            });
  }

  /// As {@link #sendTest}, and tells why the server did not take it; empty when it did.
  ///
  /// @throws ProblemException `INVALID_REQUEST` and `CONFLICT` as there
  public Optional<String> tested(Caller caller, String to, String language) {
    if (!MailSetup.isAddress(to.strip())) {
      throw ProblemException.invalid(
          ProblemCode.INVALID_REQUEST, "to", "must be an e-mail address");
    }
    var kept = kept(caller);
    if (kept.setup().host().isEmpty()) {
      throw ProblemException.refused(
          ProblemCode.CONFLICT, "no mail server is set up yet: name one first");
    }
    var setup = kept.setup().checked();
    var workspace = workspace(caller.workspace());
    var letter = writer.test(workspace, MailWords.in(language));
    var branding = brandings.of(workspace.id());
    var envelope =
        new SmtpPost.Envelope(
            ids.next(IdKind.LETTER),
            branding.shopName(),
            to.strip(),
            branding.supportEmail(),
            now.apply(workspace.id()),
            brandings.logo(workspace.id()).orElse(null));
    return switch (post.send(setup, MailRound.opened(vault, kept), envelope, letter)) {
      case Sent.Taken() -> Optional.empty();
      case Sent.NotYet(var why, _) -> Optional.of(why);
      case Sent.Refused(var why) -> Optional.of(why);
      case Sent.InDoubt(var why) -> Optional.of(why);
    };
  }

  /// The shop's own template, else the product's.
  ///
  /// @param language `en` or `es`
  public MailTemplate template(Caller caller, Occasion occasion, String language) {
    return round.template(caller.workspace(), occasion, language);
  }

  /// Whether the shop has changed it.
  public boolean isOwn(Caller caller, Occasion occasion, String language) {
    return database
        .read(tx -> setups.template(tx, caller.workspace(), occasion, language))
        .isPresent();
  }

  /// @throws ProblemException `INVALID_REQUEST` naming all that is wrong, unknown placeholders too
  public MailTemplate keepTemplate(
      Caller caller, Occasion occasion, String language, MailTemplate template) {
    var checked = template.checked();
    return database.write(
        tx -> {
          setups.putTemplate(tx, caller.workspace(), occasion, language, checked);
          return checked;
        });
  }

  /// Goes back to the product's own.
  public MailTemplate resetTemplate(Caller caller, Occasion occasion, String language) {
    database.write(tx -> setups.deleteTemplate(tx, caller.workspace(), occasion, language));
    return template(caller, occasion, language);
  }

  /// A letter about a parcel that does not exist.
  ///
  /// @throws ProblemException `INVALID_REQUEST` as for [#keepTemplate]
  public Letter preview(Caller caller, Occasion occasion, String language, MailTemplate template) {
    return writer.sample(
        workspace(caller.workspace()), template.checked(), MailWords.in(language), occasion);
  }

  /// The letter's HTML with the shop's logo in it, for a browser.
  public String page(Caller caller, Letter letter) {
    return letter.page(brandings.logo(caller.workspace()).orElse(null));
  }

  /// The letter about a parcel of the shop's own. Nobody gets it.
  ///
  /// @throws ProblemException `INVALID_REQUEST` as for [#keepTemplate]; `NOT_FOUND` for a shipment
  ///   that is none, or has no label yet
  public Letter previewOf(
      Caller caller, String shipmentId, Occasion occasion, String language, MailTemplate template) {
    var checked = template.checked();
    var parcel =
        database
            .read(tx -> parcels.find(tx, caller.workspace(), shipmentId))
            .orElseThrow(() -> ProblemException.notFound("a label of this shipment"));
    return writer.previewOf(
        workspace(caller.workspace()), checked, MailWords.in(language), parcel, occasion);
  }

  /// What went out and what did not.
  public Page<PostedLetter> letters(
      Caller caller,
      @Nullable LetterStatus status,
      @Nullable String shipmentId,
      Page.Request request) {
    var search = new LetterStore.Search(status, shipmentId);
    return database.read(tx -> letters.page(tx, caller.workspace(), search, request));
  }

  /// Sends what failed, is in doubt, or waits, as soon as can be, and as often as a new one.
  ///
  /// @throws ProblemException `NOT_FOUND`; `CONFLICT` for one that went out, is just being sent, or
  ///   tells of what is over
  public PostedLetter sendAgain(Caller caller, String id, Receipt<PostedLetter> receipt) {
    var workspace = caller.workspace();
    var at = now.apply(workspace);
    var again =
        database.write(
            tx -> {
              letters
                  .find(tx, workspace, id)
                  .orElseThrow(() -> ProblemException.notFound("a letter " + id))
                  .checkAgain(at);
              letters.again(tx, workspace, id, at);
              var letter = letters.find(tx, workspace, id).orElseThrow();
              receipt.settle(tx, letter);
              return letter;
            });
    round.wake(workspace);
    bell.release();
    return again;
  }

  /// What went out and what did not, newest first.
  public List<PostedLetter> newest(Caller caller, int most) {
    return database.read(tx -> letters.newest(tx, caller.workspace(), most));
  }

  /// Forgets letters of more than 30 days ago, and the addresses they went to.
  public int deleteOld(WorkspaceId workspace) {
    var limit = now.apply(workspace).minus(KEPT);
    return database.write(tx -> letters.deleteBefore(tx, workspace, limit));
  }

  @Override
  public void close() {
    postman.close();
  }

  private MailSetupStore.Kept kept(Caller caller) {
    return database
        .read(tx -> setups.find(tx, caller.workspace()))
        .orElseGet(() -> new MailSetupStore.Kept(MailSetup.first(), null));
  }

  private Workspace workspace(WorkspaceId id) {
    return workspaces.byId(id).orElseThrow(() -> ProblemException.notFound("this workspace"));
  }
}
