package dev.quayside.engine.shipping.rate;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.io.SerializedString;
import com.fasterxml.jackson.databind.JsonSerializable;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.platform.server.json.JsonText;
import java.io.IOException;
import java.time.Instant;
import java.util.List;

/// Rates on the wire, with the breakdown of each price. Serialized by hand for speed: an answer has
/// some thirty rates, and rates are what shops ask for most often.
public record RateJson(List<Rate> rates) implements JsonSerializable {

  private static final SerializedString ID = new SerializedString("id");
  private static final SerializedString CARRIER = new SerializedString("carrier");
  private static final SerializedString CARRIER_NAME = new SerializedString("carrierName");
  private static final SerializedString SERVICE = new SerializedString("service");
  private static final SerializedString SERVICE_NAME = new SerializedString("serviceName");
  private static final SerializedString AMOUNT = new SerializedString("amount");
  private static final SerializedString CURRENCY = new SerializedString("currency");
  private static final SerializedString TRANSIT_DAYS = new SerializedString("transitDays");
  private static final SerializedString DELIVERY_DATE = new SerializedString("deliveryDate");
  private static final SerializedString GUARANTEED = new SerializedString("guaranteedDelivery");
  private static final SerializedString ZONE = new SerializedString("zone");
  private static final SerializedString BILLABLE = new SerializedString("billableWeightOz");
  private static final SerializedString BREAKDOWN = new SerializedString("breakdown");
  private static final SerializedString CODE = new SerializedString("code");
  private static final SerializedString DESCRIPTION = new SerializedString("description");
  private static final SerializedString PRICING = new SerializedString("pricing");
  private static final SerializedString BILLED_TO = new SerializedString("billedTo");
  private static final SerializedString PAYOR = new SerializedString("payor");
  private static final SerializedString ACCOUNT_END = new SerializedString("accountEnd");
  private static final SerializedString LIST_AMOUNT = new SerializedString("listAmount");
  private static final SerializedString UNPRICED = new SerializedString("unpriced");
  private static final SerializedString EXPIRES_AT = new SerializedString("expiresAt");

  @Override
  public void serialize(JsonGenerator out, SerializerProvider provider) throws IOException {
    out.writeStartArray();
    // rates of one request expire at the same time, so the text is formatted once
    Instant formatted = Instant.MIN;
    var text = "";
    for (Rate rate : rates) {
      if (!rate.expiresAt().equals(formatted)) {
        formatted = rate.expiresAt();
        text = JsonText.time(formatted);
      }
      write(rate, text, out);
    }
    out.writeEndArray();
  }

  @Override
  public void serializeWithType(
      JsonGenerator out, SerializerProvider provider, TypeSerializer typing) throws IOException {
    serialize(out, provider);
  }

  private static void write(Rate rate, String expiresAt, JsonGenerator out) throws IOException {
    Quote quote = rate.quote();
    out.writeStartObject();
    text(ID, rate.id(), out);
    text(CARRIER, rate.carrier(), out);
    text(CARRIER_NAME, rate.carrierName(), out);
    text(SERVICE, quote.service(), out);
    text(SERVICE_NAME, quote.serviceName(), out);
    out.writeFieldName(AMOUNT);
    out.writeNumber(quote.amount().amount());
    text(CURRENCY, quote.amount().currency().getCurrencyCode(), out);
    out.writeFieldName(TRANSIT_DAYS);
    out.writeNumber(quote.transitDays());
    text(DELIVERY_DATE, quote.deliveryDate().toString(), out);
    out.writeFieldName(GUARANTEED);
    out.writeBoolean(quote.guaranteed());
    text(ZONE, quote.zone(), out);
    out.writeFieldName(BILLABLE);
    out.writeNumber(quote.billableWeight().ounces());
    out.writeFieldName(BREAKDOWN);
    out.writeStartArray();
    for (Quote.Charge charge : quote.breakdown()) {
      out.writeStartObject();
      text(CODE, charge.code(), out);
      text(DESCRIPTION, charge.description().sentence(), out);
      out.writeFieldName(AMOUNT);
      out.writeNumber(charge.amount().amount());
      out.writeEndObject();
    }
    out.writeEndArray();
    options(quote, out);
    text(EXPIRES_AT, expiresAt, out);
    out.writeEndObject();
  }

  /// What most rates have nothing of: which of two prices it is, and who else pays it.
  private static void options(Quote quote, JsonGenerator out) throws IOException {
    if (quote.pricing() != null) {
      text(PRICING, quote.pricing().wire(), out);
    }
    var billed = quote.billed();
    if (billed != null) {
      out.writeFieldName(BILLED_TO);
      out.writeStartObject();
      text(PAYOR, billed.payor().wire(), out);
      text(ACCOUNT_END, billed.accountEnd(), out);
      out.writeEndObject();
      if (billed.list() == null) {
        out.writeFieldName(UNPRICED);
        out.writeBoolean(true);
      } else {
        out.writeFieldName(LIST_AMOUNT);
        out.writeNumber(billed.list().amount());
      }
    }
  }

  private static void text(SerializedString name, String value, JsonGenerator out)
      throws IOException {
    out.writeFieldName(name);
    out.writeString(value);
  }
}
