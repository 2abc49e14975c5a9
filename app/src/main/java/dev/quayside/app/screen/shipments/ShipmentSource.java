package dev.quayside.app.screen.shipments;

import dev.quayside.app.list.ListSource;
import dev.quayside.app.screen.shipments.ShipmentsGateway.Found;
import dev.quayside.engine.base.page.Outline;
import dev.quayside.engine.base.page.RowKey;
import dev.quayside.engine.shipping.search.ShipmentSearch;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// Reads the list of shipments.
///
/// @param search gives the current search
/// @param ids gives the ids whose positions must be known
/// @param shown called with each answer
record ShipmentSource(
    ShipmentsGateway gateway,
    Supplier<ShipmentSearch> search,
    Supplier<Set<String>> ids,
    Consumer<Found> shown)
    implements ListSource<Shipment, Found> {

  /// A search at the time it was asked.
  private record Asked(ShipmentsGateway gateway, ShipmentSearch search)
      implements Question<Shipment, Found> {

    @Override
    public Found find(Set<String> sought) {
      return gateway.find(search, sought);
    }

    @Override
    public List<Shipment> page(RowKey from, int most) {
      return gateway.page(search, from, most);
    }
  }

  @Override
  public Question<Shipment, Found> question() {
    return new Asked(gateway, search.get());
  }

  @Override
  public Set<String> sought() {
    return ids.get();
  }

  @Override
  public Outline outline(Found found) {
    return found.outline();
  }

  @Override
  public List<Shipment> rows(List<String> some) {
    return gateway.rows(some);
  }

  @Override
  public String id(Shipment row) {
    return row.id();
  }

  @Override
  public void found(Found answer) {
    shown.accept(answer);
  }
}
