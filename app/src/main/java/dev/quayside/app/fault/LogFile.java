package dev.quayside.app.fault;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.rolling.FixedWindowRollingPolicy;
import ch.qos.logback.core.rolling.RollingFileAppender;
import ch.qos.logback.core.rolling.SizeBasedTriggeringPolicy;
import ch.qos.logback.core.util.FileSize;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.concurrent.locks.LockSupport;
import org.slf4j.LoggerFactory;

/// Writes the window's log to a file in its data directory, since a window has no visible console.
/// The file and the one before it stay below a few megabytes together.
public final class LogFile implements AutoCloseable {

  private static final String FOLDER = "logs";
  private static final String NAME = "quayside.log";
  private static final String BEFORE = "quayside.%i.log";
  private static final long LARGEST_BYTES = 2L << 20;
  private static final String PATTERN =
      "%d{yyyy-MM-dd'T'HH:mm:ss.SSS,UTC}Z %-5level [%thread] %logger{0} - %msg%n";

  private static final long LOGGING_POLL_NANOS = 1_000_000;

  private final RollingFileAppender<ILoggingEvent> appender;

  private LogFile(RollingFileAppender<ILoggingEvent> appender) {
    this.appender = appender;
  }

  public static Path in(Path dataDirectory) {
    return dataDirectory.resolve(FOLDER).resolve(NAME);
  }

  /// Writes to the log file from now on.
  ///
  /// @param dataDirectory must exist already, with the permissions its creator has set
  public static LogFile keepIn(Path dataDirectory) {
    var file = in(dataDirectory);
    var kept = new LogFile(appender(file));
    if (Files.isDirectory(dataDirectory)) {
      ownFolder(dataDirectory.resolve(FOLDER));
      kept.appender.start();
      root().addAppender(kept.appender);
    }
    return kept;
  }

  @Override
  public void close() {
    root().detachAppender(appender);
    appender.stop();
  }

  static Logger root() {
    return logging().getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
  }

  /// The logging context: SLF4J returns substitutes while another thread is still initialising it.
  private static LoggerContext logging() {
    while (true) {
      if (LoggerFactory.getILoggerFactory() instanceof LoggerContext ready) {
        return ready;
      }
      LockSupport.parkNanos(LOGGING_POLL_NANOS);
    }
  }

  private static void ownFolder(Path folder) {
    try {
      Files.createDirectories(folder);
      if (folder.getFileSystem().supportedFileAttributeViews().contains("posix")) {
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static RollingFileAppender<ILoggingEvent> appender(Path file) {
    var context = root().getLoggerContext();
    var encoder = new PatternLayoutEncoder();
    encoder.setContext(context);
    encoder.setPattern(PATTERN);
    encoder.start();
    var appender = new RollingFileAppender<ILoggingEvent>();
    appender.setContext(context);
    appender.setFile(file.toString());
    appender.setEncoder(encoder);
    var rolling = new FixedWindowRollingPolicy();
    rolling.setContext(context);
    rolling.setParent(appender);
    rolling.setFileNamePattern(file.resolveSibling(BEFORE).toString());
    rolling.setMinIndex(1);
    rolling.setMaxIndex(1);
    rolling.start();
    var full = new SizeBasedTriggeringPolicy<ILoggingEvent>();
    full.setContext(context);
    full.setMaxFileSize(new FileSize(LARGEST_BYTES));
    full.start();
    appender.setRollingPolicy(rolling);
    appender.setTriggeringPolicy(full);
    return appender;
  }
}
