package dev.quayside.engine.carrier.module;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.CarrierWords;
import dev.quayside.engine.carrier.http.CarrierAnswer;
import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.CarrierAnswer.Silence;
import dev.quayside.engine.carrier.http.CarrierAnswer.Silent;
import dev.quayside.engine.carrier.http.CarrierHttp;
import dev.quayside.engine.carrier.http.CarrierRequest;
import dev.quayside.engine.carrier.http.Wire;
import dev.quayside.engine.carrier.purchase.InDoubtException;
import dev.quayside.printing.message.Message;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The connection of one account to its carrier. It knows the carrier's address, waits as long as
/// the carrier asks for, and turns a missing answer into the port's exceptions. Secrets are removed
/// from refusals it passes on.
///
/// The caller judges an answer, except those that mean the same at every carrier: 429, 5xx, and
/// 3xx, which says nothing about what was done and is never followed.
public final class CarrierLine {

  private static final Logger LOG = LoggerFactory.getLogger(CarrierLine.class);
  private static final Duration QUESTION = Duration.ofSeconds(8);
  private static final Duration ORDER = Duration.ofSeconds(18);
  private static final Duration TRY_AGAIN = Duration.ofSeconds(30);
  private static final Duration LONGEST_QUIET = Duration.ofHours(1);
  private static final int TOO_MANY = 429;
  private static final int SERVER_ERROR = 500;
  private static final int REDIRECTION = 300;
  private static final int REFUSAL = 400;

  private final CarrierCredentials credentials;
  private final CarrierHost host;
  private final CarrierHttp http;
  private final InstantSource clock;
  private final AssignedNumbers numbers;
  private final Redaction redaction;
  private volatile @Nullable Instant quietUntil;

  /// @param instead replaces all the carrier's hosts; null to use its own
  public CarrierLine(
      CarrierCredentials credentials,
      @Nullable URI instead,
      CarrierHttp http,
      InstantSource clock,
      AssignedNumbers numbers) {
    this.credentials = credentials;
    this.host = CarrierHost.of(credentials.carrier(), credentials.endpoint(), instead);
    this.http = http;
    this.clock = clock;
    this.numbers = numbers;
    this.redaction = Redaction.of(credentials.secrets());
  }

  public CarrierCredentials credentials() {
    return credentials;
  }

  public CarrierHost host() {
    return host;
  }

  public InstantSource clock() {
    return clock;
  }

  public AssignedNumbers numbers() {
    return numbers;
  }

  /// A token fetched over this connection and kept until the account changes.
  public CarrierToken token(Supplier<CarrierToken.Grant> fetch) {
    return new CarrierToken(clock, fetch);
  }

  /// A GET of one of the carrier's paths that wants JSON.
  public CarrierRequest get(String path) {
    return CarrierRequest.get(host.at(path)).with("Accept", "application/json");
  }

  /// A DELETE of one of the carrier's paths that wants JSON.
  public CarrierRequest delete(String path) {
    return CarrierRequest.delete(host.at(path)).with("Accept", "application/json");
  }

  /// Sends a record as JSON to one of the carrier's paths.
  public CarrierRequest json(String method, String path, Object record) {
    return CarrierRequest.json(method, host.at(path), record);
  }

  /// Asks something that may be asked again.
  ///
  /// @return an answer of 2xx, or of 4xx except 429
  /// @throws ProblemException `CARRIER_UNAVAILABLE`
  public Said question(CarrierRequest request) {
    return said(request, asked -> http.ask(asked, QUESTION), this::unavailable);
  }

  /// Orders something that changes the carrier's data: a purchase, void, booking or closing.
  ///
  /// @return an answer of 2xx, or of 4xx except 429
  /// @throws InDoubtException when it is not known whether it was done
  /// @throws ProblemException `CARRIER_UNAVAILABLE` when it certainly was not
  public Said order(CarrierRequest request) {
    return said(request, asked -> http.ask(asked, ORDER), InDoubtException::new);
  }

  /// Follows a link in an answer: with credentials to the carrier itself, without to any other
  /// host, and only where the egress policy allows.
  ///
  /// @param signed adds the credentials
  /// @throws ProblemException `CARRIER_UNAVAILABLE`
  public Said follow(URI link, UnaryOperator<CarrierRequest> signed) {
    return host.here(link)
        .map(here -> question(signed.apply(CarrierRequest.get(here))))
        .orElseGet(
            () ->
                said(
                    CarrierRequest.get(link).hiding(),
                    asked -> http.askStranger(asked, QUESTION),
                    this::unavailable));
  }

  /// @throws ProblemException `CARRIER_UNAVAILABLE` when the answer cannot be read
  public <T> T read(Said said, Class<T> type) {
    return Wire.read(said, type).orElseThrow(this::garbled);
  }

  /// The problem for an answer that cannot be read.
  public ProblemException garbled() {
    return unavailable(CarrierWords.GARBLED.of(name()));
  }

  /// The exception for an answer to an order that does not say whether it was done.
  public InDoubtException unreadable() {
    return new InDoubtException(CarrierWords.GARBLED.of(name()));
  }

  /// @param refusal makes the problem of a refusal
  /// @throws ProblemException when the answer is a refusal
  public Said good(Said said, BiFunction<CarrierLine, Said, ProblemException> refusal) {
    if (!said.isGood()) {
      throw refusal.apply(this, said);
    }
    return said;
  }

  /// The problem for a carrier that asks to wait without saying how long.
  public ProblemException pausing() {
    return tooMany(TRY_AGAIN);
  }

  /// The problem for a carrier that cannot answer now.
  public ProblemException unavailable(Message what) {
    return ProblemException.tryLater(ProblemCode.CARRIER_UNAVAILABLE, what, TRY_AGAIN);
  }

  /// The problem for refused credentials: nothing was done, and the carrier itself works.
  public ProblemException wrongCredentials() {
    return ProblemException.refused(
        ProblemCode.CARRIER_CREDENTIALS, CarrierWords.CREDENTIALS, name());
  }

  private Said said(
      CarrierRequest request,
      Function<CarrierRequest, CarrierAnswer> way,
      Function<Message, RuntimeException> unsure) {
    var quiet = quietUntil;
    if (quiet != null && clock.instant().isBefore(quiet)) {
      throw tooMany(Duration.between(clock.instant(), quiet));
    }
    return switch (way.apply(request)) {
      case Silent(var why) -> {
        LOG.info("{}: {}", request, why);
        throw why.isUnheard() ? unavailable(silence(why)) : unsure.apply(silence(why));
      }
      case Said said when said.status() == TOO_MANY -> throw quiet(said);
      case Said said when said.status() >= SERVER_ERROR -> {
        LOG.info("{}: {}", request, said.status());
        throw unsure.apply(CarrierWords.TROUBLE.of(name(), said.status()));
      }
      case Said said when isOfNoCarrier(said) -> {
        LOG.info("{}: {}", request, said.status());
        throw unsure.apply(CarrierWords.GARBLED.of(name()));
      }
      case Said said -> said.isGood() ? said : redaction.of(said);
    };
  }

  /// A redirection, or success with a page for people: a proxy on the way or a sign-in page.
  private static boolean isOfNoCarrier(Said said) {
    return said.status() >= REDIRECTION && said.status() < REFUSAL
        || said.isGood() && said.header("Content-Type").startsWith("text/html");
  }

  private ProblemException quiet(Said said) {
    var now = clock.instant();
    var wait = said.retryAfter(now).orElse(TRY_AGAIN);
    wait = wait.isNegative() ? Duration.ZERO : wait;
    wait = wait.compareTo(LONGEST_QUIET) > 0 ? LONGEST_QUIET : wait;
    quietUntil = now.plus(wait);
    LOG.info("{} has had too many requests: none for {}", credentials.carrier().code(), wait);
    return tooMany(wait);
  }

  private ProblemException tooMany(Duration wait) {
    long seconds = Math.max(1, wait.plusMillis(999).toSeconds());
    return ProblemException.tryLater(
        ProblemCode.CARRIER_UNAVAILABLE,
        CarrierWords.PAUSING.of(name(), seconds),
        Duration.ofSeconds(seconds));
  }

  private Message silence(Silence why) {
    var words =
        switch (why) {
          case UNKNOWN_HOST -> CarrierWords.UNKNOWN_HOST;
          case NO_CONNECTION -> CarrierWords.NO_CONNECTION;
          case NOT_SECURE -> CarrierWords.NOT_SECURE;
          case OFF_LIMITS -> CarrierWords.OFF_LIMITS;
          case LATE -> CarrierWords.SILENT;
          case TOO_LONG -> CarrierWords.TOO_LONG;
          case BROKE_OFF -> CarrierWords.BROKE_OFF;
        };
    return words.of(name());
  }

  private String name() {
    return credentials.carrier().name();
  }
}
