import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/// A receiver of webhooks that takes everything and counts each delivery.
final class ChaosHook implements AutoCloseable {

  private final Map<String, AtomicInteger> deliveries = new ConcurrentHashMap<>();
  private final HttpServer server;

  ChaosHook() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
    server.createContext(
        "/",
        call -> {
          call.getRequestBody().readAllBytes();
          deliveries
              .computeIfAbsent(
                  call.getRequestHeaders().getFirst("X-Service-Delivery"), _ -> new AtomicInteger())
              .incrementAndGet();
          call.sendResponseHeaders(200, -1);
          call.close();
        });
    server.start();
  }

  String url() {
    return "http://127.0.0.1:" + server.getAddress().getPort() + "/";
  }

  int distinct() {
    return deliveries.size();
  }

  int again() {
    return deliveries.values().stream().mapToInt(AtomicInteger::get).sum() - deliveries.size();
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
