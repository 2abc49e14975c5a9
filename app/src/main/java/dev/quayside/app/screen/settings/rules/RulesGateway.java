package dev.quayside.app.screen.settings.rules;

import dev.quayside.app.engine.DefaultSender;
import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.i18n.Units;
import dev.quayside.app.screen.settings.Editing;
import dev.quayside.app.screen.settings.HomeMeasures;
import dev.quayside.app.screen.settings.Sequence;
import dev.quayside.engine.order.OrderDetails;
import dev.quayside.engine.order.OrderFilter;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.fulfilment.Readiness;
import dev.quayside.engine.order.rule.Plan;
import dev.quayside.engine.order.rule.Rule;
import dev.quayside.engine.order.rule.RuleDraft;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.location.Location;
import dev.quayside.engine.parcel.preset.Preset;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.print.printer.PrinterSetup;
import java.time.Instant;
import java.util.Currency;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/// The section's access to the engine; called off the window's thread.
public record RulesGateway(WorkspaceEngine place)
    implements Sequence.Gateway<Rule>, Editing.Gateway<Rule, RuleDraft> {

  private static final int MOST_ORDERS = 200;

  private static final OrderFilter OPEN =
      new OrderFilter(Set.of(OrderState.OPEN, OrderState.PARTLY_SHIPPED, OrderState.FAILED), null);

  public State state() {
    var engine = place.engine();
    var caller = place.caller();
    var home = HomeMeasures.of(place);
    return new State(
        engine.ordering().rules().list(caller),
        carriers(),
        boxes(engine.parcels().presets().list(caller)),
        engine.printService().printers().of(caller.environment()).stream()
            .map(PrinterSetup::name)
            .toList(),
        engine.accounts().users().list(caller.workspace()).stream()
            .map(user -> new Named(user.id(), user.name()))
            .toList(),
        engine.parcels().locations().list(caller).stream().map(Location::name).toList(),
        engine.accounts().payors().list(caller).stream()
            .map(payor -> new Named(payor.id(), payor.name()))
            .toList(),
        home.units(),
        home.currency());
  }

  /// With boxes to choose from, the choice can be left to their prices.
  private static List<String> boxes(List<Preset> presets) {
    var names = presets.stream().map(Preset::name);
    return presets.isEmpty() ? List.of() : Stream.concat(Stream.of(Preset.AUTO), names).toList();
  }

  @Override
  public Rule add(RuleDraft draft) {
    return place.engine().ordering().rules().add(place.caller(), draft, RequestKey.none());
  }

  @Override
  public Rule change(String id, RuleDraft draft) {
    return place.engine().ordering().rules().change(place.caller(), id, draft, RequestKey.none());
  }

  @Override
  public void remove(String id) {
    place.engine().ordering().rules().remove(place.caller(), id);
  }

  @Override
  public List<Rule> reorder(List<String> ids) {
    return place.engine().ordering().rules().reorder(place.caller(), ids, RequestKey.none());
  }

  /// What these rules, saved or not, would do with the open orders, newest first.
  public List<Outcome> tryOut(List<Rule> rules) {
    var sender = new DefaultSender(place).require();
    return place.engine().ordering().orders().list(place.caller(), OPEN, null, MOST_ORDERS).stream()
        .map(order -> outcome(order, sender, rules))
        .toList();
  }

  /// What these rules would do with a shipment that is not an order.
  public Outcome tryOut(List<Rule> rules, OrderDetails shipment) {
    var order =
        new SalesOrder(
            "",
            "",
            OrderState.OPEN,
            null,
            null,
            shipment,
            List.of(),
            null,
            null,
            null,
            Instant.EPOCH,
            Instant.EPOCH);
    return outcome(order, new DefaultSender(place).require(), rules);
  }

  /// The rate that an outcome would buy; asks the carriers.
  public Readiness price(Outcome outcome) {
    return place
        .engine()
        .ordering()
        .fulfilment()
        .tryOut(
            place.caller(), outcome.order(), new DefaultSender(place).require(), outcome.plan());
  }

  private Outcome outcome(SalesOrder order, Address sender, List<Rule> rules) {
    return new Outcome(
        order, place.engine().ordering().fulfilment().dryRun(place.caller(), order, sender, rules));
  }

  private List<Carrier> carriers() {
    return place.engine().carriers().of(place.caller()).stream()
        .map(carrier -> carrier.profile())
        .map(
            profile ->
                new Carrier(
                    profile.code(),
                    profile.name(),
                    profile.services().stream()
                        .map(service -> new Service(service.code(), service.name()))
                        .toList()))
        .toList();
  }

  /// @param units of the sender's country
  /// @param currency of the sender's country
  public record State(
      List<Rule> rules,
      List<Carrier> carriers,
      List<String> presets,
      List<String> printers,
      List<Named> people,
      List<String> locations,
      List<Named> payors,
      Units units,
      Currency currency) {

    static final State NONE =
        new State(
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            Units.IMPERIAL,
            dev.quayside.engine.base.money.Money.USD);
  }

  /// A record that a rule names by its id.
  public record Named(String id, String name) {}

  public record Carrier(String code, String name, List<Service> services) {}

  public record Service(String code, String name) {}

  public record Outcome(SalesOrder order, Plan plan) {}
}
