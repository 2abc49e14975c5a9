package dev.quayside.engine.carrier.canada_post;

/// What Canada Post says, in the shapes of its published samples.
final class CanadaPostAnswers {

  static final String RATES =
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <price-quotes xmlns="http://www.canadapost.ca/ws/ship/rate-v4">
        <price-quote>
          <service-code>DOM.XP</service-code>
          <service-name>Xpresspost</service-name>
          <price-details>
            <base>12.26</base>
            <taxes><gst>0.00</gst><pst>0</pst><hst percent="13.0">1.77</hst></taxes>
            <due>15.41</due>
            <options><option><option-code>DC</option-code><option-name>Delivery confirmation</option-name><option-price>0</option-price></option></options>
            <adjustments>
              <adjustment><adjustment-code>AUTDISC</adjustment-code><adjustment-name>Automation discount</adjustment-name><adjustment-cost>-0.37</adjustment-cost></adjustment>
              <adjustment><adjustment-code>FUELSC</adjustment-code><adjustment-name>Fuel surcharge</adjustment-name><adjustment-cost>1.75</adjustment-cost></adjustment>
            </adjustments>
          </price-details>
          <weight-details/>
          <service-standard>
            <am-delivery>false</am-delivery><guaranteed-delivery>true</guaranteed-delivery>
            <expected-transit-time>2</expected-transit-time><expected-delivery-date>2026-11-26</expected-delivery-date>
          </service-standard>
        </price-quote>
        <price-quote>
          <service-code>DOM.NEW</service-code>
          <service-name>A service of tomorrow</service-name>
          <price-details><base>9.00</base><due>9.59</due></price-details>
          <weight-details><cubed-weight>3.500</cubed-weight></weight-details>
          <service-standard><am-delivery>false</am-delivery><guaranteed-delivery>false</guaranteed-delivery></service-standard>
        </price-quote>
      </price-quotes>
      """;

  static final String REFUND =
      """
      <shipment-refund-request-info xmlns="http://www.canadapost.ca/ws/shipment-v8">
        <service-ticket-date>2026-11-24</service-ticket-date>
        <service-ticket-id>GT12345678RT</service-ticket-id>
      </shipment-refund-request-info>
      """;

  private CanadaPostAnswers() {}

  static String shipment(String id, String status, String pin, String links) {
    return """
    <?xml version="1.0" encoding="UTF-8"?>
    <shipment-info xmlns="http://www.canadapost.ca/ws/shipment-v8">
      <shipment-id>%s</shipment-id>
      <shipment-status>%s</shipment-status>
      <tracking-pin>%s</tracking-pin>
      <po-number>P123456789</po-number>
      <shipment-price>
        <service-code>DOM.XP</service-code>
        <base-amount>12.26</base-amount>
        <pre-tax-amount>13.64</pre-tax-amount>
        <gst-amount>0.00</gst-amount><pst-amount>0.00</pst-amount><hst-amount>1.81</hst-amount>
        <due-amount>15.45</due-amount>
        <service-standard>
          <am-delivery>false</am-delivery><guaranteed-delivery>true</guaranteed-delivery>
          <expected-transmit-time>2</expected-transmit-time><expected-delivery-date>2026-11-26</expected-delivery-date>
        </service-standard>
        <rated-weight>2.000</rated-weight>
      </shipment-price>
      <links>%s</links>
    </shipment-info>
    """
        .formatted(id, status, pin, links);
  }

  static String shipments(String links) {
    return "<?xml version=\"1.0\"?><shipments xmlns=\"http://www.canadapost.ca/ws/shipment-v8\">%s</shipments>"
        .formatted(links);
  }

  static String details(boolean refunding) {
    return """
    <shipment-details xmlns="http://www.canadapost.ca/ws/shipment-v8">
      <shipment-status>transmitted</shipment-status>
      <final-shipping-point>H2B1A0</final-shipping-point>
      <shipment-detail>%s</shipment-detail>
    </shipment-details>
    """
        .formatted(
            refunding
                ? "<refund-request-info><service-ticket-date>2026-11-24</service-ticket-date><service-ticket-id>GT1</service-ticket-id></refund-request-info>"
                : "");
  }

  static String tracking(String pin, String occurrences) {
    return """
    <tracking-detail xmlns="http://www.canadapost.ca/ws/track">
      <pin>%s</pin>
      <significant-events>%s</significant-events>
    </tracking-detail>
    """
        .formatted(pin, occurrences);
  }

  static String occurrence(String event, String date, String time, String site, String province) {
    return """
    <occurrence>
      <event-identifier>%s</event-identifier><event-date>%s</event-date><event-time>%s</event-time>
      <event-time-zone>EST</event-time-zone><event-description>Event %s</event-description>
      <signatory-name/><event-site>%s</event-site><event-province>%s</event-province>
    </occurrence>
    """
        .formatted(event, date, time, event, site, province);
  }

  static String messages(String code, String description) {
    return "<messages xmlns=\"http://www.canadapost.ca/ws/messages\"><message><code>%s</code><description>%s</description></message></messages>"
        .formatted(code, description);
  }
}
