package dev.quayside.app.control;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.i18n.Texts;
import dev.quayside.app.measure.Decimals;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.address.AddressDraft;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Whatever the engine says about a field of the form, the window says in both languages, and in
/// English with the very same words.
class ComplaintTest {

  private static final Texts ENGLISH = new Texts(Language.ENGLISH);
  private static final Texts SPANISH = new Texts(Language.SPANISH);

  @ParameterizedTest
  @MethodSource("everythingTheFormCanGetWrong")
  void theEnglishWordsAreTheEngines(Violation violation) {
    assertThat(ENGLISH.find(Complaint.key(violation.message().sentence()))).isPresent();
    assertThat(Complaint.of(violation, ENGLISH)).isEqualTo(violation.message().sentence());
  }

  @ParameterizedTest
  @MethodSource("everythingTheFormCanGetWrong")
  void theSpanishWordsAreSpanish(Violation violation) {
    assertThat(Complaint.of(violation, SPANISH))
        .isNotEqualTo(violation.message().sentence())
        .doesNotContain("{");
  }

  static List<Violation> everythingTheFormCanGetWrong() {
    var found = new Violations();
    address("", "").checkForLabel("to", found);
    address("x".repeat(101), "80202").checkForLabel("to", found);
    address("ZZ", "802").checkDeliverable("to", found);
    parcel(null, null, null).check("parcel", found);
    parcel("0", "10", null).check("parcel", found);
    parcel("40000", "500", "-1").check("parcel", found);
    found.add("parcel.lengthIn", Decimals.NOT_A_NUMBER);
    return found.list().stream().distinct().toList();
  }

  private static AddressDraft address(String state, String zip) {
    return new AddressDraft("", "", "", "", "", state, zip, "US", "", "");
  }

  private static ParcelDraft parcel(
      @Nullable String ounces, @Nullable String length, @Nullable String width) {
    return new ParcelDraft(
        number(ounces),
        number(length),
        number(width),
        null,
        false,
        Signature.NONE,
        Money.usd("-1.00"),
        null);
  }

  private static @Nullable BigDecimal number(@Nullable String text) {
    return text == null ? null : new BigDecimal(text);
  }
}
