package dev.quayside.engine.parcel.option;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.base.text.CountryCode;
import dev.quayside.engine.platform.server.json.Fields;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// Options on the wire: `billing`, `shipDate`, `delivery` and `references` of a request and of a
/// shipment. An account goes in whole and comes out as its last three characters.
public final class OptionsJson {

  /// Characters of an account's number, as the longest that carriers take.
  public static final int LONGEST_ACCOUNT = 50;

  private static final int LONGEST_ZIP = 12;

  private OptionsJson() {}

  /// Who pays, as answered.
  public record Billing(PaidByJson transport, @Nullable PaidByJson duties) {

    public static Billing of(BillTo billing) {
      var duties = billing.duties();
      return new Billing(
          PaidByJson.of(billing.transportOrSender()),
          duties == null ? null : PaidByJson.of(duties));
    }
  }

  /// One payor, as answered.
  ///
  /// @param account the last three characters
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record PaidByJson(
      String payor,
      @Nullable String payorId,
      @Nullable String account,
      @Nullable String zip,
      @Nullable String country) {

    static PaidByJson of(PaidBy paid) {
      return new PaidByJson(
          paid.payor().wire(), paid.payorId(), paid.accountEnd(), paid.zip(), paid.country());
    }
  }

  public record Delivery(boolean saturday, @Nullable String instructions) {

    public static Delivery of(ShippingOptions options) {
      return new Delivery(options.saturday(), options.instructions());
    }
  }

  public record Reference(String kind, String value) {

    public static List<Reference> of(ShippingOptions options) {
      return of(options.references());
    }

    public static List<Reference> of(List<ShipmentReference> references) {
      return references.stream()
          .map(each -> new Reference(each.kind().wire(), each.value()))
          .toList();
    }
  }

  /// @param shipment the object the fields stand in
  public static OptionsDraft read(Fields shipment) {
    var billing = readBilling(shipment);
    var delivery = shipment.object("delivery");
    var shipDate = date(shipment);
    if (billing == BillTo.UNSAID
        && delivery == null
        && shipDate == null
        && !shipment.has("references")) {
      return OptionsDraft.NONE;
    }
    return new OptionsDraft(
        billing.transport(),
        billing.duties(),
        shipDate,
        delivery == null ? null : delivery.bool("saturday"),
        delivery == null
            ? null
            : Absent.fromBlank(delivery.text("instructions", ShippingOptions.LONGEST_INSTRUCTIONS)),
        readReferences(shipment));
  }

  private static @Nullable LocalDate date(Fields shipment) {
    return shipment.date("shipDate");
  }

  /// The field `billing`; {@link BillTo#UNSAID} without it.
  public static BillTo readBilling(Fields shipment) {
    var billing = shipment.object("billing");
    return billing == null
        ? BillTo.UNSAID
        : new BillTo(paidBy(billing, "transport"), paidBy(billing, "duties"));
  }

  private static @Nullable PaidBy paidBy(Fields billing, String part) {
    var said = billing.object(part);
    if (said == null) {
      return null;
    }
    said.require("payor");
    var payor = said.choice("payor", Payor.values(), Payor::wire);
    var account = Absent.fromBlank(said.text("account", LONGEST_ACCOUNT));
    var payorId = Absent.fromBlank(said.text("payorId"));
    if (payor == null) {
      return null;
    }
    checkAccount(said, part, payor, account, payorId);
    return new PaidBy(
        payor,
        payorId,
        account == null ? null : PayorAccount.open(PayorAccount.bare(account)),
        Absent.fromBlank(said.text("zip", LONGEST_ZIP)),
        country(said),
        null);
  }

  private static void checkAccount(
      Fields said, String part, Payor payor, @Nullable String account, @Nullable String payorId) {
    boolean optional = part.equals("duties") && payor == Payor.RECIPIENT;
    if (payor == Payor.SENDER) {
      for (var name : List.of("account", "payorId")) {
        if (said.has(name)) {
          said.violations().add(said.path(name), OptionWords.OF_SENDER);
        }
      }
    } else if (account != null && payorId != null) {
      said.violations().add(said.path("account"), OptionWords.ACCOUNT_OR_PAYOR);
    } else if (account == null && payorId == null && !optional) {
      said.violations().add(said.path("account"), FieldWords.REQUIRED);
    }
  }

  private static @Nullable String country(Fields said) {
    var given = Absent.fromBlank(said.text("country"));
    var country = given == null ? null : given.toUpperCase(Locale.ROOT);
    if (country != null && !CountryCode.isKnown(country)) {
      said.violations().add(said.path("country"), FieldWords.COUNTRY);
    }
    return country;
  }

  /// The field `references`; null without it.
  public static @Nullable List<ShipmentReference> readReferences(Fields shipment) {
    if (!shipment.has("references")) {
      return null;
    }
    return shipment.objects("references", ShipmentReference.MOST).stream()
        .map(OptionsJson::reference)
        .toList();
  }

  private static ShipmentReference reference(Fields said) {
    said.require("kind");
    var kind = said.choice("kind", ReferenceKind.values(), ReferenceKind::wire);
    said.require("value");
    var value = Absent.fromBlank(said.text("value", ShipmentReference.LONGEST));
    if (said.has("value") && value == null) {
      said.violations().require(said.path("value"), value);
    }
    return new ShipmentReference(
        kind == null ? ReferenceKind.OTHER : kind, Absent.toEmpty(value).strip());
  }
}
