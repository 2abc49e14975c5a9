package dev.quayside.engine.source.kind;

import dev.quayside.engine.carrier.http.CarrierAnswer;
import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.CarrierAnswer.Silence;
import dev.quayside.engine.carrier.http.CarrierHttp;
import dev.quayside.engine.carrier.http.CarrierRequest;
import dev.quayside.engine.source.kind.ShopException.Kind;
import dev.quayside.printing.message.Message;
import java.net.URI;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The line to one shop over HTTP: what goes wrong on it is a {@link ShopException} in plain words.
///
/// @param name of the shop, for messages
/// @param instead of the hosts of a kind whose hosts are fixed; null for those
public record ShopHttp(CarrierHttp http, String name, @Nullable URI instead, InstantSource clock) {

  public static final Duration USUAL = Duration.ofSeconds(30);

  /// When a person stands and waits.
  public static final Duration BRIEF = Duration.ofSeconds(2);

  /// Asked for a good answer.
  public Said good(CarrierRequest question) {
    return require(ask(question, USUAL));
  }

  /// As {@link #good}, when a person stands and waits.
  public Said goodSoon(CarrierRequest question) {
    return require(ask(question, BRIEF));
  }

  /// As {@link #good}; empty for 404.
  public Optional<Said> known(CarrierRequest question, boolean brief) {
    var said = ask(question, brief ? BRIEF : USUAL);
    return said.isUnknown() ? Optional.empty() : Optional.of(require(said));
  }

  /// What the shop says, whatever it is.
  public Said ask(CarrierRequest question, Duration limit) {
    return switch (http.ask(question, limit)) {
      case Said said -> said;
      case CarrierAnswer.Silent silent -> throw silent(silent.why(), limit);
    };
  }

  public ShopException garbled() {
    return ShopException.garbled(SourceWords.UNREADABLE.of(name));
  }

  /// As {@link #garbled()}, in the words of the answer where it is no page.
  public ShopException garbled(Said said) {
    var words = said.header("Content-Type").contains("html") ? "" : SpokenWords.of(said);
    return words.isEmpty() ? garbled() : ShopException.garbled(SourceWords.SAID.of(name, words));
  }

  /// Asked for an answer that is good, and does not say in its body that it is not.
  public Said done(CarrierRequest question) {
    var said = good(question);
    if (SpokenWords.isNo(said)) {
      throw ShopException.of(
          Kind.REFUSED, words(said, said.header("Content-Type").contains("html")));
    }
    return said;
  }

  private Said require(Said said) {
    if (said.isGood()) {
      return said;
    }
    throw refusal(said);
  }

  /// What an answer that is no good one means.
  public ShopException refusal(Said said) {
    boolean isPage = said.header("Content-Type").contains("html");
    return switch (said.status()) {
      case 401 -> ShopException.of(Kind.SOURCE_CREDENTIALS, SourceWords.CREDENTIALS.of(name));
      case 403 ->
          isPage
              ? ShopException.unavailable(SourceWords.FIREWALL.of(name), false)
              : ShopException.of(Kind.SOURCE_NOT_ALLOWED, notAllowed(said));
      case 429 -> limited(said);
      case 503 ->
          said.retryAfter(clock.instant()).isPresent() ? limited(said) : unwell(said, isPage);
      default -> {
        if (said.status() >= 500 || said.status() == 408) {
          yield unwell(said, isPage);
        }
        if (said.status() < 400) {
          yield ShopException.of(Kind.SOURCE_GARBLED, SourceWords.MOVED.of(name));
        }
        yield ShopException.of(Kind.REFUSED, words(said, isPage));
      }
    };
  }

  private Message notAllowed(Said said) {
    var words = SpokenWords.of(said);
    return words.isEmpty()
        ? SourceWords.NOT_ALLOWED.of(name)
        : SourceWords.NOT_ALLOWED_SAYS.of(name, words);
  }

  /// The page of a server in trouble says nothing that its status does not.
  private ShopException unwell(Said said, boolean isPage) {
    var words = isPage ? "" : SpokenWords.of(said);
    return ShopException.unavailable(
        words.isEmpty()
            ? SourceWords.UNWELL.of(name, said.status())
            : SourceWords.UNWELL_SAYS.of(name, said.status(), words),
        true);
  }

  private ShopException limited(Said said) {
    return ShopException.limited(
        SourceWords.BUSY.of(name), said.retryAfter(clock.instant()).orElse(null));
  }

  private Message words(Said said, boolean isPage) {
    var words = SpokenWords.of(said);
    if (!words.isEmpty()) {
      return SourceWords.SAID.of(name, words);
    }
    return isPage
        ? SourceWords.NOT_SHOP.of(name)
        : SourceWords.SAID.of(name, "HTTP " + said.status());
  }

  private ShopException silent(Silence why, Duration limit) {
    var message =
        switch (why) {
          case UNKNOWN_HOST -> SourceWords.UNKNOWN_HOST.of(name);
          case NO_CONNECTION, OFF_LIMITS -> SourceWords.NO_CONNECTION.of(name);
          case NOT_SECURE -> SourceWords.NOT_SECURE.of(name);
          case LATE -> SourceWords.LATE.of(name, limit.toSeconds());
          case TOO_LONG -> SourceWords.TOO_LONG.of(name);
          case BROKE_OFF -> SourceWords.BROKE_OFF.of(name);
        };
    return ShopException.unavailable(message, !why.isUnheard());
  }
}
