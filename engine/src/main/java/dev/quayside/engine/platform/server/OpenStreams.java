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

/// Open streaming answers: one for each reader, each on its request's thread. All end when the
/// server stops.
///
/// They buffer nothing: the writer waits until the reader has taken what is written. A reader that
/// takes nothing is disconnected by the connector's idle time.
final class OpenStreams implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(OpenStreams.class);

  private final Map<String, Thread> byReader = new ConcurrentHashMap<>();
  private volatile boolean closed;

  /// Writes a stream until it ends.
  ///
  /// @param welcome whether the stream's credential is still valid
  void run(Context context, Reply.Stream stream, BooleanSupplier welcome) throws IOException {
    context.status(stream.status());
    context.contentType(stream.contentType());
    context.header("X-Content-Type-Options", "nosniff");
    context.header("Cache-Control", "no-store");
    // keeps proxies such as nginx from holding the answer back
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
      // a newer stream of this reader, or the server's stop, ends the stream
    } catch (IOException e) {
      LOG.debug("a reader of a stream is gone", e);
    } finally {
      leave(stream.reader(), own);
    }
  }

  /// Ends all streams.
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

  /// Removes the reader, and clears an interrupt that came too late to end the stream.
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
