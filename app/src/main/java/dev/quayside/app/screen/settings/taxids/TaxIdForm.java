package dev.quayside.app.screen.settings.taxids;

import dev.quayside.app.measure.TypedNumber;
import dev.quayside.app.screen.settings.Editing;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.base.text.CountryCode;
import dev.quayside.engine.parcel.customs.TaxId;
import dev.quayside.engine.parcel.customs.TaxIdKind;
import dev.quayside.engine.parcel.taxid.KeptTaxId;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.jspecify.annotations.Nullable;

/// The form of a tax number: what it is, and where and up to which value it is filled in.
public final class TaxIdForm implements Editing.Form<KeptTaxId> {

  private static final Pattern BETWEEN = Pattern.compile("[\\s,;]+");

  public final ObjectProperty<TaxIdKind> kind = new SimpleObjectProperty<>(TaxIdKind.EORI);
  public final StringProperty value = new SimpleStringProperty("");

  /// Who gave it out: ISO 3166-1 alpha-2, `EU` or `XI`; blank when it is not said.
  public final StringProperty country = new SimpleStringProperty("");

  /// Codes of the countries it is filled in to; blank for all where it is of use.
  public final StringProperty countries = new SimpleStringProperty("");

  /// The most that the goods may be worth; blank for any value.
  public final TypedNumber upTo = TypedNumber.money();

  public final ObjectProperty<Currency> currency =
      new SimpleObjectProperty<>(Currency.getInstance("EUR"));

  @Override
  public void fill(KeptTaxId number) {
    kind.set(number.kind());
    value.set(number.value());
    country.set(Objects.requireNonNullElse(number.country(), ""));
    countries.set(String.join(", ", number.countries()));
    var most = number.upTo();
    upTo.show(most == null ? null : most.amount());
    if (most != null) {
      currency.set(most.currency());
    }
  }

  @Override
  public void clear() {
    kind.set(TaxIdKind.EORI);
    value.set("");
    country.set("");
    countries.set("");
    upTo.show(null);
    currency.set(Currency.getInstance("EUR"));
  }

  @Override
  public KeptTaxId draft() {
    var issuer = country.get().strip().toUpperCase(Locale.ROOT);
    return new KeptTaxId(
        kind.get(),
        value.get().strip(),
        issuer.isEmpty() ? null : issuer,
        codes().toList(),
        most());
  }

  private @Nullable Money most() {
    var typed = upTo.value();
    return typed == null ? null : Money.rounded(typed, currency.get());
  }

  private Stream<String> codes() {
    return BETWEEN
        .splitAsStream(countries.get().strip())
        .filter(code -> !code.isEmpty())
        .map(code -> code.toUpperCase(Locale.ROOT))
        .distinct();
  }

  @Override
  public List<Violation> violations() {
    var found = new Violations();
    var typed = value.get().strip();
    found.require("value", typed.isEmpty() ? null : typed);
    if (typed.length() > TaxId.LONGEST) {
      found.add("value", FieldWords.MOST_CHARACTERS, TaxId.LONGEST);
    }
    var issuer = country.get().strip().toUpperCase(Locale.ROOT);
    if (!issuer.isEmpty() && !TaxId.isIssuer(issuer)) {
      found.add("country", FieldWords.COUNTRY);
    }
    if (!codes().allMatch(CountryCode::isKnown)) {
      found.add("countries", FieldWords.COUNTRY);
    }
    upTo.check("most", found);
    var most = most();
    if (most != null && (most.isNegative() || most.isZero())) {
      found.add("most", FieldWords.MORE_THAN_ZERO);
    }
    return found.list();
  }
}
