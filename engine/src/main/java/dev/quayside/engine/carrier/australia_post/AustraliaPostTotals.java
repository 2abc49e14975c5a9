package dev.quayside.engine.carrier.australia_post;

import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.australia_post.AustraliaPostWire.Area;
import dev.quayside.engine.carrier.australia_post.AustraliaPostWire.Priced;
import dev.quayside.engine.carrier.australia_post.AustraliaPostWire.PricedProduct;
import dev.quayside.engine.carrier.australia_post.AustraliaPostWire.ShipmentsReply;
import dev.quayside.engine.carrier.australia_post.AustraliaPostWire.Sold;
import dev.quayside.engine.carrier.australia_post.AustraliaPostWire.Summary;
import dev.quayside.engine.carrier.australia_post.AustraliaPostWire.TotalsRequest;
import dev.quayside.engine.carrier.http.Wire;
import dev.quayside.engine.carrier.module.VendorText;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.address.Address;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Prices of products with surcharges, fuel above all. The post states them only for products that
/// are named. Those of the last answer are therefore asked about at once, together with the
/// question for all products, and a second time only when there are new ones.
final class AustraliaPostTotals {

  private static final int LINE = 40;
  private static final int SUBURB = 40;
  private static final int STATE = 3;
  private static final int POSTCODE = 10;

  private final AustraliaPostApi api;
  private final ConcurrentMap<String, Set<String>> known = new ConcurrentHashMap<>();

  AustraliaPostTotals(AustraliaPostApi api) {
    this.api = api;
  }

  /// A question on its way.
  ///
  /// @param products the products asked about
  record Begun(Set<String> products, CompletableFuture<Map<String, Summary>> totals) {

    /// Whether the answer serves the wanted products, or asking again would give the same.
    private boolean answers(Set<String> wanted, Map<String, Summary> said) {
      return products.containsAll(wanted) && (!said.isEmpty() || products.equals(wanted));
    }

    private Map<String, Summary> said() {
      try {
        return totals.join();
      } catch (CompletionException unheard) {
        return Map.of();
      }
    }
  }

  /// Starts asking; {@link #of} waits for the answer.
  ///
  /// @param services product ids; empty for all
  Begun begin(Consignment consignment, Set<String> services) {
    var products = services.isEmpty() ? known.getOrDefault(lane(consignment), Set.of()) : services;
    return new Begun(
        products,
        products.isEmpty()
            ? CompletableFuture.completedFuture(Map.of())
            : CompletableFuture.supplyAsync(
                () -> asked(consignment, products), Thread::startVirtualThread));
  }

  /// Totals by product. A product without a total is missing.
  Map<String, Summary> of(Begun begun, Consignment consignment, Set<String> products) {
    known.put(lane(consignment), Set.copyOf(products));
    var said = begun.said();
    return begun.answers(products, said) ? said : asked(consignment, products);
  }

  private static String lane(Consignment consignment) {
    return consignment.from().country() + consignment.to().country() + consignment.isReturn();
  }

  private Map<String, Summary> asked(Consignment consignment, Set<String> products) {
    var from = area(consignment.isReturn() ? consignment.to() : consignment.from());
    var to = area(consignment.isReturn() ? consignment.from() : consignment.to());
    if (from.isEmpty() || to.isEmpty()) {
      return Map.of();
    }
    try {
      var said =
          api.totals(
              new TotalsRequest(
                  new TreeSet<>(products)
                      .stream()
                          .map(
                              product ->
                                  new Priced(from.get(), to.get(), items(consignment, product)))
                          .toList()));
      return said.isGood()
          ? Wire.read(said, ShipmentsReply.class)
              .map(AustraliaPostTotals::summaries)
              .orElse(Map.of())
          : Map.of();
    } catch (ProblemException unheard) {
      return Map.of();
    }
  }

  private static Map<String, Summary> summaries(ShipmentsReply said) {
    var all = new HashMap<String, Summary>();
    for (var shipment : Absent.toEmpty(said.shipments())) {
      var summary = shipment.shipmentSummary();
      product(shipment)
          .filter(_ -> summary != null && summary.totalCost() != null)
          .ifPresent(product -> all.put(product, summary));
    }
    return all;
  }

  private static Optional<String> product(Sold shipment) {
    return Absent.toEmpty(shipment.items()).stream()
        .findFirst()
        .map(AustraliaPostWire.SoldItem::productId);
  }

  private static List<PricedProduct> items(Consignment consignment, String product) {
    return AustraliaPostRates.items(consignment, Set.of()).stream()
        .map(
            item ->
                new PricedProduct(
                    product,
                    item.length(),
                    item.width(),
                    item.height(),
                    item.weight(),
                    item.features()))
        .toList();
  }

  /// The area of an address; empty without a suburb, which the post needs.
  private static Optional<Area> area(Address address) {
    var suburb = VendorText.cut(address.city(), SUBURB);
    var state = VendorText.tidy(address.state());
    return suburb.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Area(
                Absent.fromEmpty(VendorText.cut(AustraliaPostShipments.name(address), LINE)),
                lines(address),
                VendorText.cut(address.zip(), POSTCODE),
                suburb,
                stateOf(state),
                address.country()));
  }

  /// The lines of the street. The post's reference calls for them, but a price may be asked for
  /// before the street is known.
  private static @Nullable List<String> lines(Address address) {
    var lines =
        Stream.of(address.street1(), address.street2())
            .map(line -> VendorText.cut(line, LINE))
            .filter(line -> !line.isEmpty())
            .toList();
    return lines.isEmpty() ? null : lines;
  }

  private static @Nullable String stateOf(String state) {
    return state.isEmpty() || state.length() > STATE ? null : state;
  }
}
