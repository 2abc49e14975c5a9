package dev.quayside.engine.platform.update;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Looks for a newer version once a day. An answer that cannot be trusted counts as none: only the
/// log says why.
///
/// Everything here reads and writes files; {@link #look} also asks the network.
public final class Updates {

  private static final Logger LOG = LoggerFactory.getLogger(Updates.class);
  private static final Duration DAY = Duration.ofDays(1);

  /// Wait after no answer: the network may come up after the window.
  private static final Duration HOUR = Duration.ofHours(1);

  private static final Duration LIMIT = Duration.ofSeconds(30);

  private final @Nullable ReleaseSource source;
  private final @Nullable String version;
  private final Path directory;
  private final InstantSource clock;
  private final ReleaseQuestion question;

  /// @param source null to never ask
  /// @param version the running one; null when unknown, and then nothing is asked
  /// @param directory the data directory
  public Updates(
      @Nullable ReleaseSource source,
      @Nullable String version,
      Path directory,
      InstantSource clock) {
    this(source, version, directory, clock, LIMIT);
  }

  Updates(
      @Nullable ReleaseSource source,
      @Nullable String version,
      Path directory,
      InstantSource clock,
      Duration limit) {
    this.source = source;
    this.version = version;
    this.directory = directory;
    this.clock = clock;
    question = new ReleaseQuestion(limit);
  }

  /// A checker that never asks.
  public static Updates none(Path directory) {
    return new Updates(null, null, directory, InstantSource.fixed(Instant.EPOCH));
  }

  /// Whether this build knows its version and an address to ask.
  public boolean canLook() {
    return source != null && version != null;
  }

  /// The running version; empty when unknown.
  public Optional<String> version() {
    return Optional.ofNullable(version);
  }

  public boolean isOn() {
    return UpdateMemory.load(directory).on();
  }

  public synchronized void turn(boolean on) {
    UpdateMemory.load(directory).turned(on).save(directory);
  }

  /// Never mentions this version again; a later one is mentioned.
  public synchronized void dismiss(String version) {
    UpdateMemory.load(directory).without(version).save(directory);
  }

  /// Asks once a day has passed.
  ///
  /// @return the news of this answer or an earlier one
  public Optional<News> look() {
    if (source == null || version == null || !isOn()) {
      return Optional.empty();
    }
    if (isDue()) {
      ask(source);
    }
    return news(source.key(), version);
  }

  /// Whether to ask now. The next time is stored before asking, so that a program that crashes
  /// while asking does not ask at every start. A stored time more than a day ahead comes from a
  /// wrong clock and is ignored.
  private synchronized boolean isDue() {
    var memory = UpdateMemory.load(directory);
    var now = clock.instant();
    boolean due = !now.isBefore(memory.next()) || memory.next().isAfter(now.plus(DAY));
    if (due) {
      memory.askingAt(now.plus(DAY)).save(directory);
    }
    return due;
  }

  private void ask(ReleaseSource asked) {
    try {
      hear(question.ask(asked.address()), asked.key());
    } catch (RefusedReleasesException e) {
      LOG.info("no news of releases: {}", e.getMessage());
    } catch (IOException e) {
      LOG.info("no news of releases, asked again in an hour: {}", e.getMessage());
      askAgain();
    }
  }

  private synchronized void askAgain() {
    UpdateMemory.load(directory).askingAt(clock.instant().plus(HOUR)).save(directory);
  }

  private synchronized void hear(byte[] answer, ReleaseKey key) throws RefusedReleasesException {
    var fresh = ReleasesWire.read(answer, key);
    var memory = UpdateMemory.load(directory);
    if (remembered(memory, key).filter(known -> known.serial() > fresh.serial()).isPresent()) {
      throw new RefusedReleasesException("it is older than one that was there before");
    }
    memory.hearing(answer).save(directory);
  }

  private Optional<News> news(ReleaseKey key, String running) {
    var memory = UpdateMemory.load(directory);
    return remembered(memory, key)
        .flatMap(
            known ->
                known.newerThan(
                    running,
                    ThisSystem.label(System.getProperty("os.name"), System.getProperty("os.arch"))))
        .filter(news -> !news.version().equals(memory.dismissed()));
  }

  /// The stored answer, checked like a new one, since others may be able to write the file.
  private static Optional<Releases> remembered(UpdateMemory memory, ReleaseKey key) {
    try {
      return memory.answer().isEmpty()
          ? Optional.empty()
          : Optional.of(ReleasesWire.read(memory.answerBytes(), key));
    } catch (RefusedReleasesException e) {
      LOG.info("the last news of releases is not believed any more: {}", e.getMessage());
      return Optional.empty();
    }
  }
}
