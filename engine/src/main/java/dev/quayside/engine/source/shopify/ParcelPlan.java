package dev.quayside.engine.source.shopify;

import dev.quayside.engine.source.kind.ShopParcel;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Which pieces of which fulfilment orders are in a parcel. One write of Shopify is of one place,
/// so a parcel packed from two places takes two.
final class ParcelPlan {

  private final List<FulfillmentOrder> parts;
  private final Map<String, Integer> told;
  private final Map<String, Integer> planned = new HashMap<>();

  /// By place, by fulfilment order: pieces by line.
  private final Map<String, Map<String, Map<String, Integer>>> writes = new LinkedHashMap<>();

  /// @param parts of the order as they stand now
  /// @param told pieces by line that the shop has with the parcel's number already
  ParcelPlan(List<FulfillmentOrder> parts, Map<String, Integer> told) {
    this.parts = parts.stream().filter(FulfillmentOrder::isReady).toList();
    this.told = new HashMap<>(told);
  }

  /// @return what of the pieces the shop has not left; 0 when all is well
  int add(ShopParcel.Piece piece) {
    var key = ShopifyLines.Key.of(piece.externalId());
    int known = Math.min(piece.quantity(), told.getOrDefault(key.lineItem(), 0));
    told.merge(key.lineItem(), -known, Integer::sum);
    int missing = piece.quantity() - known;
    var there = parts.stream().filter(part -> part.locationId().equals(key.location())).toList();
    missing -= take(there, key.lineItem(), missing);
    // the shop may have moved them since
    missing -= take(parts, key.lineItem(), missing);
    return missing;
  }

  /// Everything that is left.
  void addAll() {
    for (var part : parts) {
      for (var line : part.lines()) {
        note(part, line.text("id"), FulfillmentOrder.left(line));
      }
    }
  }

  private int take(List<FulfillmentOrder> from, String lineItem, int wanted) {
    int taken = 0;
    for (var part : from) {
      for (var line : part.lines()) {
        if (FulfillmentOrder.lineItem(line).equals(lineItem)) {
          var id = line.text("id");
          int left = FulfillmentOrder.left(line) - planned.getOrDefault(id, 0);
          int some = Math.min(left, wanted - taken);
          note(part, id, some);
          taken += Math.max(0, some);
        }
      }
    }
    return taken;
  }

  private void note(FulfillmentOrder part, String line, int pieces) {
    if (pieces > 0) {
      planned.merge(line, pieces, Integer::sum);
      writes
          .computeIfAbsent(part.locationId(), _ -> new LinkedHashMap<>())
          .computeIfAbsent(part.node().text("id"), _ -> new LinkedHashMap<>())
          .merge(line, pieces, Integer::sum);
    }
  }

  /// Each as `lineItemsByFulfillmentOrder` takes it.
  List<List<Map<String, Object>>> writes() {
    var all = new ArrayList<List<Map<String, Object>>>();
    for (var place : writes.values()) {
      var write = new ArrayList<Map<String, Object>>();
      place.forEach(
          (part, lines) ->
              write.add(
                  Map.of(
                      "fulfillmentOrderId",
                      part,
                      "fulfillmentOrderLineItems",
                      lines.entrySet().stream()
                          .map(
                              each ->
                                  Map.<String, Object>of(
                                      "id", each.getKey(), "quantity", each.getValue()))
                          .toList())));
      all.add(write);
    }
    return all;
  }

  /// What Shopify calls a carrier whose links it makes itself; empty for one whose link it is to be
  /// told. Known from its list of carriers, never tried.
  static Optional<String> company(String carrier) {
    return Optional.ofNullable(
        switch (carrier) {
          case "usps" -> "USPS";
          case "ups" -> "UPS";
          case "fedex" -> "FedEx";
          case "dhl_express" -> "DHL Express";
          case "canada_post" -> "Canada Post";
          case "australia_post" -> "Australia Post";
          case "ontrac" -> "OnTrac";
          default -> null;
        });
  }
}
