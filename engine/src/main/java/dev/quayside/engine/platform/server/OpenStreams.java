package dev.quayside.engine.platform.server;

import dev.quayside.engine.platform.server.route.Reply;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The answers that go on: one a reader, each on the thread of its request, and none any more once
/// the server stops.
///
/// They hold no memory of what is still to be written: who writes waits until it is taken. A reader
/// who takes nothing is cut by the connector's idle time.
final class OpenStreams implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(OpenStreams.class);

  private final Map<String, Thread> byReader = new ConcurrentHashMap<>();
  private volatile boolean closed;

  /// Returns when the stream has ended.
  ///
  /// @param welcome whether its credential is still good
  void run(Context context, Reply.Stream stream, BooleanSupplier welcome) throws IOException {
    context.status(stream.status());
    context.contentType(stream.contentType());
    context.header("X-Content-Type-Options", "nosniff");
    context.header("Cache-Control", "no-store");
    // proxies such as nginx would keep it back
    context.header("X-Accel-Buffering", "no");
    if (context.req().getMethod().equals("HEAD")) {
      return;
    }
    var own = Thread.currentThread();
    end(byReader.put(stream.reader(), own));
    try {
      if (!closed) {
        var out = context.res().getOutputStream();
        out.flush();
        stream.writing().write(new Written(out, welcome));
      }
    } catch (InterruptedException e) {
      // it has to end, and does so in good order
    } catch (IOException e) {
      LOG.debug("a reader of a stream is gone", e);
    } finally {
      leave(stream.reader(), own);
    }
  }

  /// Ends them all.
  @Override
  public void close() {
    closed = true;
    byReader.values().forEach(OpenStreams::end);
  }

  private static void end(@Nullable Thread earlier) {
    if (earlier != null) {
      earlier.interrupt();
    }
  }

  /// Whoever follows interrupts nobody who has left.
  private void leave(String reader, Thread own) {
    byReader.remove(reader, own);
    Thread.interrupted();
  }

  private record Written(OutputStream out, BooleanSupplier welcome) implements Reply.Sink {
    @Override
    public void write(byte[] text) throws IOException {
      out.write(text);
      out.flush();
    }

    @Override
    public boolean isWelcome() {
      return welcome.getAsBoolean();
    }
  }
}
