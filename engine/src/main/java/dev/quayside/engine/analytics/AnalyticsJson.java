package dev.quayside.engine.analytics;

import dev.quayside.engine.analytics.advice.Advice;
import dev.quayside.engine.analytics.advice.AskedLane;
import dev.quayside.engine.analytics.advice.Lane;
import dev.quayside.engine.analytics.advice.Prediction;
import dev.quayside.engine.analytics.advice.Priority;
import dev.quayside.engine.analytics.advice.Question;
import dev.quayside.engine.analytics.history.CarrierRecord;
import dev.quayside.engine.analytics.history.PayorSum;
import dev.quayside.engine.analytics.history.Period;
import dev.quayside.engine.analytics.history.PersonSum;
import dev.quayside.engine.analytics.history.Savings;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.ParcelJson;
import dev.quayside.engine.platform.server.json.Fields;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Analytics on the wire (docs/api/analytics.md).
final class AnalyticsJson {

  private AnalyticsJson() {}

  record Lane(
      String lane,
      String currentCarrier,
      String recommendedCarrier,
      BigDecimal currentAvgCost,
      BigDecimal recommendedAvgCost,
      BigDecimal estimatedSavings,
      int shipmentCount) {}

  record SavingsAnswer(
      BigDecimal totalPotentialSavings,
      int lanesAnalyzed,
      int lanesWithSavings,
      List<Lane> topLanes,
      int paidByOthers,
      String currency,
      Instant from,
      Instant to) {}

  record CarrierLine(
      String carrier,
      String carrierName,
      int shipmentCount,
      int deliveredCount,
      @Nullable BigDecimal onTimeRate,
      @Nullable BigDecimal averageTransitDays,
      @Nullable BigDecimal exceptionRate,
      BigDecimal averageCost,
      int paidByOthers,
      String currency) {}

  record CarriersAnswer(List<CarrierLine> carriers, Instant from, Instant to) {}

  /// @param accountEnd last characters of another's account; null for the shop's own
  record PayorLine(
      String payor,
      @Nullable String accountEnd,
      String carrier,
      String carrierName,
      int shipmentCount,
      BigDecimal amount,
      @Nullable BigDecimal listAmount,
      int unpricedCount,
      String currency) {

    static PayorLine of(PayorSum sum) {
      var list = sum.list();
      return new PayorLine(
          sum.payor().wire(),
          sum.account().isEmpty() ? null : sum.account(),
          sum.carrier(),
          sum.carrierName(),
          sum.shipmentCount(),
          sum.paid().amount(),
          list == null ? null : list.amount(),
          sum.unpriced(),
          sum.paid().currency().getCurrencyCode());
    }
  }

  record PayorsAnswer(List<PayorLine> payors, Instant from, Instant to) {}

  static PayorsAnswer payors(List<PayorSum> sums, Period period) {
    return new PayorsAnswer(sums.stream().map(PayorLine::of).toList(), period.from(), period.to());
  }

  /// @param user null for what nobody had to sign in for
  record PersonLine(
      @Nullable Person user,
      @Nullable String station,
      int labels,
      int pieces,
      int minutes,
      int voids,
      int reprints,
      int checkedPieces,
      int mistakes) {

    record Person(String id, @Nullable String name) {}

    static PersonLine of(PersonSum sum) {
      var user = sum.userId();
      return new PersonLine(
          user == null ? null : new Person(user, sum.userName()),
          sum.station(),
          sum.labels(),
          sum.pieces(),
          sum.minutes(),
          sum.voids(),
          sum.reprints(),
          sum.checkedPieces(),
          sum.mistakes());
    }
  }

  record PeopleAnswer(List<PersonLine> people, Instant from, Instant to) {}

  static PeopleAnswer people(List<PersonSum> sums, Period period) {
    return new PeopleAnswer(sums.stream().map(PersonLine::of).toList(), period.from(), period.to());
  }

  record Estimate(
      String percentile, int transitDays, LocalDate deliveryDate, BigDecimal confidence) {}

  record PredictAnswer(
      String carrier,
      String service,
      LocalDate shipDate,
      List<Estimate> estimates,
      int sampleSize,
      String basis,
      String originCountry,
      String destinationCountry,
      ParcelJson parcel,
      String parcelBasis) {}

  record Option(
      String carrier,
      String service,
      BigDecimal score,
      BigDecimal estimatedCost,
      String currency,
      int estimatedTransitDays,
      @Nullable BigDecimal onTimeRate,
      @Nullable BigDecimal exceptionRate,
      List<String> reasons) {

    static Option of(Advice.Option option) {
      return new Option(
          option.carrier(),
          option.service(),
          option.score(),
          option.cost().amount(),
          option.cost().currency().getCurrencyCode(),
          option.transitDays(),
          option.onTimeRate(),
          option.exceptionRate(),
          option.reasons());
    }
  }

  record AdviceAnswer(
      Option recommended,
      List<Option> alternatives,
      String priority,
      String basis,
      int sampleSize,
      String originCountry,
      String destinationCountry,
      ParcelJson parcel,
      String parcelBasis) {}

  record Wish(AskedLane lane, ParcelDraft parcel, Priority priority) {}

  static SavingsAnswer of(Savings savings) {
    return new SavingsAnswer(
        savings.total().amount(),
        savings.lanesAnalyzed(),
        savings.lanesWithSavings(),
        savings.topLanes().stream().map(AnalyticsJson::lane).toList(),
        savings.paidByOthers(),
        savings.total().currency().getCurrencyCode(),
        savings.period().from(),
        savings.period().to());
  }

  static CarriersAnswer of(List<CarrierRecord> carriers, Period period) {
    return new CarriersAnswer(
        carriers.stream().map(AnalyticsJson::line).toList(), period.from(), period.to());
  }

  static PredictAnswer of(Prediction prediction) {
    return new PredictAnswer(
        prediction.carrier(),
        prediction.service(),
        prediction.shipDate(),
        prediction.estimates().stream()
            .map(
                each ->
                    new Estimate(
                        "P" + each.percent(),
                        each.transitDays(),
                        each.deliveryDate(),
                        each.confidence()))
            .toList(),
        prediction.sampleSize(),
        prediction.basis().wire(),
        prediction.lane().from().country(),
        prediction.lane().to().country(),
        ParcelJson.of(prediction.parcel().parcel()),
        prediction.parcel().basis().wire());
  }

  static AdviceAnswer of(Advice advice) {
    return new AdviceAnswer(
        Option.of(advice.recommended()),
        advice.alternatives().stream().map(Option::of).toList(),
        advice.priority().wire(),
        advice.recommended().basis().wire(),
        advice.recommended().sampleSize(),
        advice.lane().from().country(),
        advice.lane().to().country(),
        ParcelJson.of(advice.parcel().parcel()),
        advice.parcel().basis().wire());
  }

  static Question readQuestion(Fields body) {
    return new Question(
        body.requiredText("carrierCode"),
        lane(body),
        parcel(body),
        body.text("service"),
        body.date("shipDate"));
  }

  static Wish readWish(Fields body) {
    body.require("weightOz");
    var parcel = parcel(body).weighing(body.decimal("weightOz"));
    parcel.checkWeight("weightOz", body.violations());
    var priority = body.choice("priority", Priority.values(), Priority::wire);
    return new Wish(lane(body), parcel, priority == null ? Priority.BALANCED : priority);
  }

  private static AskedLane lane(Fields body) {
    var lane =
        new AskedLane(
            body.requiredText("originPostalCode"),
            body.text("originCountry"),
            body.requiredText("destinationPostalCode"),
            body.text("destinationCountry"));
    lane.check(body.violations());
    return lane;
  }

  /// Reads the parcel as far as the question describes it; what is missing is filled in later.
  private static ParcelDraft parcel(Fields body) {
    var box = body.object("parcel");
    if (box == null) {
      return new ParcelDraft(null, null, null, null);
    }
    var parcel = ParcelJson.read(box, body);
    parcel.checkKnown("parcel", body.violations());
    return parcel;
  }

  private static Lane lane(Savings.Lane lane) {
    return new Lane(
        lane.lane(),
        lane.currentCarrier(),
        lane.recommendedCarrier(),
        lane.currentAverage().amount(),
        lane.recommendedAverage().amount(),
        lane.savings().amount(),
        lane.shipmentCount());
  }

  private static CarrierLine line(CarrierRecord each) {
    return new CarrierLine(
        each.carrier(),
        each.carrierName(),
        each.shipmentCount(),
        each.deliveredCount(),
        each.onTimeRate(),
        each.averageTransitDays(),
        each.exceptionRate(),
        each.averageCost().amount(),
        each.paidByOthers(),
        each.averageCost().currency().getCurrencyCode());
  }
}
