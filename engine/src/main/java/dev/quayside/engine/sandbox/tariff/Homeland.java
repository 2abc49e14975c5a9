package dev.quayside.engine.sandbox.tariff;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.place.Place;
import dev.quayside.engine.parcel.place.Places;
import dev.quayside.engine.sandbox.card.CardFile;
import dev.quayside.engine.sandbox.place.ServiceArea;
import dev.quayside.printing.message.Message;
import java.util.Locale;

/// The country where a card takes parcels, and the area it serves.
///
/// @param country ISO 3166-1 alpha-2; the United States include territories and military mail
/// @param name of the country, for people
public record Homeland(String carrierName, String country, Message name, ServiceArea served) {

  private static final String UNITED_STATES = "US";

  /// Reads `country` of the card, by default the United States, and its `[area]`.
  public static Homeland read(CardFile card) {
    var carrier = card.one("carrier");
    var country = carrier.find("country").orElse(UNITED_STATES);
    return new Homeland(carrier.text("name"), country, name(country), ServiceArea.read(card));
  }

  /// @throws ProblemException when the parcel does not start here, or its postal code does not
  ///   exist
  public Place origin(Address from) {
    if (!isHere(from)) {
      throw ProblemException.refused(
          ProblemCode.SERVICE_NOT_AVAILABLE, LimitWords.HOME, carrierName, name);
    }
    return place("from.zip", from);
  }

  /// @throws ProblemException when the postal code does not exist or is not served
  public Place destination(Address to) {
    return place("to.zip", to);
  }

  private boolean isHere(Address from) {
    return country.equals(UNITED_STATES) ? Places.isUsPostal(from) : from.country().equals(country);
  }

  private static Message name(String country) {
    return country.equals(UNITED_STATES)
        ? LimitWords.US_AND_TERRITORIES.of()
        : Message.said(Locale.of("", country).getDisplayCountry(Locale.ENGLISH));
  }

  private Place place(String field, Address address) {
    var place =
        Places.find(address)
            .orElseThrow(
                () ->
                    ProblemException.invalid(
                        ProblemCode.INVALID_ADDRESS,
                        field,
                        LimitWords.NO_POSTAL_CODE,
                        address.zip(),
                        address.country()));
    if (!served.covers(place)) {
      throw ProblemException.refused(
          ProblemCode.SERVICE_NOT_AVAILABLE, LimitWords.AREA, carrierName, place.text());
    }
    return place;
  }
}
