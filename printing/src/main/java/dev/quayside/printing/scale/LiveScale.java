package dev.quayside.printing.scale;

import java.time.Duration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Listens to a scale on its own thread.
final class LiveScale implements Scale {

  private static final Logger LOG = LoggerFactory.getLogger(LiveScale.class);

  /// How soon a missing scale is looked for again. If longer, the packer would wait after plugging
  /// it in.
  private static final Duration AGAIN = Duration.ofMillis(500);

  private final Conversation conversation;
  private final Thread thread;
  private volatile ScaleState state = new ScaleState.Away();
  private volatile boolean closed;

  private LiveScale(String name, Conversation conversation) {
    this.conversation = conversation;
    thread = Thread.ofPlatform().daemon().name("scale-" + name).unstarted(this::run);
  }

  static LiveScale listen(String name, Conversation conversation) {
    LiveScale scale = new LiveScale(name, conversation);
    scale.thread.start();
    return scale;
  }

  @Override
  public ScaleState state() {
    return state;
  }

  @Override
  public void close() {
    closed = true;
    thread.interrupt();
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void run() {
    try {
      while (!closed) {
        listenOnce();
        state = new ScaleState.Away();
        Thread.sleep(AGAIN);
      }
    } catch (InterruptedException e) {
      // The scale was closed.
    }
  }

  /// Listens once; a driver that throws counts as a scale that is gone.
  private void listenOnce() throws InterruptedException {
    try {
      conversation.untilGone(now -> state = now);
    } catch (RuntimeException | Error e) {
      LOG.warn("{} failed and is opened anew", thread.getName(), e);
    }
  }
}
