package dev.quayside.printing.document;

import dev.quayside.printing.customs.Amount;
import dev.quayside.printing.label.carrier.form.Party;
import dev.quayside.printing.mark.Bits;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What the consignee finds in the box.
///
/// @param order the order's reference; Code 128 at the head of the slip
/// @param service carrier and service as printed, null before a label is bought
/// @param note a line for the consignee, below the items
/// @param shop what the shop calls itself; null for the sender's company or name
/// @param logo the shop's, in black and white
/// @param help where the consignee can ask: e-mail, page; empty for none
/// @param returns the lines of the address parcels are sent back to; empty for none
/// @param sandbox marks every page as not for shipment
public record PackingSlip(
    String order,
    LocalDate date,
    Party from,
    Party to,
    @Nullable String service,
    @Nullable String trackingNumber,
    List<Item> items,
    @Nullable String note,
    @Nullable String shop,
    @Nullable Bits logo,
    List<String> help,
    List<String> returns,
    boolean sandbox) {

  /// @param each the price of one piece, null to print no amounts
  public record Item(
      @Nullable String sku, String description, int quantity, @Nullable Amount each) {}

  public PackingSlip {
    items = List.copyOf(items);
    help = List.copyOf(help);
    returns = List.copyOf(returns);
  }

  boolean hasAmounts() {
    return items.stream().anyMatch(item -> item.each() != null);
  }
}
