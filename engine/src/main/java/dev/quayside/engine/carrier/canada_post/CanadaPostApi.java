package dev.quayside.engine.carrier.canada_post;

import static dev.quayside.engine.base.text.UrlText.encoded;

import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.CarrierRequest;
import dev.quayside.engine.carrier.module.AccountField;
import dev.quayside.engine.carrier.module.CarrierLine;
import java.net.URI;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;

/// The calls of Canada Post's web services: paths, media types, credentials.
record CanadaPostApi(CarrierLine line) {

  private static final String RATES = "application/vnd.cpc.ship.rate-v4+xml";
  private static final String SHIPMENTS = "application/vnd.cpc.shipment-v8+xml";
  private static final String TRACKING = "application/vnd.cpc.track-v2+xml";
  private static final String MANIFESTS = "application/vnd.cpc.manifest-v8+xml";
  private static final String PICKUPS = "application/vnd.cpc.pickuprequest+xml";
  private static final String FILE = "application/pdf, application/zpl";

  Said rates(String scenario) {
    return line.question(
        signed(CarrierRequest.xml("POST", line.host().at("/rs/ship/price"), RATES, scenario)));
  }

  Said create(String shipment) {
    return line.order(
        signed(CarrierRequest.xml("POST", line.host().at(shipments()), SHIPMENTS, shipment)));
  }

  /// Shipments made under one of our references: the parameter `requestId` of Get Shipments is what
  /// Create Shipment calls `customer-request-id`.
  Said byRequestId(String reference) {
    return line.question(
        shipment(
            CarrierRequest.get(line.host().at(shipments() + "?requestId=" + encoded(reference)))));
  }

  /// A shipment, or its details, by one of its links.
  Said shipment(String link) {
    return line.follow(URI.create(link), this::shipment);
  }

  /// A file by its link; answered with 202 while it is being made.
  Said file(String link) {
    return line.follow(URI.create(link), request -> signed(request).with("Accept", FILE));
  }

  /// The shipments of a group that are not voided.
  Said byGroup(String group) {
    return line.question(
        shipment(CarrierRequest.get(line.host().at(shipments() + "?groupId=" + encoded(group)))));
  }

  /// Voids a shipment; possible only before it is transmitted.
  Said voidShipment(String link) {
    return line.order(shipment(CarrierRequest.delete(here(link))));
  }

  Said transmit(String set) {
    return line.order(
        signed(CarrierRequest.xml("POST", line.host().at(manifests()), MANIFESTS, set)));
  }

  Said manifest(String link) {
    return line.follow(URI.create(link), request -> signed(request).with("Accept", MANIFESTS));
  }

  /// The manifests made from one day to another.
  Said manifests(LocalDate from, LocalDate to) {
    var days = DateTimeFormatter.BASIC_ISO_DATE;
    var path = manifests() + "?start=" + from.format(days) + "&end=" + to.format(days);
    return line.question(
        signed(CarrierRequest.get(line.host().at(path))).with("Accept", MANIFESTS));
  }

  Said bookPickup(String pickup) {
    return line.order(
        signed(CarrierRequest.xml("POST", line.host().at(pickups()), PICKUPS, pickup)));
  }

  Said cancelPickup(String id) {
    return line.order(pickup(CarrierRequest.delete(line.host().at(pickups() + "/" + encoded(id)))));
  }

  Said pickupDetails(String id) {
    return line.question(
        pickup(CarrierRequest.get(line.host().at(pickups() + "/" + encoded(id) + "/details"))));
  }

  Said refund(String link, String body) {
    return line.order(signed(CarrierRequest.xml("POST", here(link), SHIPMENTS, body)));
  }

  Said track(String pin) {
    return line.question(
        signed(CarrierRequest.get(line.host().at("/vis/track/pin/" + encoded(pin) + "/detail")))
            .with("Accept", TRACKING));
  }

  private CarrierRequest shipment(CarrierRequest request) {
    return signed(request).with("Accept", SHIPMENTS);
  }

  private CarrierRequest pickup(CarrierRequest request) {
    return signed(request).with("Accept", PICKUPS);
  }

  private URI here(String link) {
    return line.host().here(URI.create(link)).orElseThrow(line::garbled);
  }

  private CarrierRequest signed(CarrierRequest request) {
    var account = line.credentials();
    return request
        .basic(account.get(AccountField.USER_NAME), account.get(AccountField.PASSWORD))
        .with("Accept-language", "en-CA");
  }

  /// The path of the account: the customer mails on its own behalf.
  private String account() {
    var customer = "0".repeat(10 - number().length()) + number();
    return "/rs/" + customer + "/" + customer;
  }

  private String shipments() {
    return account() + "/shipment";
  }

  private String manifests() {
    return account() + "/manifest";
  }

  private String pickups() {
    return "/enab/" + number() + "/pickuprequest";
  }

  private String number() {
    return line.credentials().get(AccountField.CUSTOMER_NUMBER);
  }
}
