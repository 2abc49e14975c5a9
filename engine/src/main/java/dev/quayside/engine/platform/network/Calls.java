package dev.quayside.engine.platform.network;

import java.io.IOException;
import java.io.InterruptedIOException;
import okhttp3.Call;
import okhttp3.Response;

/// Runs OkHttp calls so that every way they fail is a declared exception.
public final class Calls {

  private Calls() {}

  /// @throws InterruptedIOException also where OkHttp, interrupted while it connects, lets an
  ///   undeclared InterruptedException escape
  public static Response execute(Call call) throws IOException {
    try {
      return call.execute();
    } catch (IOException | RuntimeException e) {
      throw e;
    } catch (Exception interrupted) {
      Thread.currentThread().interrupt();
      var late = new InterruptedIOException("stopped while it connected");
      late.initCause(interrupted);
      throw late;
    }
  }
}
