package dev.quayside.engine.webhook.delivery;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import okhttp3.Dns;

/// Resolves host names within a time limit. The system's resolver cannot be interrupted and blocks
/// the platform thread beneath a virtual one, so it has platform threads of its own.
record DnsLookup(Dns dns, Duration limit) implements Dns {

  private static final ExecutorService LOOKUPS =
      Executors.newCachedThreadPool(Thread.ofPlatform().name("webhook-dns-", 0).daemon().factory());

  @Override
  public List<InetAddress> lookup(String host) throws UnknownHostException {
    var looking = LOOKUPS.submit(() -> dns.lookup(host));
    try {
      return looking.get(limit.toMillis(), TimeUnit.MILLISECONDS);
    } catch (ExecutionException e) {
      throw unknown(host);
    } catch (TimeoutException e) {
      throw given(looking, host);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw given(looking, host);
    }
  }

  private static UnknownHostException given(Future<?> looking, String host) {
    looking.cancel(true);
    return unknown(host);
  }

  private static UnknownHostException unknown(String host) {
    return new UnknownHostException(host);
  }
}
