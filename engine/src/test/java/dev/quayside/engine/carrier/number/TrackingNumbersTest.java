package dev.quayside.engine.carrier.number;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.carrier.catalogue.TrackingNumbers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Test numbers of jkeen/tracking_number_data (MIT), all of its usps, ups and fedex ones.
class TrackingNumbersTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0307 1790 0005 2348 3741",
        "7112 3456 7891 2345 6787",
        "420787459400111206206406260787",
        "9400 1112 0108 0805 4830 16",
        "9434611206206406227577",
        "9400111206206407628746",
        "420 22153 9101026837331000039521",
        "7196 9010 7560 0307 7385",
        "4201002334249200190132607600833457",
        " 4 2 0 1 0 2 8 2 0 0 0 0 9 2 6 1 2 9 0 1 1 3 1 8 5 4 1 7 4 6 8 5 1 0 ",
        "92748931507708513018050063",
        "9361 2898 7870 0317 6337 95",
        "420 11213 92 6129098349792366623 8",
        "420902459261290336128704042634",
        "420926029261290336128704067248",
        "420950549261290336128704133837",
        "420900469261290336128704216936"
      })
  void validPostalNumbersAreDetected(String number) {
    assertThat(TrackingNumbers.detect(number)).contains("usps");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0307 1790 0005 2348 3742",
        "9434611206206407667131",
        "2334611306206407667222",
        "9101 1234 5678 9000 0000 14",
        "61299998820821171811",
        "420000000000000000000000000000",
        "4201028200009261290113185417468511"
      })
  void invalidPostalNumbersAreNot(String number) {
    assertThat(TrackingNumbers.detect(number)).doesNotContain("usps");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1Z5R89390357567127",
        "1Z410E7W0392751591",
        " 1 Z 8 V 9 2 A 7 0 3 6 7 2 0 3 0 2 4 ",
        "1z5r89390357567127",
        "K1506235620",
        "K2479825491",
        "V0490119172"
      })
  void validUpsNumbersAreDetectedAndAreNobodyElses(String number) {
    assertThat(TrackingNumbers.detect(number)).containsExactly("ups");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2Z5R89390357567127",
        "1Z1111111111111111",
        "K1506235622",
        "J4603636538",
        "V0423305841"
      })
  void invalidUpsNumbersAreNot(String number) {
    assertThat(TrackingNumbers.detect(number)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "986578788855",
        "799531274483",
        " 7 9 0 5 3 5 3 1 2 3 1 7 ",
        "1001921334250001000300779017972697",
        "1001901781990001000300617767839437",
        "1002297871540001000300790695517286",
        "1195266473930007521100871079919940",
        "1195271874060007521100871140316925",
        "32971514560102447849175802862014",
        "32971508360102447847941133172013",
        "3 29715 145 6010244 784917580286 2014",
        "0414 4176 0228 964",
        " 5 6 8 2   8 3 6 1   0 0 1 2   0 0 0 ",
        "00 0123 4500 0000 0027",
        "9611020987654312345672",
        "9622001900000000000000776632517510",
        "9622001560001234567100794808390594",
        "9632001560123456789900794808390594"
      })
  void validFedexNumbersAreDetected(String number) {
    assertThat(TrackingNumbers.detect(number)).contains("fedex");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "996578788855",
        "1001901781990001000300617767839438",
        "32971514560102447849175802852014",
        "5682 8361 0012 732",
        "000000000000000001",
        "9600000000000000000001",
        "9622001560001234567100794808390595"
      })
  void invalidFedexNumbersAreNot(String number) {
    assertThat(TrackingNumbers.detect(number)).doesNotContain("fedex");
  }

  @ParameterizedTest
  @ValueSource(strings = {"3318810025", "8487135506", "3821724944", "3318810014", "JJD0099999999"})
  void validDhlExpressNumbersAreDetected(String number) {
    assertThat(TrackingNumbers.detect(number)).contains("dhl_express");
  }

  @ParameterizedTest
  @ValueSource(strings = {"3318810010", "3318810011", "XJD0099999998"})
  void invalidDhlExpressNumbersAreNot(String number) {
    assertThat(TrackingNumbers.detect(number)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "C11031500001879",
        "C10999911320231",
        "C11121553156000",
        "D10011354453707",
        "D 100 113 459 830 10",
        "LX17635036",
        "LX17635034",
        "LI12976442",
        "LA28372694",
        "LH13816137",
        "LE10913900",
        "LN30083672",
        "1LS717793482164",
        "1LS720000000000",
        "1LS7119013618127-1",
        "1LS CX VE00 58631Y"
      })
  void validOntracNumbersAreDetectedAndAreNobodyElses(String number) {
    assertThat(TrackingNumbers.detect(number)).containsExactly("ontrac");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "C10000000000000",
        "D10011345983012",
        "LX9763503N",
        "XA17635036",
        "1LX734505321754",
        "1LS7119013618127-2",
        "1LSCZVE0058631Y"
      })
  void invalidOntracNumbersAreNot(String number) {
    assertThat(TrackingNumbers.detect(number)).isEmpty();
  }

  @Test
  void numbersWithoutAKnownCheckDigitGoByTheirShape() {
    assertThat(TrackingNumbers.detect("10000000000123")).containsExactly("gls_us");
    assertThat(TrackingNumbers.detect("VH1234565CSK1W")).containsExactly("veho");
    assertThat(TrackingNumbers.detect("JD014600003889604410")).containsExactly("dhl_express");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "hello", "1Z", "999999999999999999999999999999999999999999"})
  void whatIsNoTrackingNumberBelongsToNobody(String number) {
    assertThat(TrackingNumbers.detect(number)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "0073938000549297, canada_post",
    "4002847016405018, canada_post",
    "RB123456785GB, s10",
    "RB123456785CV, s10",
    "CP123456785US, usps",
    "LM123456785CA, canada_post",
    "7XX1000634011427, australia_post"
  })
  void validNumbersOfOtherPostsAreDetected(String number, String carrier) {
    assertThat(TrackingNumbers.detect(number)).contains(carrier);
  }

  @ParameterizedTest
  @CsvSource({
    "0073938000549292, canada_post",
    "5002847016405018, canada_post",
    "RB123456786US, usps",
    "RB123456786GB, s10",
    "7XX1000634011428, australia_post"
  })
  void invalidNumbersOfOtherPostsAreNot(String number, String carrier) {
    assertThat(TrackingNumbers.detect(number)).doesNotContain(carrier);
  }

  @ParameterizedTest
  @CsvSource({
    "940011120620640762874, 6, GS1",
    "5R8939035756712, 7, UPS",
    "98657878885, 5, FEDEX_EXPRESS"
  })
  void theCheckDigitOfAKnownNumberComesOut(String body, char digit, String algorithm) {
    var check =
        switch (algorithm) {
          case "GS1" -> CheckDigit.GS1;
          case "UPS" -> CheckDigit.UPS;
          default -> CheckDigit.FEDEX_EXPRESS;
        };
    assertThat(check.of(body)).isEqualTo(digit);
  }

  @Test
  void anyOneWrongDigitIsNoticed() {
    var number = "9400111206206407628746";
    for (int i = 0; i < number.length(); i++) {
      int wrong = (number.charAt(i) - '0' + 1) % 10;
      var damaged = number.substring(0, i) + wrong + number.substring(i + 1);
      int last = damaged.length() - 1;
      assertThat(CheckDigit.GS1.of(damaged.substring(0, last)))
          .as(damaged)
          .isNotEqualTo(damaged.charAt(last));
    }
  }
}
