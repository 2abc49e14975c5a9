package dev.quayside.printing.document;

import dev.quayside.printing.customs.Amount;
import dev.quayside.printing.label.carrier.form.Party;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What the consignee finds in the box.
///
/// @param order the order's reference; Code 128 at the head of the slip
/// @param service carrier and service as printed, null before a label is bought
/// @param note a line for the consignee, below the items
public record PackingSlip(
    String order,
    LocalDate date,
    Party from,
    Party to,
    @Nullable String service,
    @Nullable String trackingNumber,
    List<Item> items,
    @Nullable String note,
    Letterhead head) {

  /// @param each the price of one piece, null to print no amounts
  public record Item(
      @Nullable String sku, String description, int quantity, @Nullable Amount each) {}

  public PackingSlip {
    items = List.copyOf(items);
  }

  boolean hasAmounts() {
    return items.stream().anyMatch(item -> item.each() != null);
  }
}
