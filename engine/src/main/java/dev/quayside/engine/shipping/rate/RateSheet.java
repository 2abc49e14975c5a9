package dev.quayside.engine.shipping.rate;

import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.carrier.option.CarrierOptions;
import dev.quayside.printing.message.Message;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;

/// The carriers' answers to one rate request, added as they come. Any thread may read it.
final class RateSheet {

  private final String id;
  private final RateRequest request;
  private final Instant expiresAt;
  private final List<CarrierRates> answers = new CopyOnWriteArrayList<>();
  private final List<CarrierMessage> declined = new CopyOnWriteArrayList<>();
  private final List<CarrierMessage> ofParcel = new CopyOnWriteArrayList<>();
  private int places;

  /// @param id the request's id, from which the ids of its rates are derived
  RateSheet(String id, RateRequest request, Instant quotedAt) {
    this.id = id;
    this.request = request;
    this.expiresAt = quotedAt.plus(Rate.LIFETIME).truncatedTo(ChronoUnit.MILLIS);
  }

  String id() {
    return id;
  }

  RateRequest request() {
    return request;
  }

  /// Adds a carrier's answer; must not be called by two threads at the same time.
  CarrierRates add(RateFanOut.Reply reply) {
    var profile = reply.carrier().profile();
    var rates = new ArrayList<Rate>(reply.quotes().size());
    for (var quote : reply.quotes()) {
      var rateId = Ids.member(id, IdKind.RATE, ++places);
      rates.add(new Rate(rateId, profile.code(), profile.name(), quote, expiresAt));
    }
    var answer =
        new CarrierRates(
            profile.code(),
            profile.name(),
            rates,
            reply.declined(),
            reply.alerts(),
            reply.failure());
    answers.add(answer);
    declined.addAll(reply.declined());
    reply.declined().stream()
        .filter(each -> isOfParcel(each, profile.options()))
        .forEach(ofParcel::add);
    return answer;
  }

  /// The rate with this id, if it was answered already.
  Optional<Quoted> find(String rateId) {
    var rates = rates();
    return rates.stream()
        .filter(rate -> rate.id().equals(rateId))
        .map(rate -> new Quoted(rate, request, rates))
        .findFirst();
  }

  /// Cheapest first.
  List<Rate> rates() {
    return answers.stream()
        .flatMap(answer -> answer.rates().stream())
        .sorted(RateOrder.cheapestFirst(request.from().country()))
        .toList();
  }

  List<CarrierMessage> failures() {
    return answers.stream()
        .flatMap(answer -> Optional.ofNullable(answer.message()).stream())
        .toList();
  }

  /// The carriers' failures and remarks.
  List<CarrierMessage> messages() {
    return Stream.concat(
            failures().stream(), answers.stream().flatMap(answer -> answer.alerts().stream()))
        .toList();
  }

  /// The problem to report when there is no rate at all.
  ProblemException nothing() {
    var failures = failures();
    if (!answers.isEmpty()
        && failures.size() == answers.size()
        && failures.stream().noneMatch(each -> each.is(ProblemCode.CARRIER_UNAVAILABLE))) {
      return refused(failures);
    }
    if (!answers.isEmpty() && failures.size() == answers.size()) {
      return new ProblemException(
          new Problem.TryLater(
              ProblemCode.CARRIER_UNAVAILABLE,
              RateWords.NO_CARRIER_ANSWERED.of(failures.getFirst().message()),
              RateFanOut.TRY_AGAIN));
    }
    if (declined.stream().anyMatch(no -> no.is(ProblemCode.DIMENSION_REQUIRED))) {
      return sidesNeeded();
    }
    return ProblemException.refused(ProblemCode.RATE_NOT_FOUND, RateWords.NO_RATES, why());
  }

  /// Why there is no rate: first what a carrier said to what was asked, then what keeps others out
  /// whatever the lane, such as the packaging of another carrier.
  private Message why() {
    return Stream.concat(ofParcel.stream(), declined.stream())
        .map(CarrierMessage::message)
        .findFirst()
        .orElseGet(RateWords.LANE_NOT_SERVED::of);
  }

  private static boolean isOfParcel(CarrierMessage declined, CarrierOptions options) {
    boolean billsOthers = options.payors().transport().size() > 1;
    return Stream.of(
                ProblemCode.PIECES_NOT_SUPPORTED,
                ProblemCode.INVALID_SHIP_DATE,
                ProblemCode.INVALID_PACKAGING)
            .noneMatch(declined::is)
        && (billsOthers || !declined.is(ProblemCode.PAYOR_NOT_ACCEPTED));
  }

  /// The problem when every carrier refused, and waiting helps with none of them.
  private static ProblemException refused(List<CarrierMessage> failures) {
    var found = new Violations();
    failures.forEach(each -> found.add(each.carrier(), each.message()));
    return ProblemException.invalid(ProblemCode.valueOf(failures.getFirst().code()), found.list());
  }

  /// The problem when every carrier that could take the parcel needs its sides.
  private static ProblemException sidesNeeded() {
    var found = new Violations();
    for (var side : List.of("lengthIn", "widthIn", "heightIn")) {
      found.add("parcel." + side, RateWords.SIDES_REQUIRED);
    }
    return ProblemException.invalid(ProblemCode.DIMENSION_REQUIRED, found.list());
  }
}
