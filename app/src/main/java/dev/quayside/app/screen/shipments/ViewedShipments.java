package dev.quayside.app.screen.shipments;

import dev.quayside.app.savedview.SavedViewsModel;
import dev.quayside.app.savedview.Viewable;
import dev.quayside.app.screen.shipments.ShipmentsGateway.CarrierName;
import dev.quayside.engine.base.text.WireWord;
import dev.quayside.engine.shipping.search.ShipmentTab;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The list of shipments as views have it: its tab, carrier, days and words as parameters of GET
/// /v1/shipments, and back. No view keeps what is not printed, which is a matter of this
/// installation's printers.
final class ViewedShipments implements Viewable {

  private static final String STATUS = "status";
  private static final String SEARCH = "search";
  private static final String CARRIER = "carrier";
  private static final String DAYS = "created";

  private final ShipmentsQuery query;

  ViewedShipments(ShipmentsQuery query) {
    this.query = query;
  }

  /// Tells the views what becomes of the list.
  void follow(SavedViewsModel views) {
    query.tab.subscribe((_, _) -> views.narrowed());
    query.words.subscribe((_, _) -> views.narrowed());
    query.span.subscribe((_, _) -> views.narrowed());
    query.carrier.subscribe((_, _) -> views.narrowed());
  }

  @Override
  public Optional<Map<String, String>> filter(Map<String, String> open) {
    var tab = query.tab.get();
    if (tab == ShipmentTab.UNPRINTED) {
      return Optional.empty();
    }
    var filter = new TreeMap<String, String>(beyond(open));
    if (tab != ShipmentTab.ALL) {
      filter.put(STATUS, words(tab.told()));
    }
    put(filter, SEARCH, query.words.get().strip());
    put(filter, CARRIER, query.carrier.get().code());
    put(filter, DAYS, query.span.get().word());
    return Optional.of(filter);
  }

  @Override
  public void open(Map<String, String> filter, List<String> ids) {
    query.span.set(span(filter).orElse(BoughtWithin.ALWAYS));
    query.words.set(filter.getOrDefault(SEARCH, ""));
    query.carrier.set(carrier(filter).orElse(CarrierName.ALL));
    query.tab.set(tab(filter).orElse(ShipmentTab.ALL));
    query.only.set(beyond(filter).isEmpty() ? null : Set.copyOf(ids));
  }

  @Override
  public void show(List<String> ids) {
    if (query.only.get() != null) {
      query.only.set(Set.copyOf(ids));
    }
  }

  @Override
  public void close() {
    query.widen();
  }

  /// What of a filter the list's own fields cannot say.
  private Map<String, String> beyond(Map<String, String> filter) {
    var rest = new TreeMap<>(filter);
    rest.remove(SEARCH);
    tab(filter).ifPresent(_ -> rest.remove(STATUS));
    carrier(filter).ifPresent(_ -> rest.remove(CARRIER));
    span(filter).ifPresent(_ -> rest.remove(DAYS));
    return rest;
  }

  /// The tab that shows just the statuses of a filter.
  private static Optional<ShipmentTab> tab(Map<String, String> filter) {
    var said = filter.get(STATUS);
    if (said == null) {
      return Optional.empty();
    }
    var statuses =
        Stream.of(said.split(",", -1))
            .map(word -> WireWord.read(ShipmentStatus.class, word.strip().toLowerCase(Locale.ROOT)))
            .collect(Collectors.toSet());
    return Arrays.stream(ShipmentTab.values())
        .filter(tab -> tab != ShipmentTab.UNPRINTED && tab.told().equals(statuses))
        .findFirst();
  }

  /// The carrier of a filter, where the list can be narrowed to it.
  private Optional<CarrierName> carrier(Map<String, String> filter) {
    var code = filter.getOrDefault(CARRIER, "");
    return query.carriers.stream()
        .filter(one -> !one.isAll() && one.code().equalsIgnoreCase(code))
        .findFirst();
  }

  /// The days of a filter, where the list can be narrowed to them.
  private static Optional<BoughtWithin> span(Map<String, String> filter) {
    return Arrays.stream(BoughtWithin.values())
        .filter(each -> !each.word().isEmpty() && each.word().equals(filter.get(DAYS)))
        .findFirst();
  }

  private static String words(Set<ShipmentStatus> statuses) {
    return statuses.stream().map(ShipmentStatus::wire).sorted().collect(Collectors.joining(","));
  }

  private static void put(Map<String, String> filter, String parameter, String value) {
    if (!value.isEmpty()) {
      filter.put(parameter, value);
    }
  }
}
