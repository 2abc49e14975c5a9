package dev.quayside.engine.order.external;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.text.Letters;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.carrier.catalogue.CarrierModules;
import dev.quayside.engine.carrier.catalogue.TrackingNumbers;
import dev.quayside.engine.order.OrderWords;
import dev.quayside.engine.order.packing.ExternalParcel;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Tells the carriers that are known here from those that people only name.
public record NamedCarriers(Carriers carriers, WorkspaceClock clock) {

  private record Named(String code, String name) {
    boolean isCalled(String letters) {
      return Letters.of(code).equals(letters) || Letters.of(name).equals(letters);
    }
  }

  /// A parcel as it is kept. A carrier's number is kept without blanks, as it is tracked.
  ///
  /// @throws ProblemException `INVALID_REQUEST` for a code of no carrier, and for a day to come
  ExternalParcel external(Caller caller, Departure said) {
    var now = clock.now(caller.workspace());
    requireNotToCome(said, now);
    var code = code(caller, said);
    var number = said.trackingNumber();
    return new ExternalParcel(
        code,
        code == null ? said.carrierName() : null,
        number == null || code == null ? number : TrackingNumbers.tidy(number),
        Optional.ofNullable(said.shippedAt()).orElse(now),
        said.cost());
  }

  /// A day may have begun elsewhere already.
  private static void requireNotToCome(Departure said, Instant now) {
    var shipped = said.shippedAt();
    if (shipped != null && shipped.isAfter(now.plus(Duration.ofDays(1)))) {
      throw ProblemException.invalid(
          ProblemCode.INVALID_REQUEST, "shippedAt", OrderWords.SHIPPED_TO_COME);
    }
  }

  private @Nullable String code(Caller caller, Departure said) {
    var code = said.carrier();
    var name = said.carrierName();
    if (code != null) {
      return find(caller, code)
          .orElseThrow(
              () ->
                  ProblemException.invalid(
                      ProblemCode.INVALID_REQUEST, "carrier", OrderWords.CARRIER_UNKNOWN));
    }
    if (name != null) {
      return find(caller, name).orElse(null);
    }
    var number = said.trackingNumber();
    return number == null ? null : detected(caller, number).orElse(null);
  }

  /// The code of a carrier by its code or its name, whatever the letter case.
  Optional<String> find(Caller caller, String words) {
    var wanted = Letters.of(words);
    return Stream.concat(
            CarrierModules.ALL.stream().map(module -> new Named(module.code(), module.name())),
            carriers.of(caller).stream()
                .map(Carrier::profile)
                .map(each -> new Named(each.code(), each.name())))
        .filter(each -> each.isCalled(wanted))
        .map(Named::code)
        .findFirst();
  }

  /// The one whose number it must be.
  private Optional<String> detected(Caller caller, String number) {
    var fits =
        TrackingNumbers.detect(number).stream()
            .filter(code -> find(caller, code).isPresent())
            .toList();
    return fits.size() == 1 ? Optional.of(fits.getFirst()) : Optional.empty();
  }
}
