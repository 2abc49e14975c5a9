package dev.quayside.printing.document;

import dev.quayside.printing.customs.Amount;
import dev.quayside.printing.label.carrier.form.Party;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// What the consignee finds in the box.
///
/// @param order the order's reference; Code 128 at the head of the slip
/// @param service carrier and service as printed, null before a label is bought
/// @param note a line for the consignee, below the items
/// @param buyerNote what the buyer wrote to the seller, line by line
/// @param giftMessage what the buyer wrote to the consignee, line by line; beside it no amounts are
///   printed, since the consignee did not pay
/// @param boxes how many the shipment has
/// @param billedTo the end of the account that pays the transport in place of the sender, empty
///   where it is not known; null where the sender pays
public record PackingSlip(
    String order,
    LocalDate date,
    Party from,
    Party to,
    @Nullable String service,
    @Nullable String trackingNumber,
    List<Item> items,
    @Nullable String note,
    @Nullable String buyerNote,
    @Nullable String giftMessage,
    Letterhead head,
    List<SenderReference> references,
    int boxes,
    @Nullable String billedTo) {

  /// One without references beside the order's.
  public PackingSlip(
      String order,
      LocalDate date,
      Party from,
      Party to,
      @Nullable String service,
      @Nullable String trackingNumber,
      List<Item> items,
      @Nullable String note,
      @Nullable String buyerNote,
      @Nullable String giftMessage,
      Letterhead head) {
    this(
        order,
        date,
        from,
        to,
        service,
        trackingNumber,
        items,
        note,
        buyerNote,
        giftMessage,
        head,
        List.of(),
        1,
        null);
  }

  /// @param each the price of one piece, null to print no amounts
  /// @param options what makes the piece the buyer's own, such as `Size: L`; a line each
  public record Item(
      @Nullable String sku,
      String description,
      int quantity,
      @Nullable Amount each,
      List<String> options) {

    public Item {
      options = List.copyOf(options);
    }
  }

  public PackingSlip {
    items = List.copyOf(items);
    references = List.copyOf(references);
  }

  /// What the buyer wrote, each text with its caption, line by line.
  List<List<String>> messages(Texts texts) {
    return Stream.of(
            said(texts.get("slip.gift"), giftMessage), said(texts.get("slip.buyer"), buyerNote))
        .filter(lines -> !lines.isEmpty())
        .toList();
  }

  private static List<String> said(String caption, @Nullable String words) {
    return words == null || words.isBlank()
        ? List.of()
        : (caption + ": " + words.strip()).lines().toList();
  }

  /// Carrier and service, with how many boxes there are and who else pays: `UPS Ground · 3 boxes ·
  /// billed to …2C3`; null before a label is bought.
  @Nullable String service(Texts texts) {
    return service == null
        ? null
        : Stream.of(
                service,
                boxes > 1 ? texts.get("slip.boxes", boxes) : "",
                billedTo == null
                    ? ""
                    : billedTo.isEmpty()
                        ? texts.get("slip.billed.other")
                        : texts.get("slip.billed", billedTo))
            .filter(part -> !part.isEmpty())
            .collect(Collectors.joining(" · "));
  }

  boolean hasAmounts() {
    return giftMessage == null && items.stream().anyMatch(item -> item.each() != null);
  }
}
