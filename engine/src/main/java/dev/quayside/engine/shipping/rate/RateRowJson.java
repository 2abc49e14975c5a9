package dev.quayside.engine.shipping.rate;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.text.WireWord;
import dev.quayside.engine.carrier.quote.PriceKind;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.parcel.option.Payor;
import dev.quayside.engine.platform.store.MessageColumn;
import dev.quayside.engine.platform.store.StoreException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Currency;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Stores many rates in one column. Most are never read again, so writing has to be cheap: JSON
/// lists without field names, written by hand.
public final class RateRowJson {

  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final JsonFactory FACTORY = MAPPER.getFactory();

  // bytes of one stored rate, as a first guess; a smaller one means copying the buffer more often
  private static final int ENOUGH_FOR_ONE = 320;

  private RateRowJson() {}

  public static String write(List<Rate> rates) {
    var text = new ByteArrayOutputStream(ENOUGH_FOR_ONE * rates.size());
    try (var out = FACTORY.createGenerator(text)) {
      out.writeStartArray();
      for (Rate rate : rates) {
        write(rate, out);
      }
      out.writeEndArray();
    } catch (IOException e) {
      throw new StoreException("cannot store rates", e);
    }
    return text.toString(StandardCharsets.UTF_8);
  }

  /// @param expiresAt when all of them expire
  public static List<Rate> read(String json, Instant expiresAt) {
    try {
      var rates = new ArrayList<Rate>();
      for (JsonNode row : MAPPER.readTree(json)) {
        rates.add(rate(row, expiresAt));
      }
      return rates;
    } catch (IOException e) {
      throw new StoreException("cannot read what was stored", e);
    }
  }

  private static void write(Rate rate, JsonGenerator out) throws IOException {
    Quote quote = rate.quote();
    out.writeStartArray();
    out.writeString(rate.id());
    out.writeString(rate.carrier());
    out.writeString(rate.carrierName());
    out.writeString(quote.service());
    out.writeString(quote.serviceName());
    out.writeString(quote.amount().currency().getCurrencyCode());
    out.writeNumber(quote.amount().minor());
    out.writeString(quote.zone());
    out.writeString(quote.billableWeight().ounces().toString());
    out.writeNumber(quote.transitDays());
    out.writeNumber(quote.deliveryDate().toEpochDay());
    out.writeBoolean(quote.guaranteed());
    for (Quote.Charge charge : quote.breakdown()) {
      out.writeString(charge.code());
      MessageColumn.write(charge.description(), out);
      out.writeNumber(charge.amount().minor());
    }
    writeOptions(quote, out);
    out.writeEndArray();
  }

  /// What most rates have nothing of, as one list at the end.
  private static void writeOptions(Quote quote, JsonGenerator out) throws IOException {
    var billed = quote.billed();
    if (quote.pricing() == null && billed == null) {
      return;
    }
    out.writeStartArray();
    out.writeString(quote.pricing() == null ? "" : quote.pricing().wire());
    if (billed != null) {
      out.writeString(billed.payor().wire());
      out.writeString(billed.accountEnd());
      if (billed.list() != null) {
        out.writeNumber(billed.list().minor());
      }
    }
    out.writeEndArray();
  }

  private static @Nullable PriceKind pricing(JsonNode options) {
    var word = options.path(0).asText("");
    return word.isEmpty() ? null : WireWord.read(PriceKind.class, word);
  }

  private static Quote.@Nullable Billed billed(JsonNode options, Currency currency) {
    return options.size() < 3
        ? null
        : new Quote.Billed(
            WireWord.read(Payor.class, options.get(1).textValue()),
            options.get(2).textValue(),
            options.has(3) ? Money.ofMinor(options.get(3).longValue(), currency) : null);
  }

  private static Rate rate(JsonNode row, Instant expiresAt) {
    var currency = Currency.getInstance(row.get(5).textValue());
    var breakdown = new ArrayList<Quote.Charge>();
    boolean hasOptions = row.size() > 12 && row.get(row.size() - 1).isArray();
    var options = hasOptions ? row.get(row.size() - 1) : MissingNode.getInstance();
    for (int i = 12; i + 2 < row.size(); i += 3) {
      breakdown.add(
          new Quote.Charge(
              row.get(i).textValue(),
              MessageColumn.read(row.get(i + 1)),
              Money.ofMinor(row.get(i + 2).longValue(), currency)));
    }
    return new Rate(
        row.get(0).textValue(),
        row.get(1).textValue(),
        row.get(2).textValue(),
        new Quote(
            row.get(3).textValue(),
            row.get(4).textValue(),
            Money.ofMinor(row.get(6).longValue(), currency),
            breakdown,
            row.get(7).textValue(),
            new Weight(new BigDecimal(row.get(8).textValue())),
            row.get(9).intValue(),
            LocalDate.ofEpochDay(row.get(10).longValue()),
            row.get(11).booleanValue(),
            pricing(options),
            billed(options, currency)),
        expiresAt);
  }
}
