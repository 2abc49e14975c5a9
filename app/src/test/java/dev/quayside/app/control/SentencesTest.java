package dev.quayside.app.control;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.engine.order.OrderStop;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class SentencesTest {

  private final Sentences spanish = Sentences.in(Language.SPANISH);

  @Test
  void whatChangesStaysInItsPlace() {
    assertThat(
            spanish.of(
                "the label costs USD 30.39 and the wallet has USD 12.10 free: make a deposit"))
        .isEqualTo("la etiqueta cuesta USD 30.39 y hay USD 12.10 disponibles: haga un depósito");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "UPS did not answer within 8 s | UPS no respondió en 8 s",
        "no carrier serves this lane | ningún transportista cubre este trayecto",
        "Fuel surcharge 24.5 % | Recargo por combustible 24.5 %",
        "Ground takes up to 70 lb; this parcel weighs 71 lb | Ground acepta hasta 70 lb; este"
            + " paquete pesa 71 lb",
      })
  void knownSentences(String english, String other) {
    assertThat(spanish.of(english)).isEqualTo(other);
  }

  @ParameterizedTest
  @EnumSource(OrderStop.class)
  void everyReasonOfABatchHasItsSpanish(OrderStop stop) {
    assertThat(spanish.of(stop.words())).isNotEqualTo(stop.words());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "every carrier is switched off in this workspace: an admin switches them on under carrier"
            + " accounts",
        "UPS is switched off in this workspace: an admin switches it on under carrier accounts",
        "UPS took these credentials; it looks at the account number with a label only",
        "UPS did not take these credentials: copy them again from your account there",
        "UPS has trouble of its own (status 503): the credentials are kept, try again in a few"
            + " minutes",
        "the answer was not UPS's own: does this network ask for a sign-in first?",
        "this label was deleted with its customer's address, as the workspace's retention asks",
        "the disk is full: free up disk space, then try again",
        "the disk is read-only: make it writable, then try again",
        "Quayside can no longer store anything: restart it",
      })
  void whatIsSaidOfAccountsForgottenCustomersAndTheDiskIsTranslated(String english) {
    assertThat(spanish.of(english)).isNotEqualTo(english);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "127.0.0.1:587 cannot be reached: check name, port and network",
        "127.0.0.1:587 does not accept this user name and password",
        "127.0.0.1:587 is silent: check port and encryption, or try again later",
        "the certificate of mail.example:465 is not to be trusted: it must be valid, for this very"
            + " name, and signed by an authority that this computer knows",
        "mail.example:465 does not speak TLS as set up: port 465 usually takes TLS from the start,"
            + " 587 STARTTLS",
        "mail.example:587 does not offer STARTTLS: choose TLS from the start, or ask its provider",
        "the mail server refused it: 550 no such user",
        "the mail server cannot take it now: 452 disk full",
        "the mail server was cut off, so it may have gone out"
      })
  void whyALetterDidNotGoOutIsTranslatedWhetherItIsATestOrNot(String english) {
    assertThat(spanish.of(english)).isNotEqualTo(english).doesNotContain("salido: 1");
    assertThat(spanish.of("the e-mail did not go out: " + english))
        .isEqualTo("el correo no ha salido: " + spanish.of(english));
  }

  @Test
  void whatNobodyTranslatedStaysAsItIs() {
    assertThat(spanish.of("the moon is in the way $1")).isEqualTo("the moon is in the way $1");
  }

  @Test
  void englishIsTheEnginesOwn() {
    assertThat(Sentences.in(Language.ENGLISH).of("this label is cancelled already"))
        .isEqualTo("this label is cancelled already");
  }
}
