package dev.quayside.engine.customer.email.smtp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.customer.email.template.Email;
import dev.quayside.engine.platform.network.EgressPolicy;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What a mail server may answer, and what that makes of an email.
class SmtpAnswersTest {

  private static final SmtpSender.Limits SHORT =
      new SmtpSender.Limits(Duration.ofSeconds(1), Duration.ofSeconds(2));
  private static final SmtpSender.Limits LONG =
      new SmtpSender.Limits(Duration.ofMinutes(1), Duration.ofMinutes(2));
  private static final Set<String> ENDLESS = Set.of("say nothing", "drip");
  private static final Email EMAIL = new Email("Subject", "Text", "Look", "Foot", "<p>Text</p>");

  @ParameterizedTest
  @CsvSource({
    "QUIT, 221 bye, Taken",
    "RCPT, 550 no such user, Refused",
    "RCPT, 451 try later, NotYet",
    "MAIL, 552 too large, Refused",
    "MAIL, 421 closing, NotYet",
    "DATA, 554 no thanks, Refused",
    "., 554 looks like spam, Refused",
    "., 452 disk full, NotYet",
    "., hang up, InDoubt",
    "EHLO, hang up, NotYet",
    "RCPT, hang up, NotYet",
    "DATA, hang up, NotYet",
    "RCPT, say nothing, NotYet",
    "., say nothing, InDoubt",
    "RCPT, drip, NotYet",
    "., drip, InDoubt",
    "QUIT, drip, Taken",
    "EHLO, flood, NotYet",
    "., flood, InDoubt"
  })
  void answersCount(String command, String answer, String what) throws IOException {
    try (var server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      Thread.ofVirtual().start(() -> serve(server, Map.of(command, answer)));
      var sent = sent(server, ENDLESS.contains(answer) ? SHORT : LONG, "127.0.0.1");
      assertThat(sent.getClass().getSimpleName()).as(sent.toString()).isEqualTo(what);
    }
  }

  /// Neither in lines nor in one line, before it is asked and after.
  @ParameterizedTest
  @ValueSource(strings = {"250-more\r\n", "2", "220-more\r\n"})
  void whatNeverEndsIsHeardNoFurtherThanAnyServerHasToSay(String piece) throws Exception {
    var much = piece.repeat(8_192).getBytes(StandardCharsets.US_ASCII);
    try (var server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      var said = CompletableFuture.supplyAsync(() -> saidUntilHungUp(server, piece, much));
      var sent = sent(server, LONG, "127.0.0.1");
      assertThat(sent).isInstanceOf(SendResult.NotYet.class);
      // what is heard, and what is on its way
      assertThat(said.join()).isLessThan(64 << 20);
    }
  }

  private static long saidUntilHungUp(ServerSocket server, String piece, byte[] much) {
    long said = 0;
    try (var socket = server.accept()) {
      if (!piece.startsWith("220")) {
        say(socket, "220 here");
      }
      while (said < Integer.MAX_VALUE) {
        socket.getOutputStream().write(much);
        said += much.length;
      }
    } catch (IOException hungUp) {
      // as it should
    }
    return said;
  }

  /// Whoever may change the settings must not learn from them what listens in this network.
  @Test
  void theNetworkOfProductionIsNotProbed() throws IOException {
    try (var server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      server.setSoTimeout(1);
      var sent = sent(server, LONG);
      assertThat(sent).isInstanceOf(SendResult.NotYet.class);
      assertThat(sent.toString()).contains("a loopback address").contains("QUAYSIDE_WEBHOOK_ALLOW");
      assertThatThrownBy(server::accept).isInstanceOf(SocketTimeoutException.class);
    }
  }

  @Test
  void whatIsNoMailServerIsNotQuoted() throws IOException {
    try (var server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      Thread.ofVirtual()
          .start(
              () -> {
                try (var socket = server.accept()) {
                  say(socket, "SSH-2.0-OpenSSH_9.2p1 Debian-2");
                } catch (IOException e) {
                  throw new UncheckedIOException(e);
                }
              });
      assertThat(sent(server, LONG, "127.0.0.1").toString())
          .contains("does not answer as set up")
          .doesNotContain("SSH");
    }
  }

  @Test
  void aNameThatBeginsLikeLoopbackIsNotThisMachine() {
    var found = new Violations();
    setup("127.evil.example", 25, "bob").check(found);
    setup("127.0.0.1", 25, "bob").check(found);
    assertThat(found.list()).extracting(Violation::field).containsExactly("username");
  }

  private static SendResult sent(ServerSocket server, SmtpSender.Limits limits, String... allowed) {
    var envelope =
        new SmtpSender.Envelope("let_1", "Shop", "bob@buyer.example", null, Instant.EPOCH, null);
    return new SmtpSender(EgressPolicy.allowing(List.of(allowed)), null, limits)
        .send(
            Environment.PRODUCTION,
            setup("127.0.0.1", server.getLocalPort(), null),
            null,
            envelope,
            EMAIL);
  }

  private static EmailSettings setup(String host, int port, @Nullable String username) {
    return new EmailSettings(
        true, host, port, SmtpSecurity.NONE, username, false, "post@shop.example", null, Set.of());
  }

  private static void serve(ServerSocket server, Map<String, String> odd) {
    try (var socket = server.accept();
        var in =
            new BufferedReader(
                new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII))) {
      say(socket, "220 here");
      boolean inData = false;
      for (var line = in.readLine(); line != null; line = in.readLine()) {
        var command = line.split(" ", 2)[0];
        if (inData && !command.equals(".")) {
          continue;
        }
        inData = command.equals("DATA") && !odd.containsKey("DATA");
        var answer = odd.getOrDefault(command, inData ? "354 go on" : "250 well");
        if (answer.equals("hang up")) {
          return;
        }
        if (answer.equals("say nothing")) {
          continue;
        }
        if (answer.equals("drip") || answer.equals("flood")) {
          goOn(socket, answer.equals("drip") ? "2" : "250-more\r\n");
          return;
        }
        say(socket, answer);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Never ends an answer, and is never silent for long: until the other side hangs up.
  private static void goOn(Socket socket, String piece) throws IOException {
    var bytes = piece.getBytes(StandardCharsets.US_ASCII);
    var never = new java.util.concurrent.CountDownLatch(1);
    try {
      while (true) {
        socket.getOutputStream().write(bytes);
        never.await(bytes.length == 1 ? 50 : 0, java.util.concurrent.TimeUnit.MILLISECONDS);
      }
    } catch (java.net.SocketException hungUp) {
      // as it should
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static void say(Socket socket, String line) throws IOException {
    socket.getOutputStream().write((line + "\r\n").getBytes(StandardCharsets.US_ASCII));
  }
}
