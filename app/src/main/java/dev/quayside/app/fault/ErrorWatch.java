package dev.quayside.app.fault;

import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.ThrowableProxy;
import ch.qos.logback.core.UnsynchronizedAppenderBase;
import dev.quayside.app.task.Background;
import java.io.PrintStream;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.LoggerFactory;

/// Hears of every Error in the process and has it shown: one that ends a thread, one that somebody
/// logs, and one that a library prints and forgets, as the toolkit's renderer does. One at a time:
/// what follows while it is on show goes to the log only.
public final class ErrorWatch implements AutoCloseable {

  /// Let go when something breaks, so that there is memory to say so with.
  private static final int RESERVE_BYTES = 2 << 20;

  private static final int TRIES = 3;
  private static final int SECONDS_EACH = 10;
  private static final int DEEPEST_CAUSE = 20;

  private final Background background;
  private final BiConsumer<Throwable, Runnable> show;
  private final Runnable lastResort;
  private final AtomicReference<@Nullable Throwable> first = new AtomicReference<>();
  private final Semaphore heard = new Semaphore(0);
  private final Thread teller = Thread.ofPlatform().name("errors").daemon().unstarted(this::tell);
  private final LoggedErrors logged = new LoggedErrors();
  private final PrintStream errorsBefore = System.err;
  private final Thread.@Nullable UncaughtExceptionHandler handlerBefore =
      Thread.getDefaultUncaughtExceptionHandler();

  @SuppressWarnings("UnusedVariable") // it only takes room
  private volatile byte @Nullable [] reserve = new byte[RESERVE_BYTES];

  private ErrorWatch(
      Background background, BiConsumer<Throwable, Runnable> show, Runnable lastResort) {
    this.background = background;
    this.show = show;
    this.lastResort = lastResort;
  }

  /// Hears of what ends a thread or is printed; from {@link #hearLog} on also of what is logged.
  ///
  /// @param show shows an Error, on the window's thread; gets what to call when the person has read
  ///   it and goes on, so that the next one is shown again
  /// @param lastResort when the window's thread does not even do that
  public static ErrorWatch begin(
      Background background, BiConsumer<Throwable, Runnable> show, Runnable lastResort) {
    var watch = new ErrorWatch(background, show, lastResort);
    watch.teller.start();
    Thread.setDefaultUncaughtExceptionHandler(watch::uncaught);
    System.setErr(watch.new PrintedErrors(watch.errorsBefore));
    return watch;
  }

  /// Apart, since it sets up logging, which a window that is being drawn can do without.
  public void hearLog() {
    LogFile.root().addAppender(logged);
    logged.start();
  }

  @Override
  public void close() {
    logged.stop();
    LogFile.root().detachAppender(logged);
    System.setErr(errorsBefore);
    Thread.setDefaultUncaughtExceptionHandler(handlerBefore);
    teller.interrupt();
  }

  private void uncaught(Thread thread, Throwable thrown) {
    errorIn(thrown).ifPresent(this::hear);
    try {
      LoggerFactory.getLogger(ErrorWatch.class)
          .error("the thread {} was ended", thread.getName(), thrown);
    } catch (Error noMemoryToLog) {
      // it is shown all the same
    }
  }

  private void hear(Throwable error) {
    if (first.compareAndSet(null, error)) {
      reserve = null;
      heard.release();
    }
  }

  private void settled() {
    reserve = new byte[RESERVE_BYTES];
    first.set(null);
  }

  private void tell() {
    try {
      while (true) {
        heard.acquire();
        var error = first.get();
        if (error != null && !isShown(error)) {
          lastResort.run();
        }
      }
    } catch (InterruptedException closed) {
      // nobody is told any more
    }
  }

  private boolean isShown(Throwable error) throws InterruptedException {
    for (int i = 0; i < TRIES; i++) {
      try {
        var shown = new CountDownLatch(1);
        background.onModelThread(
            () -> {
              show.accept(error, this::settled);
              shown.countDown();
            });
        if (shown.await(SECONDS_EACH, TimeUnit.SECONDS)) {
          return true;
        }
      } catch (Error again) {
        System.gc();
      }
    }
    return false;
  }

  private static Optional<Throwable> errorIn(Throwable thrown) {
    return Stream.<@Nullable Throwable>iterate(
            thrown, each -> each != null, each -> each == null ? null : each.getCause())
        .limit(DEEPEST_CAUSE)
        .<Throwable>mapMulti(
            (each, found) -> {
              if (each instanceof Error error) {
                found.accept(error);
              }
            })
        .findFirst();
  }

  /// Whoever looks for a native library that is not there logs a LinkageError, and goes on without.
  private final class LoggedErrors extends UnsynchronizedAppenderBase<ILoggingEvent> {
    @Override
    protected void append(ILoggingEvent event) {
      if (event.getThrowableProxy() instanceof ThrowableProxy proxy) {
        errorIn(proxy.getThrowable())
            .filter(error -> !(error instanceof LinkageError))
            .ifPresent(ErrorWatch.this::hear);
      }
    }
  }

  /// A stack trace is printed beginning with the throwable itself.
  private final class PrintedErrors extends PrintStream {

    PrintedErrors(PrintStream out) {
      super(out, true, out.charset());
    }

    @Override
    public void println(@Nullable Object printed) {
      super.println(printed);
      if (printed instanceof Throwable thrown) {
        errorIn(thrown).ifPresent(ErrorWatch.this::hear);
      }
    }
  }
}
