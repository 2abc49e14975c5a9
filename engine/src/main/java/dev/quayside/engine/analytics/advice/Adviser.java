package dev.quayside.engine.analytics.advice;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Comparator;
import java.util.List;

/// Scores the candidates under a priority and sorts them, best first.
public final class Adviser {

  private static final BigDecimal COST_SHARE = new BigDecimal("0.60");
  private static final BigDecimal SPEED_SHARE = new BigDecimal("0.20");
  private static final BigDecimal RELIABILITY_SHARE = new BigDecimal("0.20");
  private static final int DIGITS = 4;

  private final BigDecimal lowest;
  private final int shortest;
  private final Priority priority;

  private Adviser(List<Candidate> candidates, Priority priority) {
    this.priority = priority;
    lowest = candidates.stream().map(Adviser::price).min(Comparator.naturalOrder()).orElseThrow();
    shortest = candidates.stream().mapToInt(Candidate::transitDays).min().orElseThrow();
  }

  /// Sorts the candidates by their score under the priority, best first.
  public static Advice advise(
      List<Candidate> candidates, Priority priority, Lane lane, AskedParcel parcel) {
    var adviser = new Adviser(candidates, priority);
    var options =
        candidates.stream()
            .sorted(
                Comparator.comparing((Candidate each) -> adviser.score(each, priority))
                    .reversed()
                    .thenComparing(adviser.betweenEquals())
                    .thenComparing(each -> each.rate().carrier())
                    .thenComparing(each -> each.rate().quote().service()))
            .map(adviser::option)
            .toList();
    return new Advice(
        options.getFirst(), options.subList(1, options.size()), priority, lane, parcel);
  }

  /// Order of candidates with equal scores. Without a history all carriers are equally reliable; a
  /// caller who asked for reliability then gets a guaranteed and fast service, not just the
  /// cheapest. For the other priorities the balanced score decides.
  private Comparator<Candidate> betweenEquals() {
    var balance =
        Comparator.comparing((Candidate each) -> score(each, Priority.BALANCED)).reversed();
    var sooner =
        Comparator.comparingInt(Candidate::transitDays)
            .thenComparing(each -> each.rate().quote().deliveryDate());
    return switch (priority) {
      case COST, BALANCED -> balance;
      case SPEED -> sooner.thenComparing(balance);
      case RELIABILITY ->
          Comparator.comparing((Candidate each) -> !each.rate().quote().guaranteed())
              .thenComparing(sooner)
              .thenComparing(balance);
    };
  }

  private Advice.Option option(Candidate each) {
    var cheapest = price(each).compareTo(lowest) == 0;
    return new Advice.Option(
        each.rate().carrier(),
        each.rate().quote().service(),
        score(each, priority),
        each.rate().quote().amount(),
        each.transitDays(),
        each.onTimeRate(),
        each.exceptionRate(),
        each.reasons(cheapest, each.transitDays() == shortest),
        each.sample().basis(),
        each.sample().size());
  }

  private BigDecimal score(Candidate each, Priority by) {
    return switch (by) {
      case COST -> share(lowest, price(each));
      case SPEED -> share(days(shortest), days(each.transitDays()));
      case RELIABILITY -> each.reliability();
      case BALANCED ->
          COST_SHARE
              .multiply(score(each, Priority.COST))
              .add(SPEED_SHARE.multiply(score(each, Priority.SPEED)))
              .add(RELIABILITY_SHARE.multiply(score(each, Priority.RELIABILITY)))
              .setScale(DIGITS, RoundingMode.HALF_UP);
    };
  }

  /// Same-day delivery counts as half a day: zero could not be divided by, and one would equal the
  /// next day.
  private static BigDecimal days(int transitDays) {
    return transitDays == 0 ? new BigDecimal("0.5") : BigDecimal.valueOf(transitDays);
  }

  private static BigDecimal price(Candidate each) {
    return each.rate().quote().amount().amount();
  }

  private static BigDecimal share(BigDecimal best, BigDecimal own) {
    return own.signum() == 0 ? BigDecimal.ONE : best.divide(own, DIGITS, RoundingMode.HALF_UP);
  }
}
