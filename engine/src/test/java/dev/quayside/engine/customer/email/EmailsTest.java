package dev.quayside.engine.customer.email;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import com.icegreen.greenmail.user.GreenMailUser;
import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.GreenMailUtil;
import com.icegreen.greenmail.util.ServerSetup;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.customer.email.smtp.EmailSettings;
import dev.quayside.engine.customer.email.smtp.SmtpSecurity;
import dev.quayside.engine.customer.email.template.EmailTemplate;
import dev.quayside.engine.customer.email.template.EmailTrigger;
import dev.quayside.engine.platform.event.EventType;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.lease.Leases;
import jakarta.mail.MessagingException;
import jakarta.mail.internet.MimeMessage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Letters to a real SMTP server in this process.
class EmailsTest {

  /// For somebody to look at.
  private static final Path PICTURES = Path.of("target/pages");

  private static final String BOB = "bob@buyer.example";
  private static final String PASSWORD = "harbor-secret-7";
  private static final String TAKEN =
      "{\"status\":\"accepted\",\"previousStatus\":\"pre_transit\"}";
  private static final String STORM =
      "{\"status\":\"exception\",\"previousStatus\":\"in_transit\",\"substatus\":\"weather_delay\"}";

  @TempDir Path directory;

  private GreenMail server = server("smtp");

  @BeforeEach
  void start() {
    server.start();
    GreenMailUser ignored = server.setUser("post@mugharbor.example", "shop", PASSWORD);
    assertThat(ignored).isNotNull();
  }

  @AfterEach
  void stop() {
    server.stop();
  }

  @Test
  void aParcelTheCarrierTakesIsOneLetter() throws MessagingException, IOException {
    try (var desk = desk(BOB, "US")) {
      desk.happens(desk.shop(), EventType.TRACKING_UPDATED, TAKEN);
      assertThat(desk.sendAll()).isOne();
      assertThat(desk.sendAll()).isZero();
      var letter = only();
      assertThat(letter.getSubject()).isEqualTo("Your parcel from Main is on its way");
      assertThat(letter.getAllRecipients()[0]).hasToString(BOB);
      assertThat(letter.getFrom()[0]).hasToString("Main <post@mugharbor.example>");
      assertThat(letter.getHeader("Auto-Submitted")).containsExactly("auto-generated");
      var body = GreenMailUtil.getWholeMessage(letter).replace("=\r\n", "");
      assertThat(body)
          .contains("text/plain", "text/html", "Tuesday, November 24", "https://www.ups.com/track")
          .contains("Bob &lt;b&gt;Buyer&lt;/b&gt;")
          .doesNotContain("127.0.0.1:8780");
      assertThat(desk.emails().newest(desk.shop(), 9).getFirst().status())
          .isEqualTo(EmailStatus.SENT);
    }
    try (var later = new TestMail(directory, BOB, "US")) {
      later.emails().start();
      assertThat(later.sendAll()).as("after a restart").isZero();
    }
    try (var files = Files.list(directory)) {
      for (var file : files.toList()) {
        assertThat(Files.readString(file, StandardCharsets.ISO_8859_1)).doesNotContain(PASSWORD);
      }
    }
  }

  /// It has no number: the lines that would tell it are left out.
  @Test
  void aBuyerIsToldOfAParcelWithoutALabelOnceAndOnlyWhereItCanBe() throws Exception {
    try (var desk = new TestMail(directory, BOB, "US", "the only engine", "", "", "")) {
      assertThat(desk.leaves(desk.shop(), BOB)).as("switched off").isPresent();
      desk.emails().keep(desk.shop(), desk.setup(port(), SmtpSecurity.NONE), PASSWORD);
      desk.emails().keep(desk.sandbox(), desk.setup(port(), SmtpSecurity.NONE), PASSWORD);
      assertThat(desk.leaves(desk.sandbox(), BOB)).as("in the sandbox").isPresent();
      assertThat(desk.leaves(desk.shop(), null)).as("no address").isPresent();
      assertThat(desk.leaves(desk.shop(), BOB)).isEmpty();
      assertThat(desk.sendAll()).isOne();
      assertThat(only().getSubject()).isEqualTo("Your parcel from Main is on its way");
      assertThat(GreenMailUtil.getWholeMessage(only()))
          .contains("the carrier has your parcel")
          .doesNotContain("Tracking number", "/track/", "Track your parcel");
    }
  }

  @Test
  void theThreadSendsByItselfAndInSpanishToSpain() throws MessagingException {
    try (var desk = desk(BOB, "ES")) {
      desk.emails().start();
      desk.happens(desk.shop(), EventType.TRACKING_EXCEPTION, STORM);
      await().until(() -> server.getReceivedMessages().length == 1);
      assertThat(only().getSubject()).isEqualTo("Su paquete de Main: Con retraso por el tiempo");
    }
  }

  @Test
  void nothingGoesOutUnlessItIsSwitchedOnNorInTheSandboxNorToNobody() {
    try (var desk = new TestMail(directory, BOB, "US")) {
      desk.happens(desk.shop(), EventType.TRACKING_UPDATED, TAKEN);
      assertThat(desk.emails().setup(desk.shop()).enabled()).isFalse();
      var setup = desk.setup(port(), SmtpSecurity.NONE);
      desk.emails().keep(desk.shop(), setup, PASSWORD);
      desk.emails().keep(desk.sandbox(), setup, PASSWORD);
      desk.happens(desk.sandbox(), EventType.TRACKING_UPDATED, TAKEN);
      desk.happens(
          desk.shop(),
          EventType.TRACKING_UPDATED,
          "{\"status\":\"in_transit\",\"previousStatus\":\"accepted\"}");
      assertThat(desk.sendAll()).isZero();
      assertThat(desk.emails().newest(desk.sandbox(), 9)).isEmpty();
    }
    try (var desk = new TestMail(directory, null, "US")) {
      desk.happens(desk.shop(), EventType.TRACKING_DELIVERED, "{}");
      assertThat(desk.sendAll()).isZero();
    }
    assertThat(server.getReceivedMessages()).isEmpty();
  }

  @Test
  void aServerThatIsDownIsTriedAgainAndAnswersCount() {
    try (var desk = desk(BOB, "US")) {
      desk.happens(desk.shop(), EventType.TRACKING_DELIVERED, "{}");
      server.stop();
      assertThat(desk.sendAll()).isOne();
      var waiting = desk.emails().newest(desk.shop(), 9).getFirst();
      assertThat(waiting.status()).isEqualTo(EmailStatus.QUEUED);
      assertThat(waiting.error()).asString().contains("cannot be reached");
      assertThat(desk.sendAll()).as("before its time").isZero();
      server.start();
      server.setUser("post@mugharbor.example", "shop", PASSWORD);
      desk.emails().keep(desk.shop(), desk.setup(port(), SmtpSecurity.NONE), "wrong");
      desk.pass(Duration.ofMinutes(1));
      desk.sendAll();
      assertThat(desk.emails().newest(desk.shop(), 9).getFirst().error())
          .asString()
          .contains("does not accept this user name and password")
          .doesNotContain("wrong");
      desk.emails().keep(desk.shop(), desk.setup(port(), SmtpSecurity.NONE), PASSWORD);
      desk.pass(Duration.ofMinutes(5));
      desk.sendAll();
      var sent = desk.emails().newest(desk.shop(), 9).getFirst();
      assertThat(sent.status()).isEqualTo(EmailStatus.SENT);
      assertThat(sent.attempts()).isEqualTo(3);
    }
    assertThat(server.getReceivedMessages()).hasSize(1);
  }

  @Test
  void whatHasWaitedTooLongIsNotSentAndOldLettersAreForgotten() {
    try (var desk = desk(BOB, "US")) {
      desk.happens(desk.shop(), EventType.TRACKING_DELIVERED, "{}");
      desk.pass(Duration.ofDays(3));
      desk.sendAll();
      var letter = desk.emails().newest(desk.shop(), 9).getFirst();
      assertThat(letter.status()).isEqualTo(EmailStatus.FAILED);
      assertThat(letter.error()).asString().contains("is out of date");
      assertThat(desk.emails().deleteOld(desk.shop().workspace())).isZero();
      desk.pass(Duration.ofDays(28));
      assertThat(desk.emails().deleteOld(desk.shop().workspace())).isOne();
    }
    assertThat(server.getReceivedMessages()).isEmpty();
  }

  @Test
  void whatWasBeingSentWhenTheProcessDiedIsNotSentTwice() {
    try (var desk = desk(BOB, "US")) {
      desk.happens(desk.shop(), EventType.TRACKING_DELIVERED, "{}");
      desk.dieSending();
    }
    try (var desk = new TestMail(directory, BOB, "US")) {
      desk.emails().start();
      assertThat(desk.sendAll()).isZero();
      var letter = desk.emails().newest(desk.shop(), 9).getFirst();
      assertThat(letter.status()).isEqualTo(EmailStatus.IN_DOUBT);
      assertThat(letter.error()).asString().contains("may have gone out");
    }
    assertThat(server.getReceivedMessages()).isEmpty();
  }

  @Test
  void whatAnotherEngineIsSendingIsItsOwnUntilThatOneEnds() {
    try (var one = new TestMail(directory, BOB, "US", "one");
        var other = new TestMail(directory, BOB, "US", "other")) {
      one.live();
      one.emails().keep(one.shop(), one.setup(port(), SmtpSecurity.NONE), PASSWORD);
      one.happens(one.shop(), EventType.TRACKING_DELIVERED, "{}");
      one.dieSending();

      other.emails().start();
      assertThat(other.sendAll()).isZero();
      assertThat(other.emails().newest(other.shop(), 9).getFirst().status())
          .isEqualTo(EmailStatus.SENDING);

      other.pass(Leases.LIFETIME.plusSeconds(1));
      assertThat(other.sendAll()).isZero();
      assertThat(other.emails().newest(other.shop(), 9).getFirst().status())
          .isEqualTo(EmailStatus.IN_DOUBT);
    }
    assertThat(server.getReceivedMessages()).isEmpty();
  }

  @Test
  void aTestGoesOutFromTheSandboxToo() throws MessagingException {
    try (var desk = new TestMail(directory, BOB, "US")) {
      desk.emails().keep(desk.sandbox(), desk.setup(port(), SmtpSecurity.NONE), PASSWORD);
      desk.emails().sendTest(desk.sandbox(), "me@mugharbor.example", "en");
      assertThat(only().getSubject()).isEqualTo("A test from Demo");
      server.stop();
      assertThatThrownBy(() -> desk.emails().sendTest(desk.sandbox(), "me@x.example", "en"))
          .isInstanceOf(ProblemException.class)
          .hasMessageContaining("the e-mail did not go out: 127.0.0.1:")
          .hasMessageNotContaining(PASSWORD);
    }
  }

  @Test
  void aPasswordIsNotShownToAnotherServer() {
    try (var desk = desk(BOB, "US")) {
      var shop = desk.shop();
      assertThat(desk.emails().keep(shop, desk.setup(port() + 1, SmtpSecurity.TLS), null))
          .as("another port of it, and TLS")
          .extracting(EmailSettings::hasPassword)
          .isEqualTo(true);
      var other =
          new EmailSettings(
              true,
              "mail.evil.example",
              25,
              SmtpSecurity.STARTTLS,
              "shop",
              true,
              "post@mugharbor.example",
              null,
              java.util.Set.of());
      assertThatThrownBy(() -> desk.emails().keep(shop, other, null))
          .hasMessageContaining("password", "must be given again");
      assertThat(desk.emails().keep(shop, other, "fresh").host()).isEqualTo("mail.evil.example");
    }
  }

  @Test
  void aServerThatIsDownIsAskedOnceForAllLetters() {
    try (var desk = desk(BOB, "US")) {
      server.stop();
      desk.happens(desk.shop(), EventType.TRACKING_UPDATED, TAKEN);
      desk.happens(desk.shop(), EventType.TRACKING_DELIVERED, "{}");
      assertThat(desk.sendAll()).isOne();
      assertThat(desk.emails().newest(desk.shop(), 9))
          .extracting(QueuedEmail::attempts)
          .containsExactlyInAnyOrder(0, 1);
      server.start();
      server.setUser("post@mugharbor.example", "shop", PASSWORD);
      desk.emails().keep(desk.shop(), desk.setup(port(), SmtpSecurity.NONE), null);
      desk.pass(Duration.ofMinutes(1));
      assertThat(desk.sendAll()).isEqualTo(2);
    }
    assertThat(server.getReceivedMessages()).hasSize(2);
  }

  @Test
  void whatFailedForGoodIsSentAgainWhenSomebodyAsks() {
    try (var desk = desk(BOB, "US")) {
      var shop = desk.shop();
      desk.emails().keep(shop, desk.setup(port(), SmtpSecurity.NONE), "wrong");
      desk.happens(shop, EventType.TRACKING_DELIVERED, "{}");
      for (int minutes : new int[] {0, 1, 5, 30, 120, 720}) {
        desk.pass(Duration.ofMinutes(minutes));
        assertThat(desk.sendAll()).as("after %d more minutes", minutes).isOne();
      }
      var failed = desk.emails().newest(shop, 9).getFirst();
      assertThat(failed.status()).isEqualTo(EmailStatus.FAILED);
      assertThat(failed.nextAttemptAt()).isNull();
      desk.emails().keep(shop, desk.setup(port(), SmtpSecurity.NONE), PASSWORD);
      assertThat(desk.emails().sendAgain(shop, failed.id(), RequestKey.none()).attempts()).isZero();
      assertThat(desk.sendAll()).isOne();
      assertThatThrownBy(() -> desk.emails().sendAgain(shop, failed.id(), RequestKey.none()))
          .hasMessageContaining("it went out");
      assertThatThrownBy(
              () -> desk.emails().sendAgain(desk.sandbox(), failed.id(), RequestKey.none()))
          .hasMessageContaining("NOT_FOUND");
    }
    assertThat(server.getReceivedMessages()).hasSize(1);
  }

  @Test
  void templatesAreTheShopsOwnAndUnknownPlaceholdersAreNamed() throws IOException {
    try (var desk = desk(BOB, "US")) {
      var shop = desk.shop();
      var own =
          new EmailTemplate(
              "{shopName}: {trackingNumber}",
              "Dear {recipientName}\n\n{trackingUrl}",
              "<h1>{recipientName}</h1>");
      assertThatThrownBy(
              () ->
                  desk.emails()
                      .keepTemplate(
                          shop,
                          EmailTrigger.SHIPPED,
                          "en",
                          new EmailTemplate("{shop}", "{trackingURL}", null)))
          .hasMessageContaining("2 fields")
          .satisfies(
              e ->
                  assertThat(((ProblemException) e).problem().toString())
                      .contains(
                          "{shop} is no placeholder",
                          "{trackingURL} is no placeholder",
                          "{trackingUrl}"));
      desk.emails().keepTemplate(shop, EmailTrigger.SHIPPED, "en", own);
      var letter = desk.emails().preview(shop, EmailTrigger.SHIPPED, "en", own);
      assertThat(letter.subject()).isEqualTo("Main: 1Z999AA10123456784");
      assertThat(letter.html()).contains("<h1>Robin</h1>");
      assertThat(desk.emails().isOwn(shop, EmailTrigger.SHIPPED, "en")).isTrue();
      assertThat(desk.emails().resetTemplate(shop, EmailTrigger.SHIPPED, "en").subject())
          .contains("is on its way");
      for (EmailTrigger trigger : EmailTrigger.values()) {
        for (String language : new String[] {"en", "es"}) {
          var product = desk.emails().template(shop, trigger, language);
          var shown = desk.emails().preview(shop, trigger, language, product);
          Files.createDirectories(PICTURES);
          Files.writeString(
              PICTURES.resolve("mail-" + trigger.wire() + "-" + language + ".html"), shown.html());
          assertThat(shown.text() + shown.subject() + shown.html()).doesNotContain("{", "null");
        }
      }
    }
  }

  @Test
  void whatCannotWorkIsRefusedBeforeAnythingIsSent() {
    try (var desk = new TestMail(directory, BOB, "US")) {
      var open =
          new EmailSettings(
              true,
              "mail.example",
              0,
              SmtpSecurity.NONE,
              "shop",
              false,
              "x",
              null,
              java.util.Set.of());
      assertThatThrownBy(() -> desk.emails().keep(desk.shop(), open, null))
          .satisfies(
              e ->
                  assertThat(((ProblemException) e).problem().toString())
                      .contains("port", "fromAddress", "must not be sent unencrypted"));
      assertThatThrownBy(() -> desk.emails().sendTest(desk.shop(), "me@x.example", "en"))
          .hasMessageContaining("no mail server is set up yet");
    }
  }

  private TestMail desk(String recipient, String country) {
    var desk = new TestMail(directory, recipient, country);
    desk.emails().keep(desk.shop(), desk.setup(port(), SmtpSecurity.NONE), PASSWORD);
    return desk;
  }

  private MimeMessage only() {
    assertThat(server.getReceivedMessages()).hasSize(1);
    return server.getReceivedMessages()[0];
  }

  private int port() {
    return server.getSmtp() != null && server.getSmtp().getPort() > 0
        ? server.getSmtp().getPort()
        : server.getSmtps().getPort();
  }

  private static GreenMail server(String protocol) {
    return new GreenMail(new ServerSetup(0, "127.0.0.1", protocol));
  }
}
