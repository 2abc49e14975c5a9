package dev.quayside.engine.carrier.dhl_express;

import static dev.quayside.engine.base.text.UrlText.encoded;

import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.CarrierRequest;
import dev.quayside.engine.carrier.module.AccountField;
import dev.quayside.engine.carrier.module.CarrierCredentials;
import dev.quayside.engine.carrier.module.CarrierLine;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.UUID;

/// The calls of MyDHL API 3.1: paths and headers.
record DhlApi(CarrierLine line) {

  private static final String VERSION = "3.1.1";

  /// The consignor's own reference.
  private static final String CONSIGNOR = "CU";

  /// Days searched before and after the ship date. Shipments are made at most ten days ahead, and
  /// both directions together stay within a month.
  private static final int AROUND_DAYS = 14;

  Said rates(DhlWire.RateRequest rates) {
    return line.question(signed(line.json("POST", "/rates", rates), random()));
  }

  /// @param reference ours; DHL keeps it with the message
  Said create(DhlWire.ShipmentRequest shipment, String reference) {
    return line.order(signed(line.json("POST", "/shipments", shipment), message(reference)));
  }

  /// The scans of a waybill. Only this view gives local times with their offsets.
  Said track(String waybill) {
    return get(
        "/shipments/"
            + encoded(waybill)
            + "/tracking?trackingView=all-checkpoints&levelOfDetail=shipment"
            + "&requestGMTOffsetPerEvent=true");
  }

  Said trackPiece(String piece) {
    return get(
        "/tracking?pieceTrackingNumber="
            + encoded(piece)
            + "&trackingView=all-checkpoints&levelOfDetail=all");
  }

  /// Shipments under one of our references, which DHL searches only within a period.
  ///
  /// @param day the ship date
  /// @param view `shipment-details-only`, or `advance-shipment` for one not scanned yet
  Said byReference(String reference, LocalDate day, String view) {
    return get(
        "/tracking?shipmentReference="
            + encoded(reference)
            + "&shipmentReferenceType="
            + CONSIGNOR
            + "&shipperAccountNumber="
            + encoded(line.credentials().get(AccountField.ACCOUNT_NUMBER))
            + "&dateRangeFrom="
            + day.minusDays(AROUND_DAYS)
            + "&dateRangeTo="
            + day.plusDays(AROUND_DAYS)
            + "&trackingView="
            + view
            + "&levelOfDetail=shipment");
  }

  /// @param reference as with {@link #create}
  Said bookPickup(DhlPickupWire.Request pickup, String reference) {
    return line.order(signed(line.json("POST", "/pickups", pickup), message(reference)));
  }

  Said cancelPickup(String number, String requestor) {
    return line.order(
        signed(
            line.delete(
                "/pickups/"
                    + encoded(number)
                    + "?requestorName="
                    + encoded(requestor)
                    + "&reason="
                    + encoded("Nothing to fetch")),
            random()));
  }

  /// Whether DHL delivers to a place.
  Said serves(DhlWire.Place place) {
    return get(
        "/address-validate?type=delivery&countryCode="
            + encoded(place.countryCode())
            + "&postalCode="
            + encoded(place.postalCode())
            + "&cityName="
            + encoded(place.cityName()));
  }

  private Said get(String path) {
    return line.question(signed(line.get(path), random()));
  }

  private CarrierRequest signed(CarrierRequest request, String message) {
    return signed(request, line.credentials()).with("Message-Reference", message);
  }

  static CarrierRequest signed(CarrierRequest request, CarrierCredentials credentials) {
    return request
        .basic(credentials.get(AccountField.API_KEY), credentials.get(AccountField.API_SECRET))
        .with("x-version", VERSION);
  }

  private static String message(String reference) {
    return UUID.nameUUIDFromBytes(reference.getBytes(StandardCharsets.UTF_8)).toString();
  }

  private static String random() {
    return UUID.randomUUID().toString();
  }
}
