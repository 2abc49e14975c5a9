package dev.quayside.engine.sandbox;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.carrier.purchase.LabelSpec;
import dev.quayside.engine.carrier.purchase.Tender;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.carrier.quote.Rating;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.sandbox.control.CarrierFault;
import dev.quayside.engine.sandbox.control.SandboxSettings;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// A shipper's desk in front of the sandbox network: one workspace, a clock that stands until
/// moved, faults at will.
public final class Desk implements SandboxSettings {

  /// Tuesday 2026-06-16, 10:00 in New York.
  public static final Instant TUESDAY = Instant.parse("2026-06-16T14:00:00Z");

  public static final WorkspaceId WORKSPACE = new WorkspaceId("ws_1");

  public Instant now = TUESDAY;
  public boolean autoScan = true;
  public CarrierFault fault = CarrierFault.NONE;
  public final List<Duration> pauses = new ArrayList<>();
  public final SandboxLedger ledger;
  public final SandboxNetwork network;

  public Desk() {
    this(new MemoryLedger());
  }

  public Desk(SandboxLedger ledger) {
    this.ledger = ledger;
    this.network = new SandboxNetwork(ledger, new NoScans(), this, _ -> () -> now, pauses::add);
  }

  public Carrier carrier(String code) {
    return network.carriers(WORKSPACE).stream()
        .filter(c -> c.profile().code().equals(code))
        .findFirst()
        .orElseThrow();
  }

  public Rating rate(String carrier, Consignment consignment) {
    return carrier(carrier).rate(consignment, Set.of());
  }

  public Quote quote(String carrier, String service, Consignment consignment) {
    return carrier(carrier).rate(consignment, Set.of(service)).quotes().getFirst();
  }

  public Consignment from(String fromZip, String toZip, Parcel parcel) {
    return lane("US", fromZip, "US", toZip, parcel);
  }

  public Consignment abroad(String fromZip, String toCode, String country, Parcel parcel) {
    return lane("US", fromZip, country, toCode, parcel);
  }

  public Consignment lane(String from, String code, String to, String toCode, Parcel parcel) {
    return new Consignment(
        Address.of(code, from), Address.of(toCode, to), parcel, false, null, null, now);
  }

  public Consignment within(String country, String from, String to, Parcel parcel) {
    return lane(country, from, country, to, parcel);
  }

  /// A lane the carrier goes.
  public Consignment served(String carrier, Parcel parcel) {
    return switch (carrier) {
      case "canada_post" -> within("CA", "M5V 2T6", "V6B 1A1", parcel);
      case "australia_post" -> within("AU", "2000", "6000", parcel);
      case "dhl_express" -> abroad("94103", "SW1A 1AA", "GB", parcel);
      case "gls_us" -> from("94103", "87101", parcel);
      default -> from("94103", "10001", parcel);
    };
  }

  public Tender tender(String reference, String service, Consignment consignment) {
    return new Tender(
        reference, service, consignment, Money.usd("0.00"), LabelSpec.fourBySix(LabelFormat.PDF));
  }

  /// A cubic foot shoe box of so many pounds, to a business.
  public static Parcel box(int pounds) {
    return parcel(Weight.ofPounds(pounds), false);
  }

  public static Parcel parcel(Weight weight, boolean residential) {
    return new Parcel(
        weight,
        Dimensions.ofInches("6", "4", "3"),
        false,
        dev.quayside.engine.parcel.Signature.NONE,
        null,
        residential);
  }

  @Override
  public boolean autoScan(WorkspaceId workspace) {
    return autoScan;
  }

  @Override
  public CarrierFault fault(WorkspaceId workspace, String carrier) {
    return fault;
  }
}
