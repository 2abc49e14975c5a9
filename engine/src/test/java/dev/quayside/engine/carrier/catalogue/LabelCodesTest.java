package dev.quayside.engine.carrier.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.carrier.number.CheckDigit;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What a scanner sends and a person types is one tracking number.
class LabelCodesTest {

  private static final String IMPB = gs1("9400111899223197428");

  @ParameterizedTest
  @CsvSource({
    "1Z 999-AA1 01 2345 6784, 1Z999AA10123456784",
    "]C11Z999AA10123456784, 1Z999AA10123456784",
    "1001901781990001111100039812345678, 1001901781990001111100039812345678",
    "JJD014600003628194475123, JJD014600003628194475123",
    "(J)JD01 4600 0036 2819 4475, JD014600003628194475",
    "rr 123 456 785 us, RR123456785US",
  })
  void separatorsAndIdentifiersAreNoPartOfANumber(String code, String number) {
    assertThat(TrackingNumbers.tidy(code)).isEqualTo(number);
  }

  @Test
  void uspsPutsTheZipCodeInFront() {
    for (var front :
        new String[] {
          "42094105", "420941051234", "42094105\u001d", "]C142094105\u001d", "(420) 94105 - "
        }) {
      assertThat(TrackingNumbers.tidy(front + IMPB)).as(front).isEqualTo(IMPB);
    }
    // digits whose check digit is wrong are no number of USPS, and stay as they are
    var wrong = "42094105" + IMPB.substring(0, 21) + (IMPB.charAt(21) == '0' ? '1' : '0');
    assertThat(TrackingNumbers.tidy(wrong)).isEqualTo(wrong);
  }

  @Test
  void fedexsBarCodesEndInTheNumber() {
    var number = "39981234567" + CheckDigit.FEDEX_EXPRESS.of("39981234567");
    assertThat(TrackingNumbers.tidy("96220019000000000000" + "00" + number)).isEqualTo(number);
    assertThat(TrackingNumbers.tidy("1001-00000000-000-94105 00 " + number)).isEqualTo(number);
    assertThat(TrackingNumbers.detect(number)).contains("fedex");
  }

  @Test
  void fedexsNumbersOf20DigitsCountTheirMissing92() {
    var body = "6129098081234567890";
    var number = body + CheckDigit.GS1.of("92" + body);
    assertThat(TrackingNumbers.detect(number)).containsExactly("fedex");
    var usps = body + CheckDigit.GS1.of("91" + body);
    assertThat(TrackingNumbers.detect(usps)).containsExactly("usps");
  }

  @Test
  void australiaPostsBarCodeHasATradeItemNumber() {
    assertThat(TrackingNumbers.tidy("(01)99312650999998(91)7XX1000634011427"))
        .isEqualTo("7XX1000634011427");
    assertThat(TrackingNumbers.tidy("0199312650999998917XX1000634011427\u001d8008201124093000"))
        .isEqualTo("7XX1000634011427");
  }

  /// What an imaging scanner reads beside the bars (ANSI MH10.8.3).
  @ParameterizedTest
  @CsvSource({
    "02101180110 840 003 7940000000140201 FDE 332, 794000000014",
    "0210118 840 019 7940000000140201 FDEG 332, 794000000014",
    "961Z00000015 UPSN QS0000 332, 1ZQS000000000015",
    "96101180110 840 003 1Z00000015 UPSN QS0000 332, 1ZQS000000000015",
    "9694105 840 G C11000100000010 EMSY 332, C11000100000010",
    "9694105 840 G D10011354453707 EMSY 332, D10011354453707"
  })
  void aTwoDimensionalCodeHoldsTheNumberAmongOthers(String fields, String number) {
    var gs = "\u001d";
    var code = "[)>\u001e01" + gs + fields.replace(" ", gs) + gs + "1/1" + gs + "\u001e\u0004";
    assertThat(TrackingNumbers.tidy(code)).isEqualTo(number);
    assertThat(TrackingNumbers.tidy("]d2" + code.toLowerCase(Locale.ROOT))).isEqualTo(number);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"1Z5R89390357567127\"",
        "1Z5R89390357567127.",
        "1Z 5R8 939 03 5756 7127,",
        "'1Z5R89390357567127",
        "=\"1Z5R89390357567127\"",
        "#1Z5R89390357567127",
        "\u201c1Z5R89390357567127\u201d;",
        "\ufeff1Z5R8939\u200b0357567127",
        "1Z\u20115R8\u2011939\u201103\u20115756\u20117127"
      })
  void aNumberIsReadOutOfWhatItWasCopiedFrom(String copied) {
    assertThat(TrackingNumbers.tidy(copied)).isEqualTo("1Z5R89390357567127");
  }

  @Test
  void canadaPostsDataMatrixBeginsWithItsSortingCode() {
    assertThat(TrackingNumbers.tidy("K1A0B10073938000549297")).isEqualTo("0073938000549297");
    assertThat(TrackingNumbers.tidy("SW1A2AALM123456785CA")).isEqualTo("LM123456785CA");
    assertThat(TrackingNumbers.tidy("LM123456785CA")).isEqualTo("LM123456785CA");
  }

  @Test
  void aSearchForAShopsOrderStaysOne() {
    assertThat(TrackingNumbers.searched("114-3941689-8772232")).isEqualTo("114-3941689-8772232");
    assertThat(TrackingNumbers.searched("12-12345-12345")).isEqualTo("12-12345-12345");
    assertThat(TrackingNumbers.searched("Ann Buyer")).isEqualTo("Ann Buyer");
    assertThat(TrackingNumbers.searched("42094105" + IMPB)).isEqualTo(IMPB);
  }

  private static String gs1(String body) {
    var whole = body + "00";
    return whole.substring(0, 21) + CheckDigit.GS1.of(whole.substring(0, 21));
  }
}
