package dev.quayside.engine.carrier.ontrac;

import dev.quayside.engine.carrier.doubles.CarrierDouble;
import dev.quayside.engine.carrier.doubles.XmlSchema;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/// OnTrac's Web Services V7. It does not deliver to ZIPs that begin with 9.
public final class OntracDouble extends CarrierDouble {

  public static final Map<String, String> ACCOUNT =
      Map.of("accountNumber", "37", "password", "not to be told");

  private static final XmlSchema SHIPMENT = new XmlSchema(OntracDouble.class, "shipment.xsd");
  private static final XmlSchema PICKUP = new XmlSchema(OntracDouble.class, "pickup.xsd");
  private static final String PACKAGES =
      "1;\\d{5};\\d{5};(true|false);(true|false);[\\d.]+;[\\d.]+x[\\d.]+x[\\d.]+;[A-Z]?;\\d\\d-\\d\\d-\\d\\d";

  private final List<String> parcels = new ArrayList<>();
  private int pickups;
  private String events = "";

  synchronized List<String> parcels() {
    return List.copyOf(parcels);
  }

  synchronized int pickups() {
    return pickups;
  }

  @Override
  public synchronized List<String> collections() {
    return IntStream.range(100, 100 + pickups).mapToObj(each -> "P" + each).toList();
  }

  synchronized void scan(String status, String time, String zip) {
    events +=
        "<Event><Status>%s</Status><Description>words</Description><EventTime>%s</EventTime><City>SAN DIEGO</City><State>CA</State><Zip>%s</Zip></Event>"
            .formatted(status, time, zip);
  }

  @Override
  public synchronized List<Sold> sold() {
    return parcels().stream().map(each -> new Sold(each, "", false)).toList();
  }

  @Override
  protected synchronized Answer answer(Asked request) {
    var path = URLDecoder.decode(request.path(), StandardCharsets.UTF_8);
    if (!path.contains("?pw=not to be told")) {
      return xml(
          "<OnTracRateResponse><Error>Invalid Username or Password</Error></OnTracRateResponse>");
    }
    if (request.is("GET", "/OnTracWebServices/OnTracServices.svc/V7/37/rates")) {
      return rates(request, path.substring(path.indexOf("&packages=") + "&packages=".length()));
    }
    if (request.is("POST", "/OnTracWebServices/OnTracServices.svc/V7/37/shipments")) {
      return create(request);
    }
    if (request.is("GET", "/OnTracWebServices/OnTracServices.svc/V7/37/shipments")) {
      return tracked(path.substring(path.indexOf("&tn=") + "&tn=".length()));
    }
    if (request.is("POST", "/OnTracWebServices/OnTracServices.svc/V7/37/pickups")) {
      return pickup(request);
    }
    violation(request, "is no path of OnTrac's");
    return Answer.of(404, "text/html", "<html></html>");
  }

  private Answer rates(Asked request, String packages) {
    if (!packages.matches(PACKAGES)) {
      violation(request, "packages");
    }
    return xml(
        packages.split(";")[2].startsWith("9")
            ? "<OnTracRateResponse><Shipments><Shipment><Error>Delivery Zip Not"
                + " Serviced</Error><Rates/></Shipment></Shipments><Error></Error></OnTracRateResponse>"
            : """
            <OnTracRateResponse><Shipments><Shipment><UID>1</UID><Error></Error><Rates>%s%s</Rates>
            </Shipment></Shipments><Error></Error></OnTracRateResponse>\
            """
                .formatted(rate("C"), rate("Z")));
  }

  private static String rate(String service) {
    return """
    <Rate><Service>%s</Service><ServiceCharge>15.54</ServiceCharge><ServiceChargeDetails>
    <BaseCharge>8.94</BaseCharge><PoundsCharge>0</PoundsCharge>
    <AdditionalCharges>6.60</AdditionalCharges>
    <AdditionalChargesDetails>RES 6.60</AdditionalChargesDetails>
    <SaturdayCharge>0</SaturdayCharge></ServiceChargeDetails><FuelCharge>2.91</FuelCharge>
    <TotalCharge>18.45</TotalCharge><BilledWeight>5</BilledWeight><TransitDays>1</TransitDays>
    <ExpectedDeliveryDate>20261125</ExpectedDeliveryDate><RateZone>2</RateZone>
    <GlobalRate>26.38</GlobalRate><Error></Error></Rate>\
    """
        .formatted(service);
  }

  private Answer create(Asked request) {
    SHIPMENT.wrong(request.text()).ifPresent(wrong -> violation(request, wrong));
    if (request.text().contains("<City>Nowhere</City>")) {
      return shipment("", "Insufficient Consignee Address Information, not to be told", "");
    }
    parcels.add("C%d".formatted(12_345_600_000_010L + parcels.size()));
    return shipment(
        parcels.getLast(), "", request.text().contains("<LabelType>12<") ? PNG : "XlhBXlha");
  }

  private Answer pickup(Asked request) {
    PICKUP.wrong(request.text()).ifPresent(wrong -> violation(request, wrong));
    boolean known = !request.text().contains("<City>Nowhere</City>");
    pickups += known ? 1 : 0;
    return xml(
        "<OnTracPickupResponse><Tracking>%s</Tracking><Error>%s</Error></OnTracPickupResponse>"
            .formatted(
                known ? "P" + (99 + pickups) : "",
                known ? "" : "Pickup Zip Not Serviced, not to be told"));
  }

  private static Answer shipment(String number, String error, String label) {
    return xml(
        """
        <OnTracShipmentResponse><Error></Error><Shipments><Shipment><UID>1</UID>
        <Tracking>%s</Tracking><Error>%s</Error><TotalChrg>18.45</TotalChrg>
        <ExpectedDeliveryDate>20261125</ExpectedDeliveryDate><Label>%s</Label>
        </Shipment></Shipments></OnTracShipmentResponse>\
        """
            .formatted(number, error, label));
  }

  private Answer tracked(String number) {
    return xml(
        parcels.contains(number)
            ? "<OnTracTrackingResult><Shipments><Shipment><Events>%s</Events><Tracking>%s</Tracking><Error></Error></Shipment></Shipments><Error></Error></OnTracTrackingResult>"
                .formatted(events, number)
            : "<OnTracTrackingResult><Shipments/><Error></Error></OnTracTrackingResult>");
  }

  private static Answer xml(String text) {
    return Answer.of(200, "text/xml", text);
  }
}
