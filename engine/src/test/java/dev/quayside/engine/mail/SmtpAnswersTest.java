package dev.quayside.engine.mail;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What a mail server may answer, and what that makes of a letter.
class SmtpAnswersTest {

  private static final Duration LIMIT = Duration.ofSeconds(1);
  private static final Letter LETTER = new Letter("Subject", "Text", "Look", "Foot", "<p>Text</p>");

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
    "., say nothing, InDoubt"
  })
  void answersCount(String command, String answer, String what) throws IOException {
    try (var server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      Thread.ofVirtual().start(() -> serve(server, Map.of(command, answer)));
      var setup =
          new MailSetup(
              true,
              "127.0.0.1",
              server.getLocalPort(),
              SmtpSecurity.NONE,
              null,
              false,
              "post@shop.example",
              null,
              Set.of());
      var envelope =
          new SmtpPost.Envelope("let_1", "Shop", "bob@buyer.example", null, Instant.EPOCH, null);
      var sent = new SmtpPost(null, LIMIT).send(setup, null, envelope, LETTER);
      assertThat(sent.getClass().getSimpleName()).as(sent.toString()).isEqualTo(what);
    }
  }

  private static void serve(ServerSocket server, Map<String, String> odd) {
    try (var socket = server.accept();
        var in =
            new BufferedReader(
                new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII))) {
      say(socket, "220 here");
      boolean letter = false;
      for (var line = in.readLine(); line != null; line = in.readLine()) {
        var command = line.split(" ", 2)[0];
        if (letter && !command.equals(".")) {
          continue;
        }
        letter = command.equals("DATA") && !odd.containsKey("DATA");
        var answer = odd.getOrDefault(command, letter ? "354 go on" : "250 well");
        if (answer.equals("hang up")) {
          return;
        }
        if (answer.equals("say nothing")) {
          continue;
        }
        say(socket, answer);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void say(Socket socket, String line) throws IOException {
    socket.getOutputStream().write((line + "\r\n").getBytes(StandardCharsets.US_ASCII));
  }
}
