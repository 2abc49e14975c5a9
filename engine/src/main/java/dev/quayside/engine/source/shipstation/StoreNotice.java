package dev.quayside.engine.source.shipstation;

import dev.quayside.engine.source.kind.ShopParcel;
import java.io.StringWriter;
import java.util.Map;
import java.util.Objects;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.jspecify.annotations.Nullable;

/// What a shop is told of a parcel: `ShipNotice`.
record StoreNotice(ShopParcel parcel, boolean notifiesBuyer) {

  /// The names of the form's guide; what is not among them is Other.
  private static final Map<String, String> CARRIERS =
      Map.of(
          "usps", "USPS",
          "ups", "UPS",
          "fedex", "FedEx",
          "dhl_express", "DHL",
          "canada_post", "CanadaPost",
          "ontrac", "OnTrac");

  private static final int LONGEST = 50;

  String carrier() {
    return CARRIERS.getOrDefault(parcel.carrier(), "Other");
  }

  String service() {
    var name = parcel.serviceName();
    return name.length() > LONGEST ? name.substring(0, LONGEST) : name;
  }

  Map<String, String> query() {
    return Map.of(
        "action", "shipnotify",
        "order_number", parcel.number(),
        "carrier", carrier(),
        "service", service(),
        "tracking_number", parcel.trackingNumber());
  }

  String document() {
    var text = new StringWriter();
    try {
      var xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(text);
      xml.writeStartDocument("UTF-8", "1.0");
      xml.writeStartElement("ShipNotice");
      element(xml, "OrderNumber", parcel.number());
      element(xml, "OrderID", parcel.externalId());
      element(xml, "NotifyCustomer", Boolean.toString(notifiesBuyer));
      var time = StoreApi.time(parcel.shippedAt());
      element(xml, "LabelCreateDate", time);
      element(xml, "ShipDate", time.substring(0, 10));
      element(xml, "Carrier", carrier());
      element(xml, "Service", service());
      element(xml, "TrackingNumber", parcel.trackingNumber());
      recipient(xml);
      xml.writeStartElement("Items");
      for (var piece : parcel.pieces()) {
        xml.writeStartElement("Item");
        element(xml, "SKU", piece.sku());
        element(xml, "Name", piece.name());
        element(xml, "Quantity", Integer.toString(piece.quantity()));
        element(xml, "LineItemID", piece.externalId());
        xml.writeEndElement();
      }
      xml.writeEndElement();
      xml.writeEndElement();
      xml.writeEndDocument();
      xml.close();
    } catch (XMLStreamException e) {
      throw new IllegalStateException(e);
    }
    return text.toString();
  }

  private void recipient(XMLStreamWriter xml) throws XMLStreamException {
    var to = parcel.to();
    xml.writeStartElement("Recipient");
    element(xml, "Name", to.name());
    element(xml, "Company", to.company());
    element(xml, "Address1", to.street1());
    element(xml, "Address2", to.street2());
    element(xml, "City", to.city());
    element(xml, "State", to.state());
    element(xml, "PostalCode", to.zip());
    element(xml, "Country", to.country());
    xml.writeEndElement();
  }

  private static void element(XMLStreamWriter xml, String name, @Nullable String text)
      throws XMLStreamException {
    xml.writeStartElement(name);
    xml.writeCharacters(Objects.requireNonNullElse(text, ""));
    xml.writeEndElement();
  }
}
