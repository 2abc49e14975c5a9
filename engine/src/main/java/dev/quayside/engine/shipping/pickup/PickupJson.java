package dev.quayside.engine.shipping.pickup;

import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.parcel.address.AddressJson;
import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.platform.server.json.JsonText;
import dev.quayside.engine.platform.server.json.MoneyJson;
import dev.quayside.printing.message.Message;
import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.temporal.ChronoUnit;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A pickup on the wire.
record PickupJson(
    String id,
    String carrier,
    String carrierName,
    String status,
    @Nullable String confirmationNumber,
    LocalDate date,
    Window window,
    AddressJson location,
    @Nullable String instructions,
    int parcels,
    BigDecimal weightOz,
    @Nullable String service,
    @Nullable MoneyJson charged,
    boolean carrierTest,
    @Nullable Message message,
    Instant createdAt) {

  /// Times in the location's time zone, such as `09:30`.
  record Window(String ready, String closing) {}

  static PickupJson of(Pickup pickup) {
    var order = pickup.order();
    return new PickupJson(
        pickup.id(),
        order.carrier(),
        pickup.carrierName(),
        pickup.status().wire(),
        Absent.fromEmpty(pickup.number()),
        pickup.comes(),
        new Window(order.ready().toString(), order.closing().toString()),
        AddressJson.of(order.location()),
        Absent.fromEmpty(order.instructions()),
        order.parcels(),
        order.weight().ounces(),
        order.service(),
        Optional.ofNullable(pickup.charged()).map(MoneyJson::of).orElse(null),
        pickup.test(),
        pickup.note(),
        pickup.createdAt());
  }

  /// The `data` of a pickup's events.
  static String text(Pickup pickup) {
    return JsonText.write(of(pickup));
  }

  static PickupDraft read(Fields body) {
    var window = body.requiredObject("window");
    var location = body.object("location");
    var draft =
        new PickupDraft(
            Objects.requireNonNullElse(body.text("carrier"), ""),
            body.date("date"),
            time(window, "ready"),
            time(window, "closing"),
            location == null ? null : AddressJson.read(location),
            body.text("instructions"),
            body.integer("parcels"),
            body.decimal("weightOz"),
            body.text("service"));
    draft.check(body.violations());
    return draft;
  }

  private static @Nullable LocalTime time(Fields window, String name) {
    var text = window.text(name);
    if (text == null) {
      return null;
    }
    try {
      return LocalTime.parse(text).truncatedTo(ChronoUnit.MINUTES);
    } catch (DateTimeException e) {
      window.violations().add(window.path(name), PickupWords.WINDOW_TIME);
      return null;
    }
  }
}
