package dev.quayside.engine.analytics.advice;

import dev.quayside.engine.analytics.history.AnalyticsWords;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.parcel.address.postal.AuPostcodes;
import dev.quayside.engine.parcel.address.postal.UsZips;
import dev.quayside.printing.message.Message;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A lane as the request names it. A postal code without a country is tried as a code of the US,
/// Canada, the UK and Australia, the four countries parcels leave from, whose codes look different.
/// Digits alone must also be in our table of US ZIPs or of Australian postcodes. Any other country
/// has to be given.
///
/// @param originCountry ISO 3166-1 alpha-2; null to derive it from the postal code
/// @param destinationCountry as `originCountry`
public record AskedLane(
    String origin,
    @Nullable String originCountry,
    String destination,
    @Nullable String destinationCountry) {

  private static final String UNITED_STATES = "US";
  private static final List<String> KNOWN_BY_FORM = List.of(UNITED_STATES, "CA", "GB", "AU");

  public static AskedLane of(String origin, String destination) {
    return new AskedLane(origin, null, destination, null);
  }

  /// Reports countries that do not exist.
  public void check(Violations found) {
    check(origin, originCountry, "origin", found);
    check(destination, destinationCountry, "destination", found);
  }

  /// Resolves both ends to addresses with a country.
  ///
  /// @throws ProblemException `INVALID_ADDRESS` naming the postal codes that do not exist in their
  ///   country or need a country
  Lane read() {
    var found = new Violations();
    var from = read(origin, originCountry, "origin", found);
    var to = read(destination, destinationCountry, "destination", found);
    found.throwAs(ProblemCode.INVALID_ADDRESS);
    return new Lane(from, to);
  }

  private static void check(String code, @Nullable String country, String end, Violations found) {
    if (country != null) {
      var own = new Violations();
      draft(code, country).checkForRate("", own);
      own.list().stream()
          .filter(violation -> violation.field().equals("country"))
          .forEach(violation -> found.add(end + "Country", violation.message()));
    }
  }

  private static Address read(String code, @Nullable String country, String end, Violations found) {
    var field = end + "PostalCode";
    if (country != null) {
      wrong(draft(code, country)).ifPresent(why -> found.add(field, why));
      return draft(code, country).value();
    }
    var guess =
        KNOWN_BY_FORM.stream()
            .map(each -> draft(code, each))
            .filter(each -> wrong(each).isEmpty())
            .map(AddressDraft::value)
            .filter(AskedLane::isListed)
            .findFirst();
    if (guess.isEmpty()) {
      found.add(field, AnalyticsWords.COUNTRY_NEEDED, end);
    }
    return guess.orElseGet(() -> Address.of(code, UNITED_STATES));
  }

  /// Codes with letters (CA, GB) identify their country by form; codes of digits must be in a
  /// table.
  private static boolean isListed(Address place) {
    return switch (place.country()) {
      case UNITED_STATES -> UsZips.table().lists(place.zip5());
      case "AU" -> AuPostcodes.table().lists(place.zip());
      default -> true;
    };
  }

  private static Optional<Message> wrong(AddressDraft place) {
    var found = new Violations();
    place.checkDeliverable("", found);
    return found.list().stream().map(violation -> violation.message()).findFirst();
  }

  private static AddressDraft draft(String code, String country) {
    return new AddressDraft(null, null, null, null, null, null, code, country, null, null);
  }
}
