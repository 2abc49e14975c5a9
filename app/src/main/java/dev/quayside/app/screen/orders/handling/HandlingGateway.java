package dev.quayside.app.screen.orders.handling;

import dev.quayside.app.engine.DefaultSender;
import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.i18n.Units;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.preset.Preset;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Currency;
import java.util.List;
import java.util.stream.Stream;

/// What is asked of the engine to say how orders are shipped, for one workspace; off the window's
/// thread. All may throw {@link dev.quayside.engine.base.problem.ProblemException}.
public record HandlingGateway(WorkspaceEngine place) {

  private static final int DAYS = 11;

  /// What there is to choose from now.
  public HandlingChoices handlingChoices() {
    var engine = place.engine();
    var country = new DefaultSender(place).find().map(Address::country).orElse("");
    return new HandlingChoices(
        engine.parcels().presets().list(place.caller()).stream().map(Preset::name).toList(),
        SoldServices.at(place).all(),
        days(LocalDate.ofInstant(place.now(), ZoneId.systemDefault())),
        engine.parcels().locations().list(place.caller()).stream()
            .map(each -> new Named(each.id(), each.name()))
            .toList(),
        engine.accounts().payors().list(place.caller()).stream()
            .map(each -> new Named(each.id(), each.name()))
            .toList(),
        Units.of(country),
        Money.currencyOf(country));
  }

  /// As many as the carrier with most takes.
  private static List<LocalDate> days(LocalDate today) {
    return Stream.iterate(today, day -> day.plusDays(1)).limit(DAYS).toList();
  }

  /// @param presets their names
  /// @param services of the carriers that sell here
  /// @param days on which parcels can leave
  /// @param locations to ship from
  /// @param payors accounts of others that pay
  /// @param units of the sender's country, as is the currency of what is insured
  public record HandlingChoices(
      List<String> presets,
      List<Service> services,
      List<LocalDate> days,
      List<Named> locations,
      List<Named> payors,
      Units units,
      Currency currency) {
    public HandlingChoices {
      locations = List.copyOf(locations);
      payors = List.copyOf(payors);
      days = List.copyOf(days);
      presets = List.copyOf(presets);
      services = List.copyOf(services);
    }
  }

  public record Named(String id, String name) {}

  /// @param name with its carrier's
  public record Service(String code, String name) {}
}
