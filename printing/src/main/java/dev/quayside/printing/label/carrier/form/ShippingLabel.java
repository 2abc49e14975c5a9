package dev.quayside.printing.label.carrier.form;

import dev.quayside.printing.customs.Customs;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The content of a bought label, the same for every carrier.
///
/// @param carrier the carrier's code, such as `usps` or `dhl_express`
/// @param service the service's code
/// @param serviceName the service's name as printed
/// @param weightOz the parcel's weight in ounces
/// @param box the parcel's dimensions; null when they were not given
/// @param trackingNumber in the carrier's own form, see its layout
/// @param routing the carrier's routing texts by name, such as `urc` for ups and `ursa`, `airport`
///   for fedex; a layout leaves out what is missing
/// @param sandbox bought in the sandbox: marked as not for shipment
/// @param voided cancelled: VOID across it and no barcode that scans
/// @param signature `none`, `standard` or `adult`
/// @param hazmat whether the parcel holds dangerous goods
/// @param customs the declaration of a parcel that crosses a border; null for others
/// @param piece which box of a shipment of several it is, from 1
/// @param pieces how many boxes the shipment has
/// @param references the sender's further numbers, as far as the carrier takes them
/// @param payor whose account is billed: `sender`, `recipient` or `third_party`
public record ShippingLabel(
    String carrier,
    String service,
    String serviceName,
    Party from,
    Party to,
    BigDecimal weightOz,
    @Nullable Box box,
    LocalDate shipDate,
    String trackingNumber,
    @Nullable String reference,
    Map<String, String> routing,
    boolean residential,
    boolean isReturn,
    boolean sandbox,
    boolean voided,
    String signature,
    boolean hazmat,
    @Nullable Customs customs,
    int piece,
    int pieces,
    List<FurtherReference> references,
    String payor) {

  private static final String SENDER = "sender";

  public ShippingLabel {
    routing = Map.copyOf(routing);
    references = List.copyOf(references);
  }

  /// The label of a shipment of one box.
  public ShippingLabel(
      String carrier,
      String service,
      String serviceName,
      Party from,
      Party to,
      BigDecimal weightOz,
      @Nullable Box box,
      LocalDate shipDate,
      String trackingNumber,
      @Nullable String reference,
      Map<String, String> routing,
      boolean residential,
      boolean isReturn,
      boolean sandbox,
      boolean voided,
      String signature,
      boolean hazmat,
      @Nullable Customs customs) {
    this(
        carrier,
        service,
        serviceName,
        from,
        to,
        weightOz,
        box,
        shipDate,
        trackingNumber,
        reference,
        routing,
        residential,
        isReturn,
        sandbox,
        voided,
        signature,
        hazmat,
        customs,
        1,
        1,
        List.of(),
        SENDER);
  }

  /// The first of the further references of a kind; empty without one.
  public String reference(String kind) {
    return references.stream()
        .filter(each -> each.kind().equals(kind))
        .map(FurtherReference::value)
        .findFirst()
        .orElse("");
  }

  /// All references in one line, the sender's own number first; empty without any.
  public String allReferences(String between) {
    return Stream.concat(
            Stream.ofNullable(reference).filter(each -> !each.isBlank()),
            references.stream().map(FurtherReference::value))
        .collect(Collectors.joining(between));
  }

  /// Which box it is of how many: `2 OF 3`.
  public String pieceText() {
    return piece + " OF " + pieces;
  }

  /// The same as the data of a bar code has it: `2/3`.
  public String pieceData() {
    return piece + "/" + pieces;
  }

  /// Whether the parcel crosses a customs border.
  public boolean isInternational() {
    return !home(to).equals(home(from));
  }

  /// The country that counts as the party's own: USPS and UPS carry parcels to US territories as
  /// domestic ones.
  private String home(Party party) {
    boolean american = carrier.equals("usps") || carrier.equals("ups");
    return american && party.isAmerican() ? "US" : party.country();
  }

  /// The weight, rounded up: `2.4 LB`, or `1.07 KG` when the sender's country is metric.
  public String weight() {
    return from.isMetric() ? Words.kilograms(weightOz) : Words.pounds(weightOz, 1) + " LB";
  }

  /// The dimensions: `12 x 9 x 6 IN`, or in centimetres when the sender's country is metric; empty
  /// when not given.
  public String measures(String between) {
    if (box == null) {
      return "";
    }
    return from.isMetric() ? Words.centimetres(box, between) : Words.inches(box, between);
  }

  /// A routing text; empty when the carrier gave none.
  public String routing(String name) {
    return routing.getOrDefault(name, "");
  }
}
