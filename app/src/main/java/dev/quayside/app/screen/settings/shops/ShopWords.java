package dev.quayside.app.screen.settings.shops;

import dev.quayside.app.control.ProblemText;
import dev.quayside.app.control.Tone;
import dev.quayside.app.control.Ui;
import dev.quayside.engine.account.carrieraccount.Connection;
import dev.quayside.engine.source.SourceView;
import dev.quayside.engine.source.SyncTally;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// How a shop stands, in words.
record ShopWords(Ui ui, SourceView shop, Instant now) {

  /// Its state in one word.
  enum State {
    PAUSED(Tone.QUIET),
    PULLING(Tone.SWIFT),
    WAITING(Tone.WAITING),
    TROUBLE(Tone.BAD),
    CONNECTED(Tone.GOOD),
    FRESH(Tone.WAITING);

    private final Tone tone;

    State(Tone tone) {
      this.tone = tone;
    }

    Tone tone() {
      return tone;
    }
  }

  State state() {
    var source = shop.source();
    if (!source.enabled()) {
      return State.PAUSED;
    }
    return switch (shop.state()) {
      case RUNNING -> State.PULLING;
      case WAITING -> State.WAITING;
      case FAILING -> State.TROUBLE;
      case IDLE -> isRefused() ? State.TROUBLE : hasPulled() ? State.CONNECTED : State.FRESH;
    };
  }

  String word() {
    return ui.text("settings.shops.state." + state().name().toLowerCase(Locale.ROOT));
  }

  /// What it does now, or did last.
  String sentence() {
    var source = shop.source();
    var error = source.progress().error();
    var pausedUntil = shop.pausedUntil();
    if (!source.enabled()) {
      return ui.text("settings.shops.said.paused");
    }
    if (pausedUntil != null) {
      return ui.text("settings.shops.said.asks-for-pause", ui.formats().stamp(pausedUntil));
    }
    if (shop.running()) {
      return ui.text(
          hasPulled() ? "settings.shops.said.pulling" : "settings.shops.said.first",
          tally().seen());
    }
    if (error != null) {
      return troubled(ProblemText.begun(ui.texts().of(error.message())));
    }
    if (isRefused()) {
      return ui.text(
          "settings.shops.said.wrong", ProblemText.begun(ui.texts().of(source.message())));
    }
    return hasPulled() ? pulled() : ui.text("settings.shops.said.not-yet");
  }

  private String troubled(String why) {
    var next = shop.source().progress().nextAt();
    return next == null
        ? ui.text("settings.shops.said.wrong", why)
        : ui.text("settings.shops.said.trouble", why, ui.formats().stamp(next));
  }

  private String pulled() {
    var tally = tally();
    var at = Objects.requireNonNull(shop.source().progress().succeededAt());
    var ago = Duration.between(at, now);
    int changed = tally.updated() + tally.cancelled();
    var words =
        ago.toMinutes() < 1
            ? ui.text("settings.shops.said.just", tally.created(), changed)
            : ui.text("settings.shops.said.last", ui.formats().span(ago), tally.created(), changed);
    return shop.source().settings().everyMinutes() == 0
        ? ui.text("settings.shops.said.by-hand", words)
        : words;
  }

  /// Its orders and parcels; empty when there are none.
  String counts() {
    var words = new ArrayList<String>();
    count(words, "settings.shops.count.open", shop.open());
    count(words, "settings.shops.count.held", shop.held());
    count(words, "settings.shops.count.waiting", shop.waiting());
    count(words, "settings.shops.count.refused", shop.refused());
    return String.join(" · ", words);
  }

  private void count(List<String> words, String key, int number) {
    if (number > 0) {
      words.add(ui.text(key, number));
    }
  }

  private SyncTally tally() {
    var latest = shop.latest();
    return latest == null ? SyncTally.NONE : latest.tally();
  }

  private boolean hasPulled() {
    return shop.source().progress().succeededAt() != null;
  }

  private boolean isRefused() {
    return isBad(shop.source().connection());
  }

  static boolean isBad(@Nullable Connection connection) {
    return connection == Connection.WRONG_CREDENTIALS
        || connection == Connection.ACCOUNT_NOT_ALLOWED
        || connection == Connection.UNREACHABLE;
  }
}
