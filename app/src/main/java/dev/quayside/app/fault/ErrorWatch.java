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

/// Notices every Error in the process and has it shown: one that ends a thread, one that is logged,
/// and one that a library only prints, as the toolkit's renderer does. One at a time: those that
/// follow while one is shown go only to the log.
public final class ErrorWatch implements AutoCloseable {

  /// In bytes: memory that is freed when an Error is noticed, so that there is some to show it
  /// with.
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

  @SuppressWarnings("UnusedVariable") // only takes up memory
  private volatile byte @Nullable [] reserve = new byte[RESERVE_BYTES];

  private ErrorWatch(
      Background background, BiConsumer<Throwable, Runnable> show, Runnable lastResort) {
    this.background = background;
    this.show = show;
    this.lastResort = lastResort;
  }

  /// Starts watching Errors that end a thread or are printed; from {@link #hearLog} on also those
  /// that are logged.
  ///
  /// @param show shows an Error, on the window's thread; it gets a step to run once the user has
  ///   read it and goes on, so that the next one is shown again
  /// @param lastResort run when the window's thread cannot even show it
  public static ErrorWatch begin(
      Background background, BiConsumer<Throwable, Runnable> show, Runnable lastResort) {
    var watch = new ErrorWatch(background, show, lastResort);
    watch.teller.start();
    Thread.setDefaultUncaughtExceptionHandler(watch::uncaught);
    System.setErr(watch.new PrintedErrors(watch.errorsBefore));
    return watch;
  }

  /// Also watches the log. Separate from the start, since it initialises logging, which would delay
  /// the window's first frame.
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
      // the watch is closed
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

  /// Notices logged Errors, except LinkageErrors: a library that tries to load a native library
  /// logs one and goes on without it.
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

  /// Notices printed Errors: a stack trace is printed starting with the throwable itself.
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
