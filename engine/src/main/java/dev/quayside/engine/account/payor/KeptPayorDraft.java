package dev.quayside.engine.account.payor;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.base.text.CountryCode;
import dev.quayside.engine.carrier.catalogue.CarrierModules;
import dev.quayside.engine.parcel.option.OptionWords;
import dev.quayside.engine.parcel.option.OptionsJson;
import dev.quayside.engine.parcel.option.PayorAccount;
import java.util.Locale;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// A payor as typed, not checked yet.
///
/// @param account its whole number; null or blank to keep the one that is there
public record KeptPayorDraft(
    @Nullable String name,
    @Nullable String carrier,
    @Nullable String account,
    @Nullable String zip,
    @Nullable String country) {

  static final int LONGEST_NAME = 60;
  static final int LONGEST_ZIP = 12;

  /// @param before what is replaced; null for a new one
  void check(@Nullable KeptPayor before, Violations found) {
    check(found);
    boolean elsewhere = before != null && !before.carrier().equals(carrier);
    if (before == null || elsewhere) {
      found.require("account", account);
    }
  }

  /// What is wrong whatever is there already.
  public void check(Violations found) {
    found.require("name", name).require("carrier", carrier);
    var with = Absent.fromBlank(carrier);
    var number = Absent.fromBlank(account);
    longest("name", name, LONGEST_NAME, found);
    longest("account", account, OptionsJson.LONGEST_ACCOUNT, found);
    longest("zip", zip, LONGEST_ZIP, found);
    var known = with == null ? null : CarrierModules.of(with).orElse(null);
    if (with != null && known == null) {
      found.add("carrier", OptionWords.PAYOR_CARRIER);
    }
    if (known != null && !known.options().payors().haveAccounts()) {
      found.add("carrier", OptionWords.BILLS_NO_OTHERS, known.name());
    }
    if (number != null
        && known != null
        && !known.options().payors().account().matcher(number()).matches()) {
      found.add(
          "account",
          OptionWords.ACCOUNT_LENGTH,
          known.name(),
          known.options().payors().accountForm());
    }
    var land = land();
    if (land != null && !CountryCode.isKnown(land)) {
      found.add("country", FieldWords.COUNTRY);
    }
  }

  private static void longest(String field, @Nullable String text, int most, Violations found) {
    if (text != null && text.strip().length() > most) {
      found.add(field, FieldWords.MOST_CHARACTERS, most);
    }
  }

  /// The payor, once {@link #check} has found nothing.
  @SuppressWarnings("NullAway") // check() has seen them
  KeptPayor value(String id, @Nullable KeptPayor before, UnaryOperator<String> seal) {
    return new KeptPayor(
        id,
        name.strip(),
        carrier,
        Absent.fromBlank(account) == null
            ? before.account()
            : PayorAccount.open(number()).sealed(seal),
        Absent.fromBlank(zip),
        land());
  }

  private String number() {
    return PayorAccount.bare(Absent.toEmpty(account));
  }

  private @Nullable String land() {
    var given = Absent.fromBlank(country);
    return given == null ? null : given.toUpperCase(Locale.ROOT);
  }
}
