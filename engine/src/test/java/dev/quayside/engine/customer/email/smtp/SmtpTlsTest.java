package dev.quayside.engine.customer.email.smtp;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.customer.email.template.Email;
import dev.quayside.engine.platform.network.EgressPolicy;
import dev.quayside.engine.platform.network.ServerKeys;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import javax.net.ssl.SSLSocketFactory;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.slf4j.LoggerFactory;
import org.subethamail.smtp.auth.EasyAuthenticationHandlerFactory;
import org.subethamail.smtp.auth.LoginFailedException;
import org.subethamail.smtp.server.SMTPServer;

/// Over TLS to a real mail server, and against servers that are not what they should be.
@TestInstance(Lifecycle.PER_CLASS)
class SmtpTlsTest {

  private static final Email LETTER = new Email("Subject", "Text", "Look", "Foot", "<p>Text</p>");
  private static final String PASSWORD = "harbor-secret-7";
  private static final Duration SHORT = Duration.ofMillis(400);

  private final BlockingQueue<String> arrived = new LinkedBlockingQueue<>();

  @SuppressWarnings("NullAway.Init") // make() sets it
  private ServerKeys here;

  @SuppressWarnings("NullAway.Init") // make() sets it
  private ServerKeys elsewhere;

  @BeforeAll
  void make(@TempDir Path directory) throws Exception {
    // that a client turns away is what is wanted here
    ((Logger) LoggerFactory.getLogger("org.subethamail")).setLevel(Level.OFF);
    here = ServerKeys.of(directory, "ip:127.0.0.1");
    elsewhere = ServerKeys.of(directory, "dns:mail.example");
  }

  @ParameterizedTest
  @EnumSource(
      value = SmtpSecurity.class,
      names = {"STARTTLS", "TLS"})
  void aLetterGoesOutOverTls(SmtpSecurity security) throws Exception {
    var server = server(security, here);
    try {
      assertThat(
              send(
                  server.getPortAllocated(),
                  security,
                  PASSWORD,
                  here.trusting().getSocketFactory()))
          .isEqualTo(new SendResult.Taken());
      assertThat(arrived.take()).contains("bob@buyer.example", "Subject: Subject");
    } finally {
      server.stop();
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = SmtpSecurity.class,
      names = {"STARTTLS", "TLS"})
  void aCertificateNobodyVouchesForOrOfAnotherNameIsRefused(SmtpSecurity security)
      throws Exception {
    for (var keys : new ServerKeys[] {here, elsewhere}) {
      var server = server(security, keys);
      try {
        var trust = keys == here ? null : elsewhere.trusting().getSocketFactory();
        assertThat(why(send(server.getPortAllocated(), security, PASSWORD, trust)))
            .startsWith("the certificate of 127.0.0.1:")
            .contains("cannot be trusted", "for this name");
      } finally {
        server.stop();
      }
    }
    assertThat(arrived).isEmpty();
  }

  @Test
  void aWrongPasswordIsSaidAndNotRepeated() throws Exception {
    var server = server(SmtpSecurity.STARTTLS, here);
    try {
      var port = server.getPortAllocated();
      assertThat(
              why(send(port, SmtpSecurity.STARTTLS, "wrong-7", here.trusting().getSocketFactory())))
          .isEqualTo("127.0.0.1:" + port + " does not accept this user name and password");
    } finally {
      server.stop();
    }
  }

  @Test
  void aServerWithoutTlsGetsNoPassword() {
    var server = builder().build();
    server.start();
    try {
      int port = server.getPortAllocated();
      assertThat(why(send(port, SmtpSecurity.STARTTLS, PASSWORD, null)))
          .contains("does not offer STARTTLS");
      assertThat(why(send(port, SmtpSecurity.TLS, PASSWORD, null)))
          .contains("does not use TLS as set up", "465", "587");
    } finally {
      server.stop();
    }
    assertThat(arrived).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(SmtpSecurity.class)
  void aServerThatIsSilentIsGivenUp(SmtpSecurity security) throws IOException {
    try (var silent = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      assertThat(why(send(silent.getLocalPort(), security, null, null)))
          .contains("does not answer: check port and encryption");
    }
  }

  private SMTPServer server(SmtpSecurity security, ServerKeys keys)
      throws GeneralSecurityException {
    var builder =
        builder()
            .requireAuth()
            .authenticationHandlerFactory(
                new EasyAuthenticationHandlerFactory(
                    (user, password, _) -> {
                      if (!user.equals("shop") || !password.equals(PASSWORD)) {
                        throw new LoginFailedException();
                      }
                    }));
    var server =
        security == SmtpSecurity.TLS
            ? builder.serverSocketFactory(keys.serving()).build()
            : builder.startTlsSocketFactory(keys.serving()).enableTLS().requireTLS().build();
    server.start();
    return server;
  }

  private SMTPServer.Builder builder() {
    return new SMTPServer.Builder()
        .bindAddress(InetAddress.getLoopbackAddress())
        .hostName("mail.example")
        .port(0)
        .messageHandler(
            (_, _, to, data) -> arrived.add(to + " " + new String(data, StandardCharsets.UTF_8)));
  }

  private static SendResult send(
      int port,
      SmtpSecurity security,
      @Nullable String password,
      @Nullable SSLSocketFactory trusting) {
    var setup =
        new EmailSettings(
            true,
            "127.0.0.1",
            port,
            security,
            password == null ? null : "shop",
            password != null,
            "post@shop.example",
            null,
            Set.of());
    var envelope =
        new SmtpSender.Envelope("let_1", "Shop", "bob@buyer.example", null, Instant.EPOCH, null);
    var limits =
        new SmtpSender.Limits(password == null ? SHORT : SmtpSender.ANSWERING, SmtpSender.WHOLE);
    return new SmtpSender(EgressPolicy.allowing(List.of("127.0.0.0/8", "::1")), trusting, limits)
        .send(Environment.PRODUCTION, setup, password, envelope, LETTER);
  }

  private static String why(SendResult sent) {
    assertThat(sent).isInstanceOf(SendResult.NotYet.class);
    var why = ((SendResult.NotYet) sent).why().sentence();
    assertThat(why).doesNotContain(PASSWORD, "wrong-7");
    return why;
  }
}
