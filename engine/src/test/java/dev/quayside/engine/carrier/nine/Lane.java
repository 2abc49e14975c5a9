package dev.quayside.engine.carrier.nine;

import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.carrier.purchase.LabelSpec;
import dev.quayside.engine.carrier.purchase.Tender;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.customs.ContentsType;
import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.engine.parcel.customs.CustomsItem;
import dev.quayside.engine.parcel.customs.Incoterm;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A parcel that a carrier takes: of two pounds, and of shirts where it crosses a border.
///
/// @param voids whether the carrier has a void; the others do not bill what they never scan
public record Lane(String carrier, String service, Address from, Address to, boolean voids) {

  private static final Address NEW_YORK = place("20 W 34th St", "New York", "NY", "10001", "US");
  private static final Address BROADWAY = place("1 Broadway", "New York", "NY", "10004", "US");
  private static final String SHIRTS =
      """
      ,"customs":{"contentsType":"merchandise","incoterm":"DDU","items":[{"description":"Shirt",\
      "quantity":2,"value":19.90,"currency":"USD","weightOz":14,"hsCode":"6109.10",\
      "originCountry":"PT"}]}\
      """;

  public static final List<Lane> ALL =
      List.of(
          domestic("usps", "PRIORITY_MAIL", true),
          new Lane(
              "canada_post",
              "DOM.XP",
              place("502 Main St N", "Montreal", "QC", "H2B 1A0", "CA"),
              place("100 Wellington St", "Ottawa", "ON", "K1A 0B1", "CA"),
              true),
          new Lane(
              "australia_post",
              "T28S",
              place("1 Collins St", "Melbourne", "VIC", "3000", "AU"),
              place("2 George St", "Sydney", "NSW", "2000", "AU"),
              true),
          domestic("ups", "ups_ground", true),
          domestic("fedex", "FEDEX_GROUND", true),
          new Lane(
              "dhl_express",
              "dhl_express_worldwide",
              NEW_YORK,
              place("Am Kai 1", "Berlin", null, "10115", "DE"),
              false),
          domestic("ontrac", "ontrac_ground", false),
          domestic("gls_us", "gls_ground", true),
          domestic("veho", "veho_ground_plus", true));

  public static Lane of(String carrier) {
    return ALL.stream().filter(lane -> lane.carrier().equals(carrier)).findFirst().orElseThrow();
  }

  /// The body of POST /v1/rates.
  public String rates() {
    return "{" + parcel() + "}";
  }

  /// The body of POST /v1/labels.
  public String order(String reference) {
    return "{\"carrier\":\"%s\",\"service\":\"%s\",\"reference\":\"%s\",%s}"
        .formatted(carrier, service, reference, parcel());
  }

  /// The body of POST /v1/pickups.
  public String pickup(LocalDate day) {
    return """
    {"carrier":"%s","service":"%s","date":"%s","window":{"ready":"12:00","closing":"17:00"},\
    "location":%s,"parcels":2}\
    """
        .formatted(carrier, service, day, json(from));
  }

  /// What the port is asked for.
  public Tender tender(String reference, Instant at) {
    return new Tender(
        reference,
        service,
        consignment(at),
        Money.usd("12.00"),
        LabelSpec.fourBySix(LabelFormat.PDF));
  }

  public Consignment consignment(Instant at) {
    var parcel = Parcel.of(Weight.ofPounds(2), Dimensions.ofInches("10", "8", "4"));
    return new Consignment(from, to, parcel, false, customs(), "SO-1042", at);
  }

  private boolean isAbroad() {
    return !from.country().equals(to.country());
  }

  private @Nullable Customs customs() {
    return isAbroad()
        ? new Customs(
            ContentsType.MERCHANDISE,
            null,
            List.of(
                new CustomsItem(
                    "Shirt", 2, Money.usd("19.90"), Weight.ofOunces("14"), "6109.10", "PT")),
            Incoterm.DDU)
        : null;
  }

  private String parcel() {
    return """
    "from":%s,"to":%s,"parcel":{"weightOz":32,"lengthIn":10,"widthIn":8,"heightIn":4}%s\
    """
        .formatted(json(from), json(to), isAbroad() ? SHIRTS : "");
  }

  private static String json(Address at) {
    var state = at.state() == null ? "" : "\"state\":\"" + at.state() + "\",";
    return """
    {"name":"%s","street1":"%s","city":"%s",%s"zip":"%s","country":"%s","phone":"%s",\
    "email":"%s"}\
    """
        .formatted(
            at.name(),
            at.street1(),
            at.city(),
            state,
            at.zip(),
            at.country(),
            at.phone(),
            at.email());
  }

  private static Lane domestic(String carrier, String service, boolean voids) {
    return new Lane(carrier, service, NEW_YORK, BROADWAY, voids);
  }

  private static Address place(
      String street, String city, @Nullable String state, String zip, String country) {
    return new Address(
        "Ann Quay",
        null,
        street,
        null,
        city,
        state,
        zip,
        country,
        "+12125550100",
        "ann@example.com");
  }
}
