package dev.quayside.app.window;

import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.internet.MimeMessage;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.concurrent.CopyOnWriteArrayList;

/// A mail server on this machine that takes all letters (RFC 5321, without TLS and passwords). What
/// servers refuse is looked at by the engine's own doubles.
public final class MailHere implements AutoCloseable {

  private final ServerSocket server;
  private final List<MimeMessage> letters = new CopyOnWriteArrayList<>();

  public MailHere() throws IOException {
    server = new ServerSocket(0, 16, InetAddress.ofLiteral("127.0.0.1"));
    Thread.ofVirtual().start(this::listen);
  }

  public int port() {
    return server.getLocalPort();
  }

  public List<MimeMessage> letters() {
    return List.copyOf(letters);
  }

  private void listen() {
    while (!server.isClosed()) {
      try {
        var sender = server.accept();
        Thread.ofVirtual().start(() -> take(sender));
      } catch (IOException e) {
        // closed
      }
    }
  }

  private void take(Socket sender) {
    try (sender;
        var in =
            new BufferedReader(
                new InputStreamReader(sender.getInputStream(), StandardCharsets.ISO_8859_1))) {
      say(sender, "220 here");
      for (var line = in.readLine(); line != null; line = in.readLine()) {
        switch (line.split(" ")[0].toUpperCase(Locale.ROOT)) {
          case "DATA" -> {
            say(sender, "354 go on");
            letters.add(letter(in));
            say(sender, "250 taken");
          }
          case "QUIT" -> say(sender, "221 bye");
          default -> say(sender, "250 here");
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (MessagingException e) {
      throw new IllegalStateException(e);
    }
  }

  private static MimeMessage letter(BufferedReader in) throws IOException, MessagingException {
    var text = new StringBuilder();
    for (var line = in.readLine(); line != null && !line.equals("."); line = in.readLine()) {
      text.append(line.startsWith(".") ? line.substring(1) : line).append("\r\n");
    }
    var bytes = text.toString().getBytes(StandardCharsets.ISO_8859_1);
    return new MimeMessage(Session.getInstance(new Properties()), new ByteArrayInputStream(bytes));
  }

  private static void say(Socket sender, String answer) throws IOException {
    sender.getOutputStream().write((answer + "\r\n").getBytes(StandardCharsets.US_ASCII));
  }

  @Override
  public void close() throws IOException {
    server.close();
  }
}
