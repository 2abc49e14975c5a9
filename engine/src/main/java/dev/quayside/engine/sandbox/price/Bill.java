package dev.quayside.engine.sandbox.price;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.quote.Quote.Charge;
import dev.quayside.printing.message.Message;
import java.util.ArrayList;
import java.util.Currency;
import java.util.List;

/// Collects the lines of one price. Amounts are in the currency's minor unit.
public final class Bill {

  private final Currency currency;
  private final List<Charge> lines = new ArrayList<>(6);
  private long fuelled;

  public Bill(Currency currency) {
    this.currency = currency;
  }

  /// @param fuelled whether the fuel surcharge applies to it
  public void add(String code, Message description, long minor, boolean fuelled) {
    lines.add(new Charge(code, description, Money.ofMinor(minor, currency)));
    this.fuelled += fuelled ? minor : 0;
  }

  boolean has(String code) {
    return lines.stream().anyMatch(line -> line.code().equals(code));
  }

  /// The sum the fuel surcharge applies to.
  long fuelled() {
    return fuelled;
  }

  public List<Charge> lines() {
    return List.copyOf(lines);
  }
}
