package dev.quayside.engine.carrier.option;

import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.carrier.day.WorkingDays;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.parcel.Packaging;
import dev.quayside.engine.parcel.option.OptionWords;
import dev.quayside.engine.parcel.option.PaidBy;
import dev.quayside.engine.parcel.option.Payor;
import dev.quayside.engine.parcel.option.ShippingOptions;
import dev.quayside.engine.parcel.piece.Piece;
import dev.quayside.engine.parcel.piece.PieceWords;
import dev.quayside.printing.message.Message;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Checks what is asked for beside a parcel against a carrier's list, before the carrier is asked.
/// A parcel of which nothing is asked costs one comparison.
///
/// @param name the carrier's, for people
public record OptionCheck(String name, CarrierOptions options) {

  /// Whether there is anything to check.
  public static boolean isNeeded(Consignment consignment) {
    return consignment.options() != null
        || consignment.isInPieces()
        || consignment.parcel().packaging() != Packaging.PACKAGE;
  }

  /// Why the carrier takes the consignment with none of its services; empty when it may.
  ///
  /// @param now by the workspace's clock
  public Optional<Problem> refusal(Consignment consignment, Instant now) {
    if (!isNeeded(consignment)) {
      return Optional.empty();
    }
    var wanted = consignment.wanted();
    var shipDate = wanted.shipDate();
    return pieces(consignment)
        .or(() -> transport(consignment, wanted))
        .or(() -> duties(consignment, wanted))
        .or(() -> shipDate == null ? Optional.empty() : day(consignment, shipDate, now))
        .or(() -> packaging(consignment.parcel().packaging()));
  }

  /// What the carrier wants to be told of another's account beside its number, and is not.
  public Optional<Problem> incomplete(Consignment consignment) {
    var billing = consignment.wanted().billing();
    return incomplete(billing.transport(), "billing.transport")
        .or(() -> incomplete(billing.duties(), "billing.duties"));
  }

  private Optional<Problem> incomplete(@Nullable PaidBy paid, String field) {
    return paid == null || paid.account() == null ? Optional.empty() : missing(paid, field);
  }

  /// Why a service does not take the consignment; empty when it may.
  ///
  /// @param service code of the service
  /// @param serviceName for people
  public Optional<Problem> refusal(Consignment consignment, String service, String serviceName) {
    if (!isNeeded(consignment)) {
      return Optional.empty();
    }
    var taken = options.service(service);
    return packaging(consignment, taken, serviceName)
        .or(() -> senders(consignment, taken, serviceName))
        .or(() -> saturday(consignment, taken, serviceName));
  }

  /// Why a price is not for what was asked: it arrives on another day than the Saturday.
  public Optional<Problem> refusal(Consignment consignment, Quote quote) {
    var wanted = consignment.wanted();
    return wanted.saturday()
            && options.service(quote.service()).saturday() == Saturday.USUAL
            && !quote.deliveryDate().equals(Saturday.after(shipDate(consignment)))
        ? Optional.of(noSaturday(quote.serviceName(), consignment))
        : Optional.empty();
  }

  /// Abroad the forms of the Universal Postal Union go with each item, so that one declaration for
  /// several is none.
  private Optional<Problem> pieces(Consignment consignment) {
    int pieces = consignment.pieces().size();
    boolean isDeclaredEach =
        pieces > 1 && options.customs().postal() && options.customs().isCrossed(consignment);
    if (pieces <= options.mostPieces() && !isDeclaredEach) {
      return Optional.empty();
    }
    return refused(ProblemCode.PIECES_NOT_SUPPORTED, "pieces", fewer(isDeclaredEach));
  }

  private Message fewer(boolean isDeclaredEach) {
    if (options.mostPieces() == 1) {
      return PieceWords.NOT_SUPPORTED.of(name);
    }
    return isDeclaredEach
        ? PieceWords.AT_HOME_ONLY.of(name)
        : PieceWords.AT_MOST.of(name, options.mostPieces());
  }

  private LocalDate shipDate(Consignment consignment) {
    var asked = consignment.wanted().shipDate();
    return asked == null
        ? options
            .collection(consignment.from().country())
            .onOrAfter(HandOver.day(consignment.from(), consignment.tenderAt()))
        : asked;
  }

  private Optional<Problem> transport(Consignment consignment, ShippingOptions wanted) {
    var payor = wanted.billing().transport();
    var payors = options.payors();
    return payor == null || payor.isSender()
        ? Optional.empty()
        : payor(
            payor,
            "billing.transport",
            consignment.isReturn() ? payors.ofReturns() : payors.transport());
  }

  private static Optional<Problem> senders(
      Consignment consignment, ServiceOptions taken, String serviceName) {
    var billing = consignment.wanted().billing();
    return taken.isSendersOnly() && billing.isTransportBilledElsewhere()
        ? refused(
            ProblemCode.PAYOR_NOT_ACCEPTED,
            "billing.transport.payor",
            OptionWords.NOT_BILLED_TO.of(serviceName, billing.transportOrSender().payor().wire()))
        : Optional.empty();
  }

  private Optional<Problem> duties(Consignment consignment, ShippingOptions wanted) {
    var payor = wanted.billing().duties();
    return payor == null || !options.customs().isCrossed(consignment)
        ? Optional.empty()
        : payor(payor, "billing.duties", options.payors().duties());
  }

  private Optional<Problem> payor(PaidBy paid, String field, Set<Payor> taken) {
    var with = paid.carrier();
    if (with != null && !with.equals(options.code())) {
      return refused(
          ProblemCode.PAYOR_NOT_ACCEPTED,
          field + ".payorId",
          OptionWords.KEPT_WITH.of(with, options.code()));
    }
    if (!taken.contains(paid.payor())) {
      var words =
          field.endsWith("duties") ? OptionWords.DUTIES_NOT_BILLED_TO : OptionWords.NOT_BILLED_TO;
      return refused(
          ProblemCode.PAYOR_NOT_ACCEPTED, field + ".payor", words.of(name, paid.payor().wire()));
    }
    if (paid.account() == null) {
      return Optional.empty();
    }
    return missing(paid, field);
  }

  /// A number that cannot be one of the carrier's accounts. One that is sealed is not read here.
  private Optional<Problem> unlike(@Nullable PaidBy paid, String field) {
    var account = paid == null ? null : paid.account();
    return account == null
            || account.isSealed()
            || options.payors().account().matcher(account.number()).matches()
        ? Optional.empty()
        : refused(
            ProblemCode.PAYOR_NOT_ACCEPTED,
            field + ".account",
            OptionWords.ACCOUNT_LENGTH.of(name, options.payors().accountForm()));
  }

  private Optional<Problem> missing(PaidBy paid, String field) {
    if (paid.zip() == null && options.payors().zipOf().contains(paid.payor())) {
      return refused(ProblemCode.INVALID_REQUEST, field + ".zip", OptionWords.NEEDS_ZIP.of(name));
    }
    if (paid.country() == null && options.payors().countryOf().contains(paid.payor())) {
      return refused(
          ProblemCode.INVALID_REQUEST, field + ".country", OptionWords.NEEDS_COUNTRY.of(name));
    }
    return Optional.empty();
  }

  /// @throws ProblemException `PAYOR_NOT_ACCEPTED` for a number that cannot be one of the carrier's
  ///   accounts; its accounts must be open
  public void requireAccounts(Consignment consignment) {
    unlike(consignment)
        .ifPresent(
            why -> {
              throw new ProblemException(why);
            });
  }

  /// Why none of the carrier's accounts can be meant; empty when they may. Its accounts must be
  /// open.
  public Optional<Problem> unlike(Consignment consignment) {
    var asked = consignment.options();
    if (asked == null || !asked.billing().hasAccount()) {
      return Optional.empty();
    }
    var billing = asked.billing();
    return unlike(billing.transport(), "billing.transport")
        .or(
            () ->
                options.customs().isCrossed(consignment)
                    ? unlike(billing.duties(), "billing.duties")
                    : Optional.empty());
  }

  private Optional<Problem> day(Consignment consignment, LocalDate asked, Instant now) {
    var today = HandOver.day(consignment.from(), now);
    var last = today.plusDays(options.shipDateDays());
    var days = options.collection(consignment.from().country());
    if (asked.isBefore(today)) {
      return day(OptionWords.DAY_PAST.of(asked), days.onOrAfter(today));
    }
    if (asked.isAfter(last)) {
      return day(
          OptionWords.DAY_FAR.of(name, options.shipDateDays(), asked), latest(days, today, last));
    }
    if (days.works(asked)) {
      return Optional.empty();
    }
    var next = days.onOrAfter(asked);
    var instead = next.isAfter(last) ? latest(days, today, last) : next;
    return day(OptionWords.DAY_CLOSED.of(name, asked), instead);
  }

  /// The last day that is collected on, up to one.
  private static LocalDate latest(WorkingDays days, LocalDate today, LocalDate last) {
    var latest = last;
    while (!days.works(latest) && latest.isAfter(today)) {
      latest = latest.minusDays(1);
    }
    return latest;
  }

  private static Optional<Problem> day(Message why, LocalDate instead) {
    var words = OptionWords.ASK_FOR_DAY.of(why, instead);
    return Optional.of(
        new Problem.Invalid(
            ProblemCode.INVALID_SHIP_DATE, words, List.of(new Violation("shipDate", words))));
  }

  private Optional<Problem> packaging(Packaging asked) {
    if (asked == Packaging.PACKAGE || options.packaging(asked).isPresent()) {
      return Optional.empty();
    }
    return refused(
        ProblemCode.INVALID_PACKAGING,
        "parcel.packaging",
        OptionWords.PACKAGING_ELSEWHERE.of(name, asked.wire(), options.packagingCodes()));
  }

  private Optional<Problem> packaging(
      Consignment consignment, ServiceOptions taken, String serviceName) {
    var asked = consignment.parcel().packaging();
    if (!taken.packagings().contains(asked)) {
      return refused(
          ProblemCode.INVALID_PACKAGING,
          "parcel.packaging",
          OptionWords.PACKAGING_OF_SERVICE.of(
              serviceName, asked.wire(), CarrierOptions.codes(taken.packagings())));
    }
    return options.packaging(asked).flatMap(offer -> heavy(consignment, offer));
  }

  private static Optional<Problem> heavy(Consignment consignment, PackagingOffer offer) {
    var parcels = consignment.parcels();
    return IntStream.range(0, parcels.size())
        .filter(place -> parcels.get(place).weight().isMoreThan(offer.most()))
        .boxed()
        .findFirst()
        .flatMap(
            place ->
                refused(
                    ProblemCode.WEIGHT_EXCEEDS_LIMIT,
                    Piece.field(place, consignment.pieces().size()) + ".weightOz",
                    OptionWords.PACKAGING_HEAVY.of(
                        offer.name(), offer.most().pounds().stripTrailingZeros().toPlainString())));
  }

  private Optional<Problem> saturday(
      Consignment consignment, ServiceOptions taken, String serviceName) {
    return consignment.wanted().saturday() && !taken.saturday().reaches(shipDate(consignment))
        ? Optional.of(noSaturday(serviceName, consignment))
        : Optional.empty();
  }

  private Problem noSaturday(String serviceName, Consignment consignment) {
    return ProblemException.invalid(
            ProblemCode.SERVICE_NOT_AVAILABLE,
            "delivery.saturday",
            OptionWords.NO_SATURDAY.of(serviceName, Saturday.after(shipDate(consignment))))
        .problem();
  }

  private static Optional<Problem> refused(ProblemCode code, String field, Message why) {
    return Optional.of(ProblemException.invalid(code, field, why).problem());
  }
}
