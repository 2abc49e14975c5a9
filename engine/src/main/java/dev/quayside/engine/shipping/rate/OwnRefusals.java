package dev.quayside.engine.shipping.rate;

import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.module.AllFaults;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.carrier.quote.Rating;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.parcel.place.Place;
import dev.quayside.engine.parcel.place.Places;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// What carriers refuse by themselves ({@link Carrier#check}), told with their prices rather than
/// at the purchase. A quote stays when its address has to be put right, and is declined when the
/// parcel or its declaration has.
final class OwnRefusals {

  private static final String ANY = "Any";
  private static final String ANY_STATE = "NY";
  private static final String ANY_PHONE = "5555550100";

  private final Consignment judged;

  private OwnRefusals(Consignment judged) {
    this.judged = judged;
  }

  static OwnRefusals of(Consignment consignment) {
    return new OwnRefusals(completed(consignment));
  }

  /// The carrier's answer with what it would refuse by itself. What its first refusal found left
  /// out is told once, and not searched for again with every further service. Of services that it
  /// refuses alike it is asked once.
  Rating told(Carrier carrier, Rating rating) {
    var quotes = new ArrayList<Quote>();
    var declined = new ArrayList<>(rating.declined());
    var refusals = new LinkedHashSet<Problem>();
    var supplied = judged;
    var found = new HashMap<String, Optional<Problem>>();
    for (var quote : rating.quotes()) {
      var alike = carrier.refusedAs(judged, quote.service());
      var why = found.get(alike);
      if (why == null) {
        why =
            supplied != judged && refusal(carrier, supplied, quote.service()).isEmpty()
                ? Optional.empty()
                : refusal(carrier, judged, quote.service());
        found.put(alike, why);
        why.ifPresent(refusals::add);
        supplied = why.filter(OwnRefusals::isOfAddress).flatMap(this::supplied).orElse(supplied);
      }
      if (why.isEmpty() || isOfAddress(why.get())) {
        quotes.add(quote);
      } else {
        declined.add(new Rating.Declined(quote.service(), why.get()));
      }
    }
    return refusals.isEmpty()
        ? rating
        : new Rating(quotes, declined, rating.alerts(), new ArrayList<>(refusals));
  }

  private static boolean isOfAddress(Problem why) {
    return why.code() == ProblemCode.INVALID_ADDRESS;
  }

  /// The refusal; empty also while the goods are not declared, which a price can do without.
  private static Optional<Problem> refusal(Carrier carrier, Consignment asked, String service) {
    try {
      carrier.check(asked, service);
      return Optional.empty();
    } catch (ProblemException refused) {
      return Optional.of(refused.problem())
          .filter(why -> why.code() != ProblemCode.CUSTOMS_REQUIRED);
    }
  }

  private Optional<Consignment> supplied(Problem missing) {
    return AllFaults.supplied(judged, missing.details());
  }

  private static Consignment completed(Consignment given) {
    return given.between(completed(given.from()), completed(given.to()));
  }

  /// The address, with what a rate request may leave out filled in, so that only what was given is
  /// judged. One that is complete enough for a label is judged as it is.
  private static Address completed(Address given) {
    var missing = new Violations();
    AddressDraft.of(given).checkForLabel("", missing);
    if (missing.isEmpty()) {
      return given;
    }
    var place = Places.find(given);
    return new Address(
        or(given.name(), ANY),
        given.company(),
        or(given.street1(), ANY),
        given.street2(),
        or(given.city(), place.map(Place::city).orElse("")),
        or(given.state(), place.map(Place::state).filter(it -> !it.isEmpty()).orElse(ANY_STATE)),
        given.zip(),
        given.country(),
        or(given.phone(), ANY_PHONE),
        given.email());
  }

  private static String or(@Nullable String given, String otherwise) {
    return Stream.of(Absent.toEmpty(given), otherwise)
        .filter(each -> !each.isBlank())
        .findFirst()
        .orElse(ANY);
  }
}
