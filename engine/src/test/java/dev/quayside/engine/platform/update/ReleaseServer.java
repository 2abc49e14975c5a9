package dev.quayside.engine.platform.update;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import dev.quayside.engine.platform.network.ServerKeys;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.Signature;
import java.util.Base64;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/// A server of `releases.json` on this machine, with a key of its own.
public final class ReleaseServer implements AutoCloseable {

  private final KeyPair keys = keys();
  private final HttpServer server;
  private final CountDownLatch closing = new CountDownLatch(1);
  private final AtomicInteger asked = new AtomicInteger();
  private volatile int status = 200;
  private volatile boolean whole = true;
  private volatile byte[] answer = new byte[0];

  public ReleaseServer() throws IOException {
    this(HttpServer.create());
  }

  /// Over TLS, as the real one.
  static ReleaseServer with(ServerKeys keys) throws IOException, GeneralSecurityException {
    var server = HttpsServer.create();
    server.setHttpsConfigurator(new HttpsConfigurator(keys.serving()));
    return new ReleaseServer(server);
  }

  private ReleaseServer(HttpServer server) throws IOException {
    this.server = server;
    server.bind(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), 0), 0);
    server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
    server.createContext("/", this::answer);
    server.start();
  }

  static KeyPair keys() {
    try {
      return KeyPairGenerator.getInstance("Ed25519").generateKeyPair();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  public ReleaseSource source() {
    return source("http://127.0.0.1:" + port() + "/releases.json");
  }

  /// The same by another address.
  ReleaseSource source(String address) {
    var key = Base64.getMimeEncoder().encodeToString(keys.getPublic().getEncoded());
    return ReleaseSource.of(address, key).orElseThrow();
  }

  int port() {
    return server.getAddress().getPort();
  }

  /// How often it was asked.
  int asked() {
    return asked.get();
  }

  /// Answers from now on with what this server's key has signed.
  public void publish(String payload) {
    say(200, envelope(payload, keys));
  }

  /// Answers from now on with anything.
  void say(int code, String text) {
    status = code;
    whole = true;
    answer = text.getBytes(StandardCharsets.UTF_8);
  }

  /// Never comes to the end of an answer.
  void neverEnd() {
    whole = false;
  }

  String envelope(String payload) {
    return envelope(payload, keys);
  }

  static String envelope(String payload, KeyPair keys) {
    try {
      var signing = Signature.getInstance("Ed25519");
      signing.initSign(keys.getPrivate());
      signing.update(payload.getBytes(StandardCharsets.UTF_8));
      return envelope(payload, signing.sign());
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  static String envelope(String payload, byte[] signature) {
    var base64 = Base64.getEncoder();
    return "{\"payload\":\"%s\",\"signature\":\"%s\"}"
        .formatted(
            base64.encodeToString(payload.getBytes(StandardCharsets.UTF_8)),
            base64.encodeToString(signature));
  }

  private void answer(HttpExchange exchange) throws IOException {
    asked.incrementAndGet();
    try (exchange) {
      exchange.sendResponseHeaders(status, 0);
      exchange.getResponseBody().write(answer);
      exchange.getResponseBody().flush();
      if (!whole) {
        closing.await();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    closing.countDown();
    server.stop(0);
  }
}
