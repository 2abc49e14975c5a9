package dev.quayside.app;

import dev.quayside.app.navigation.NavigationRequest;
import dev.quayside.app.shell.Found;
import dev.quayside.engine.Engine;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.order.OrderFilter;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.parcel.preset.Preset;
import dev.quayside.engine.shipping.search.ShipmentSearch;
import dev.quayside.engine.shipping.search.ShipmentTab;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentFilter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// What the palette finds among a workspace's records: first what is called just so, then what
/// begins so, then what holds the words somewhere; among equals the newest.
record RecordSearch(Engine engine, Caller caller) {

  private static final int SHIPMENTS = 8;
  private static final int ORDERS = 6;
  private static final int PRESETS = 3;

  /// A record with the names it may be asked for by.
  private record Candidate(Found found, List<String> names) {

    /// The lower, the better.
    int rank(String words) {
      return names.contains(words)
          ? 0
          : names.stream().anyMatch(name -> name.startsWith(words)) ? 1 : 2;
    }
  }

  List<Found> find(String words) {
    var typed = words.toLowerCase(Locale.ROOT);
    var all = new ArrayList<Candidate>();
    var shipments = shipments(words);
    shipments.forEach(shipment -> all.add(candidate(shipment)));
    orders(words).stream()
        .filter(order -> !isAmong(shipments, order))
        .forEach(order -> all.add(candidate(order)));
    engine.presets().list(caller).stream()
        .filter(preset -> preset.name().toLowerCase(Locale.ROOT).contains(typed))
        .limit(PRESETS)
        .forEach(preset -> all.add(candidate(preset)));
    return all.stream()
        .sorted(Comparator.comparingInt(each -> each.rank(typed)))
        .map(Candidate::found)
        .toList();
  }

  /// Those of just this number or reference are looked up by themselves: they may be too old to be
  /// among the newest.
  private List<Shipment> shipments(String words) {
    var found = new LinkedHashMap<String, Shipment>();
    var tracked = new ShipmentFilter(null, null, null, null, words, null, null, null);
    var referenced = new ShipmentFilter(null, null, null, null, null, words, null, null);
    for (var filter : List.of(tracked, referenced)) {
      engine.shipping().shipments().list(caller, filter, Page.Request.FIRST).items().stream()
          .limit(SHIPMENTS)
          .forEach(shipment -> found.putIfAbsent(shipment.id(), shipment));
    }
    engine
        .lists()
        .shipments()
        .first(caller, search(words), SHIPMENTS)
        .forEach(shipment -> found.putIfAbsent(shipment.id(), shipment));
    return found.values().stream().limit(SHIPMENTS).toList();
  }

  private List<SalesOrder> orders(String words) {
    var found = new LinkedHashMap<String, SalesOrder>();
    engine.orders().byNumber(caller, words).ifPresent(order -> found.put(order.id(), order));
    engine
        .orders()
        .list(caller, new OrderFilter(java.util.Set.of(), words), null, ORDERS)
        .forEach(order -> found.putIfAbsent(order.id(), order));
    return found.values().stream().limit(ORDERS).toList();
  }

  private static ShipmentSearch search(String words) {
    return new ShipmentSearch(
        ShipmentTab.ALL, words, null, null, null, ShipmentSearch.Order.BOUGHT, true);
  }

  /// An order that is shipped is found as its shipment.
  private static boolean isAmong(List<Shipment> shipments, SalesOrder order) {
    var label = order.shipment();
    return label != null
        && shipments.stream().anyMatch(shipment -> shipment.id().equals(label.shipmentId()));
  }

  private static Candidate candidate(Shipment shipment) {
    var consignment = shipment.consignment();
    var number = shipment.trackingNumber().orElse(shipment.id());
    var reference = consignment.reference();
    var to = consignment.to();
    return new Candidate(
        new Found(
            Found.Kind.SHIPMENT,
            reference == null ? number : reference,
            joined(to.name(), to.city(), reference == null ? null : number),
            new NavigationRequest.ShowShipment(shipment.id())),
        names(reference, number, to.name(), to.company()));
  }

  /// What is to be shipped is shipped; anything else is looked at.
  private static Candidate candidate(SalesOrder order) {
    var to = order.details().to();
    return new Candidate(
        new Found(
            Found.Kind.ORDER,
            order.number(),
            joined(to.name(), to.city()),
            order.state() == OrderState.OPEN
                ? new NavigationRequest.ShipOrder(order.id())
                : new NavigationRequest.ShowOrder(order.id())),
        names(order.number(), to.name(), to.company()));
  }

  private static Candidate candidate(Preset preset) {
    return new Candidate(
        new Found(Found.Kind.PRESET, preset.name(), "", new NavigationRequest.PackIn(preset.id())),
        names(preset.name()));
  }

  private static List<String> names(@Nullable String... all) {
    return Stream.of(all)
        .filter(Objects::nonNull)
        .map(name -> name.toLowerCase(Locale.ROOT))
        .toList();
  }

  private static String joined(@Nullable String... parts) {
    return Stream.of(parts)
        .filter(Objects::nonNull)
        .filter(part -> !part.isBlank())
        .collect(Collectors.joining(", "));
  }
}
