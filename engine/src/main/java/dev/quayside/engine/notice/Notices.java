package dev.quayside.engine.notice;

import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.customer.email.Emails;
import dev.quayside.engine.platform.event.LiveEvents;
import dev.quayside.engine.platform.event.Topic;
import dev.quayside.engine.platform.server.route.Routes;
import dev.quayside.engine.platform.setting.Settings;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.platform.wing.Chore;
import dev.quayside.engine.platform.wing.Lane;
import dev.quayside.engine.platform.wing.Wing;
import dev.quayside.printing.message.Bundles;
import dev.quayside.printing.message.Wording;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Tells what needs a person, once: a matter that goes on is not told again, one that comes back
/// after it was over is.
public final class Notices implements Wing {

  private static final Logger LOG = LoggerFactory.getLogger(Notices.class);

  /// How often a workspace is looked through; each time is a handful of queries.
  public static final Duration EVERY = Duration.ofMinutes(1);

  private static final Duration DAY = Duration.ofDays(1);

  /// How long a mail server that did not take a message is left alone.
  private static final Duration TRY_AGAIN = Duration.ofMinutes(10);

  private static final Duration KEPT = Duration.ofDays(30);

  private final Database database;
  private final Ids ids;
  private final InstantSource clock;
  private final LiveEvents live;
  private final Settings settings;
  private final NoticeFinder finder;
  private final Emails emails;
  private final NoticeStore store = new NoticeStore();
  private final Map<WorkspaceId, Instant> looked = new ConcurrentHashMap<>();
  private final Map<WorkspaceId, Instant> refused = new ConcurrentHashMap<>();

  public Notices(
      Database database,
      Ids ids,
      InstantSource clock,
      LiveEvents live,
      Settings settings,
      NoticeFinder finder,
      Emails emails) {
    this.database = database;
    this.ids = ids;
    this.clock = clock;
    this.live = live;
    this.settings = settings;
    this.finder = finder;
    this.emails = emails;
  }

  /// What needs a person now, the newest first.
  public List<Notice> open(Caller caller) {
    return database.read(tx -> store.open(tx, caller.workspace()));
  }

  /// Looks through a workspace, at most once a minute.
  public void round(Caller caller) {
    var now = clock.instant();
    var before = looked.get(caller.workspace());
    if (before == null || !now.isBefore(before.plus(EVERY))) {
      looked.put(caller.workspace(), now);
      look(caller);
    }
  }

  /// Looks through a workspace now: tells what is new, ends what is over, and sends the e-mail.
  ///
  /// @return what needs a person now, the newest first
  public List<Notice> look(Caller caller) {
    var workspace = caller.workspace();
    var wanted = NoticeSettings.of(settings, caller);
    var found =
        finder.find(caller, wanted).stream()
            .collect(Collectors.toMap(Finding::key, Function.identity(), (first, _) -> first));
    var at = clock.instant();
    if (isNews(database.read(tx -> store.open(tx, workspace)), found)) {
      database.write(tx -> renew(tx, workspace, found, at));
    }
    mail(caller, wanted, at);
    return open(caller);
  }

  private static boolean isNews(List<Notice> open, Map<String, Finding> found) {
    return open.size() != found.size()
        || open.stream()
            .anyMatch(
                notice ->
                    !found.containsKey(notice.key())
                        || !notice.message().equals(found.get(notice.key()).message()));
  }

  private boolean renew(Tx tx, WorkspaceId workspace, Map<String, Finding> found, Instant at) {
    var open =
        store.open(tx, workspace).stream()
            .collect(Collectors.toMap(Notice::key, Function.identity()));
    for (var notice : open.values()) {
      if (!found.containsKey(notice.key())) {
        store.end(tx, workspace, notice.id(), at);
      }
    }
    for (var finding : found.values()) {
      var known = open.get(finding.key());
      if (known == null) {
        store.insert(tx, workspace, notice(ids.next(IdKind.NOTICE), finding, at));
      } else if (!known.message().equals(finding.message())) {
        store.reword(tx, workspace, notice(known.id(), finding, known.createdAt()));
      }
    }
    store.deleteOld(tx, workspace, at.minus(KEPT));
    live.tell(tx, workspace, Topic.NOTICE_CHANGED, workspace.value());
    return true;
  }

  private static Notice notice(String id, Finding finding, Instant at) {
    return new Notice(
        id, finding.key(), finding.kind(), finding.subject(), finding.message(), at, null);
  }

  private void mail(Caller caller, NoticeSettings wanted, Instant now) {
    var to = wanted.to();
    if (wanted.email() == NoticeMail.OFF || to == null || !mayMail(caller, wanted, now)) {
      return;
    }
    var news = database.read(tx -> store.unmailed(tx, caller.workspace()));
    if (news.isEmpty()) {
      return;
    }
    Wording words = Bundles.in(wanted.language().equals("en") ? "" : wanted.language())::pattern;
    var lines = news.stream().map(notice -> notice.message().in(words)).toList();
    var subject = NoticeWords.MAIL_SUBJECT.of(news.size()).in(words);
    var failure = emails.sendNotice(caller, to, subject, lines);
    if (failure.isPresent()) {
      LOG.warn("notices could not be sent: {}", failure.get().sentence());
      refused.put(caller.workspace(), now);
      return;
    }
    database.change(
        tx -> {
          store.mailed(tx, caller.workspace(), news, now);
        });
  }

  private boolean mayMail(Caller caller, NoticeSettings wanted, Instant now) {
    var failed = refused.get(caller.workspace());
    if (failed != null && now.isBefore(failed.plus(TRY_AGAIN))) {
      return false;
    }
    return wanted.email() == NoticeMail.AT_ONCE
        || database
            .read(tx -> store.lastMailed(tx, caller.workspace()))
            .map(last -> !now.isBefore(last.plus(DAY)))
            .orElse(true);
  }

  @Override
  public List<Routes> routes() {
    return List.of(new NoticeRoutes(this, settings));
  }

  @Override
  public List<Chore> chores() {
    return List.of(
        Chore.each(this::round).whenChanged(EVERY.plusSeconds(1)).in(Lane.PATIENT).byOneEngine());
  }
}
