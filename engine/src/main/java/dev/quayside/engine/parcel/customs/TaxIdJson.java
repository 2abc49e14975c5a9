package dev.quayside.engine.parcel.customs;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.platform.server.json.Fields;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A tax number on the wire.
public record TaxIdJson(String kind, String value, @Nullable String country, String of) {

  /// Numbers in one declaration.
  static final int MOST = 20;

  static TaxIdJson of(TaxId id) {
    return new TaxIdJson(id.kind().wire(), id.value(), id.country(), id.of().wire());
  }

  static List<TaxId> read(Fields customs) {
    return customs.objects("taxIds", MOST).stream().flatMap(each -> one(each).stream()).toList();
  }

  private static Optional<TaxId> one(Fields said) {
    said.require("of");
    var of = said.choice("of", TaxIdSide.values(), TaxIdSide::wire);
    return number(said)
        .map(
            number ->
                new TaxId(
                    number.kind(),
                    number.value(),
                    number.country(),
                    Objects.requireNonNullElse(of, TaxIdSide.SENDER)));
  }

  /// The number itself, which is the sender's.
  ///
  /// @return empty when it is not whole, which is reported
  public static Optional<TaxId> number(Fields said) {
    said.require("kind");
    said.require("value");
    var kind = said.choice("kind", TaxIdKind.values(), TaxIdKind::wire);
    var value = Absent.fromBlank(said.text("value", TaxId.LONGEST));
    if (value == null && said.has("value")) {
      said.violations().require(said.path("value"), value);
    }
    var country = country(said);
    return kind == null || value == null
        ? Optional.empty()
        : Optional.of(new TaxId(kind, value.strip(), country, TaxIdSide.SENDER));
  }

  private static @Nullable String country(Fields said) {
    var given = Absent.fromBlank(said.text("country"));
    var country = given == null ? null : given.strip().toUpperCase(Locale.ROOT);
    if (country != null && !TaxId.isIssuer(country)) {
      said.violations().add(said.path("country"), FieldWords.COUNTRY);
    }
    return country;
  }
}
