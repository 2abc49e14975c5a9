package dev.quayside.engine.rate;

import dev.quayside.engine.address.AddressDraft;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.carrier.Quote;
import dev.quayside.engine.id.IdKind;
import dev.quayside.engine.id.Ids;
import dev.quayside.engine.identity.Caller;
import dev.quayside.engine.identity.WorkspaceId;
import dev.quayside.engine.problem.Problem;
import dev.quayside.engine.problem.ProblemCode;
import dev.quayside.engine.problem.ProblemException;
import dev.quayside.engine.problem.Violations;
import dev.quayside.engine.store.Database;
import dev.quayside.engine.store.Tx;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;

/// Prices a parcel with every carrier at once. One slow or broken carrier never holds up the
/// others.
public final class Rates {

  /// Section 8 of the specification.
  private static final Duration LIFETIME = Duration.ofMinutes(15);

  private static final Duration KEPT = Duration.ofDays(1);

  private final Database database;
  private final Carriers carriers;
  private final Ids ids;
  private final Function<WorkspaceId, Instant> now;
  private final Survey survey;
  private final RateStore store = new RateStore();

  public Rates(
      Database database,
      Carriers carriers,
      Ids ids,
      Function<WorkspaceId, Instant> now,
      Duration carrierDeadline) {
    this.database = database;
    this.carriers = carriers;
    this.ids = ids;
    this.now = now;
    this.survey = new Survey(carrierDeadline);
  }

  /// @throws ProblemException see {@link #quote(Caller, RateRequest, Consumer)}
  public RateQuote quote(Caller caller, RateRequest request) {
    return quote(caller, request, _ -> {});
  }

  /// @param asTheyCome called once for each carrier, in the order they answer, from one thread at a
  ///   time; its rates can be bought at once
  /// @throws ProblemException `INVALID_ADDRESS`; `RATE_NOT_FOUND` when nobody offers anything,
  ///   `CARRIER_UNAVAILABLE` when nobody answers
  public RateQuote quote(Caller caller, RateRequest request, Consumer<CarrierRates> asTheyCome) {
    checkDeliverable(request);
    var requestedAt = now.apply(caller.workspace());
    var quoteId = ids.next(IdKind.RATE_REQUEST);
    var consignment = request.consignment(requestedAt);
    var answers = new ArrayList<CarrierRates>();
    var declined = new ArrayList<CarrierMessage>();
    survey.ask(
        asked(caller, request),
        carrier -> carrier.rate(consignment, request.services()),
        reply -> {
          var rates = rates(caller, request, quoteId, requestedAt, reply);
          answers.add(rates);
          declined.addAll(reply.declined());
          asTheyCome.accept(rates);
        });
    return whole(quoteId, requestedAt, answers, declined);
  }

  /// What was quoted under `rateId`, if it is this workspace's and still holds.
  public Optional<Quoted> find(Tx tx, WorkspaceId workspace, String rateId) {
    return store.holding(tx, workspace, rateId).stream()
        .flatMap(
            stored ->
                stored.rates().stream()
                    .filter(rate -> rate.id().equals(rateId))
                    .filter(rate -> rate.expiresAt().isAfter(now.apply(workspace)))
                    .map(
                        rate ->
                            new Quoted(
                                rate,
                                stored.request(),
                                store.ofQuote(tx, workspace, stored.quoteId()))))
        .findFirst();
  }

  /// Removes quotes nobody can buy any more.
  public int deleteExpired(WorkspaceId workspace) {
    return database.write(
        tx -> store.deleteExpired(tx, workspace, now.apply(workspace).minus(KEPT)));
  }

  private static void checkDeliverable(RateRequest request) {
    var found = new Violations();
    AddressDraft.of(request.from()).checkDeliverable("from", found);
    AddressDraft.of(request.to()).checkDeliverable("to", found);
    found.throwAs(ProblemCode.INVALID_ADDRESS);
  }

  private List<Carrier> asked(Caller caller, RateRequest request) {
    if (request.carriers().isEmpty()) {
      return carriers.of(caller);
    }
    return request.carriers().stream().map(code -> carriers.require(caller, code)).toList();
  }

  private CarrierRates rates(
      Caller caller, RateRequest request, String quoteId, Instant requestedAt, Survey.Reply reply) {
    var rates = reply.quotes().isEmpty() ? List.<Rate>of() : identified(reply, requestedAt);
    if (!rates.isEmpty()) {
      database.write(
          tx -> {
            store.insert(tx, caller.workspace(), quoteId, request, rates, requestedAt);
            return true;
          });
    }
    var profile = reply.carrier().profile();
    return new CarrierRates(profile.code(), profile.name(), rates, reply.failure());
  }

  private List<Rate> identified(Survey.Reply reply, Instant requestedAt) {
    var profile = reply.carrier().profile();
    List<Quote> quotes = reply.quotes();
    var rateIds = ids.block(IdKind.RATE, quotes.size());
    var expiresAt = requestedAt.plus(LIFETIME);
    return IntStream.range(0, quotes.size())
        .mapToObj(
            i -> new Rate(rateIds.get(i), profile.code(), profile.name(), quotes.get(i), expiresAt))
        .toList();
  }

  private static RateQuote whole(
      String quoteId,
      Instant requestedAt,
      List<CarrierRates> answers,
      List<CarrierMessage> declined) {
    var rates =
        answers.stream()
            .flatMap(answer -> answer.rates().stream())
            .sorted(RateOrder.CHEAPEST_FIRST)
            .toList();
    var failures =
        answers.stream().flatMap(answer -> Optional.ofNullable(answer.message()).stream()).toList();
    if (rates.isEmpty()) {
      throw nothing(answers, failures, declined);
    }
    return new RateQuote(quoteId, rates, failures, requestedAt);
  }

  private static ProblemException nothing(
      List<CarrierRates> answers, List<CarrierMessage> failures, List<CarrierMessage> declined) {
    if (!answers.isEmpty() && failures.size() == answers.size()) {
      return new ProblemException(
          new Problem.TryLater(
              ProblemCode.CARRIER_UNAVAILABLE,
              "no carrier answered: " + failures.getFirst().message(),
              Survey.TRY_AGAIN));
    }
    var why =
        answers.isEmpty()
            ? "this workspace has no carrier account yet"
            : declined.stream()
                .map(CarrierMessage::message)
                .findFirst()
                .orElse("no carrier serves this lane");
    return ProblemException.refused(
        ProblemCode.RATE_NOT_FOUND, "no rates for this lane and parcel: " + why);
  }
}
