package dev.quayside.engine.carrier.nine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.catalogue.CarrierModules;
import dev.quayside.engine.carrier.doubles.Accounts;
import dev.quayside.engine.carrier.doubles.CarrierDouble;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Answer;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Asked;
import dev.quayside.engine.carrier.purchase.InDoubtException;
import dev.quayside.engine.carrier.purchase.IssuedLabel;
import dev.quayside.engine.carrier.purchase.LookupAnswer;
import dev.quayside.engine.carrier.purchase.VoidAnswer;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// Whatever a carrier answers, the port says what it says of a carrier, and a purchase that was
/// taken is never called a refusal.
class HostileAnswersTest {

  private static final Instant TUESDAY = Instant.parse("2026-11-24T15:00:00Z");

  /// Every n-th of what {@link Mutants} makes of an answer; 1 takes minutes.
  private static final int EVERY = Integer.getInteger("quayside.mutants", 97);

  private static final List<Answer> ODDITIES =
      List.of(
          said(200, "application/json", ""),
          said(200, "application/json", "null"),
          said(200, "application/json", "[]"),
          said(200, "application/json", "{}"),
          said(200, "application/json", "[null]"),
          said(200, "application/json", "\"x\""),
          said(200, "application/json", "[".repeat(5_000)),
          said(200, "text/html", "<html><body>Please sign in</body></html>"),
          said(200, "text/xml", "<a/>"),
          said(
              200,
              "text/xml",
              "<!DOCTYPE a [<!ENTITY b SYSTEM \"file:///etc/passwd\">]><a>&b;</a>"),
          new Answer(200, "image/png", new byte[] {(byte) 0xff, (byte) 0xfe, 0, 1}, Map.of()),
          said(200, "application/json", "no gzip").with("Content-Encoding", "gzip"),
          said(204, "application/json", ""),
          said(302, "text/html", "").with("Location", "https://elsewhere.example/"),
          said(307, "text/html", "").with("Location", "http://127.0.0.1:1/"),
          said(404, "text/html", "<html>Not here</html>"),
          said(400, "application/json", "{\"errors\": null, \"error\": [], \"response\": 7}"),
          said(403, "application/xml", "<messages/>"));

  /// What a proxy, a gateway or a sign-in page answers in a carrier's place.
  private static final List<Answer> FOREIGN =
      IntStream.of(200, 204, 302, 400, 404, 410, 422, 500, 502)
          .boxed()
          .flatMap(
              status ->
                  Stream.of(
                      said(status, "text/html", "<html>Not here</html>"),
                      said(status, "text/plain", "not found"),
                      said(status, "application/json", "")))
          .toList();

  private static final Answer NOTHING = said(200, "application/json", "{}");

  private final NineCarriers carriers = new NineCarriers();

  @AfterEach
  void close() {
    carriers.close();
  }

  /// What is asked of a carrier.
  private record Question(String name, Runnable ask) {}

  @ParameterizedTest
  @FieldSource("dev.quayside.engine.carrier.nine.Lane#ALL")
  void everyAnswerHasAMeaning(Lane lane) {
    var carrier = carriers.of(lane.carrier());
    var faults = new ArrayList<String>();
    for (var question : questions(lane, open(lane))) {
      for (var answer : answers(usual(carrier, question))) {
        carrier.tampers((asked, real) -> isToken(asked) ? real : answer);
        wrong(carrier, question, answer).ifPresent(faults::add);
      }
      carrier.tampers((_, real) -> real);
    }
    assertThat(faults).isEmpty();
  }

  @ParameterizedTest
  @FieldSource("dev.quayside.engine.carrier.nine.Lane#ALL")
  void aNumberBelowNothingInRatesHasAMeaning(Lane lane) {
    var carrier = carriers.of(lane.carrier());
    var rate = questions(lane, open(lane)).getFirst();
    var usual = usual(carrier, rate);
    var text = new String(usual.body(), StandardCharsets.UTF_8);
    var faults = new ArrayList<String>();
    for (var mutant : Mutants.below(text)) {
      var answer = altered(usual, mutant);
      carrier.tampers((asked, real) -> isToken(asked) ? real : answer);
      wrong(carrier, rate, answer).ifPresent(faults::add);
    }
    assertThat(faults).isEmpty();
  }

  @ParameterizedTest
  @FieldSource("dev.quayside.engine.carrier.nine.Lane#ALL")
  void aDateThatIsNoneCostsNoRateLabelOrVoid(Lane lane) {
    var carrier = carriers.of(lane.carrier());
    var faults = new ArrayList<String>();
    var questions = questions(lane, open(lane));
    for (var form : Mutants.NO_DATES) {
      for (var question : questions) {
        carrier.tampers(
            (asked, real) ->
                isToken(asked) ? real : altered(real, Mutants.dated(text(real), form)));
        var thrown = thrown(question);
        if (thrown != null) {
          faults.add(question.name() + " with " + form + ": " + thrown);
        }
        carrier.tampers((_, real) -> real);
      }
    }
    assertThat(faults).isEmpty();
  }

  /// What stands on the way to a carrier may answer in its place. None of that tells that a label,
  /// paid for two hours ago, was never bought: the carrier's own words do.
  @ParameterizedTest
  @FieldSource("dev.quayside.engine.carrier.nine.Lane#ALL")
  void whatTheCarrierDidNotSayItselfProvesNoPurchaseUndone(Lane lane) {
    // OnTrac bills no label that it has not scanned
    assumeThat(lane.carrier()).isNotEqualTo("ontrac");
    var carrier = carriers.of(lane.carrier());
    var open = open(lane);
    open.purchase(lane.tender("shp_0", TUESDAY));
    var wrong = new ArrayList<Answer>();
    for (var answer : FOREIGN) {
      carrier.tampers((asked, real) -> isToken(asked) ? real : answer);
      if (saysNotBought(open, lane)) {
        wrong.add(answer);
      }
    }
    assertThat(wrong).isEmpty();
  }

  /// Nor is a label that is still good taken for a voided one, whose money comes back.
  @ParameterizedTest
  @FieldSource("dev.quayside.engine.carrier.nine.Lane#ALL")
  void whatTheCarrierDidNotSayItselfVoidsNothing(Lane lane) {
    var carrier = carriers.of(lane.carrier());
    var open = open(lane);
    var bought = open.purchase(lane.tender("shp_0", TUESDAY));
    var label = new IssuedLabel("shp_0", bought.trackingNumber(), bought.handle());
    var wrong = new ArrayList<Answer>();
    for (var answer : FOREIGN) {
      if (answer.status() < 300 && !answer.mediaType().equals("text/html")) {
        // some carriers say that a void succeeded by an answer without a text
        continue;
      }
      carrier.tampers((asked, real) -> isToken(asked) ? real : answer);
      if (saysVoided(open, label)) {
        wrong.add(answer);
      }
    }
    assertThat(wrong).isEmpty();
  }

  private static boolean saysVoided(Carrier carrier, IssuedLabel label) {
    try {
      return carrier.voidLabel(label) instanceof VoidAnswer.Voided;
    } catch (ProblemException | InDoubtException unsure) {
      return false;
    }
  }

  private static boolean saysNotBought(Carrier carrier, Lane lane) {
    try {
      return carrier.lookUp(lane.tender("shp_0", TUESDAY.minusSeconds(7_200)))
          instanceof LookupAnswer.NotBought;
    } catch (ProblemException | InDoubtException unsure) {
      return false;
    }
  }

  private static String text(Answer answer) {
    return new String(answer.body(), StandardCharsets.ISO_8859_1);
  }

  @ParameterizedTest
  @FieldSource("dev.quayside.engine.carrier.nine.Lane#ALL")
  void everyAnswerForATokenHasAMeaning(Lane lane) {
    var carrier = carriers.of(lane.carrier());
    var faults = new ArrayList<String>();
    var rate = questions(lane, open(lane)).getFirst();
    var token = new AtomicReference<@Nullable Answer>();
    carrier.tampers((asked, real) -> noted(token, asked, real));
    rate.ask().run();
    var granted = token.get();
    if (granted == null) {
      return;
    }
    for (var answer : answers(granted)) {
      carrier.tampers((asked, real) -> isToken(asked) ? answer : real);
      wrong(carrier, questions(lane, open(lane)).getFirst(), answer).ifPresent(faults::add);
    }
    assertThat(faults).isEmpty();
  }

  private static Answer noted(AtomicReference<@Nullable Answer> token, Asked asked, Answer real) {
    if (isToken(asked)) {
      token.set(real);
    }
    return real;
  }

  private Carrier open(Lane lane) {
    return Accounts.open(
        CarrierModules.of(lane.carrier()).orElseThrow(),
        carriers.of(lane.carrier()).url(),
        () -> TUESDAY,
        NineCarriers.account(lane.carrier()));
  }

  /// Every purchase is another one.
  private static List<Question> questions(Lane lane, Carrier carrier) {
    var count = new AtomicInteger();
    var bought = carrier.purchase(lane.tender("shp_0", TUESDAY));
    var label = new IssuedLabel("shp_0", bought.trackingNumber(), bought.handle());
    var later = TUESDAY.minusSeconds(7_200);
    return List.of(
        new Question("rate", () -> carrier.rate(lane.consignment(TUESDAY), Set.of())),
        new Question(
            "buy", () -> carrier.purchase(lane.tender("shp_" + count.incrementAndGet(), TUESDAY))),
        new Question("look up", () -> carrier.lookUp(lane.tender("shp_0", later))),
        new Question("track", () -> carrier.track(label.trackingNumber())),
        new Question("void", () -> carrier.voidLabel(label)));
  }

  /// The last of what is answered when all is well.
  private static Answer usual(CarrierDouble carrier, Question question) {
    var answered = new AtomicReference<@Nullable Answer>();
    carrier.tampers(
        (asked, real) -> {
          if (!isToken(asked) && real.body().length < 100_000) {
            answered.compareAndSet(null, real);
          }
          return real;
        });
    if (question.name().equals("void")) {
      // once voided it answers otherwise
      return NOTHING;
    }
    question.ask().run();
    return Objects.requireNonNullElse(answered.get(), NOTHING);
  }

  private static List<Answer> answers(Answer usual) {
    var mutants = Mutants.of(new String(usual.body(), StandardCharsets.UTF_8));
    int first = Math.min(EVERY / 2, Math.max(0, mutants.size() - 1));
    return Stream.concat(
            ODDITIES.stream(),
            IntStream.iterate(first, i -> i < mutants.size(), i -> i + EVERY)
                .mapToObj(i -> altered(usual, mutants.get(i))))
        .toList();
  }

  private static Answer altered(Answer usual, String body) {
    return new Answer(
        usual.status(), usual.mediaType(), body.getBytes(StandardCharsets.UTF_8), usual.headers());
  }

  private static Optional<String> wrong(CarrierDouble carrier, Question question, Answer answer) {
    int before = live(carrier);
    var thrown = thrown(question);
    boolean ours =
        thrown == null || thrown instanceof ProblemException || thrown instanceof InDoubtException;
    boolean lost =
        question.name().equals("buy")
            && thrown instanceof ProblemException
            && answer.status() < 400
            && live(carrier) > before;
    return ours && !lost
        ? Optional.empty()
        : Optional.of(
            "%s: %d %s -> %s"
                .formatted(
                    question.name(),
                    answer.status(),
                    new String(answer.body(), StandardCharsets.UTF_8),
                    thrown));
  }

  private static @Nullable RuntimeException thrown(Question question) {
    try {
      question.ask().run();
      return null;
    } catch (RuntimeException e) {
      return e;
    }
  }

  private static int live(CarrierDouble carrier) {
    return (int) carrier.sold().stream().filter(sold -> !sold.voided()).count();
  }

  private static boolean isToken(Asked asked) {
    return asked.path().contains("token") || asked.path().contains("payment");
  }

  private static Answer said(int status, String mediaType, String body) {
    return Answer.of(status, mediaType, body);
  }
}
