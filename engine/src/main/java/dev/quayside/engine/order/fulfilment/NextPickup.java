package dev.quayside.engine.order.fulfilment;

import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.carrier.Carriers;
import dev.quayside.engine.carrier.day.WorkingDays;
import dev.quayside.engine.carrier.option.CarrierOptions;
import dev.quayside.engine.carrier.option.HandOver;
import dev.quayside.engine.order.fact.SenderLocations;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.location.Location;
import java.time.LocalDate;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The day of the next collection at a location: today until its cut-off, else the next day on
/// which the carriers that the choice is among collect there.
record NextPickup(SenderLocations senders, Carriers carriers) {

  /// In days: carriers that share no day of the week are not searched for one for ever.
  private static final int FARTHEST = 31;

  LocalDate day(Caller caller, Address from, @Nullable Choice choice) {
    var now = HandOver.time(from, senders.now(caller));
    var cutOff =
        senders.at(caller, from).map(Location::lastCollection).orElse(Location.USUAL_CUT_OFF);
    var first =
        now.toLocalTime().isBefore(cutOff) ? now.toLocalDate() : now.toLocalDate().plusDays(1);
    var calendars = calendars(caller, from, choice);
    return Stream.iterate(first, day -> day.plusDays(1))
        .limit(FARTHEST)
        .filter(day -> calendars.stream().allMatch(days -> days.works(day)))
        .findFirst()
        .orElse(first);
  }

  /// Weekdays, where no carrier of the choice sells.
  private List<WorkingDays> calendars(Caller caller, Address from, @Nullable Choice choice) {
    var among = choice == null ? Set.<String>of() : choice.asks();
    var all =
        carriers.selling(caller).stream()
            .map(carrier -> carrier.profile())
            .filter(profile -> among.isEmpty() || among.contains(profile.code()))
            .map(profile -> profile.options().collection(from.country()))
            .toList();
    return all.isEmpty() ? List.of(CarrierOptions.plain("").collection(from.country())) : all;
  }
}
