package dev.quayside.printing.scale;

import java.io.IOException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.function.Consumer;

/// Listens to a scale on USB, which reports its weight without being asked.
record UsbConversation(UsbBus bus, UsbScale chosen, InstantSource clock) implements Conversation {

  private static final Duration REPORT = Duration.ofMillis(500);

  @Override
  public void untilGone(Consumer<ScaleState> heard) throws InterruptedException {
    List<UsbScale> plugged = bus.plugged().stream().filter(one -> one.isSame(chosen)).toList();
    if (plugged.isEmpty()) {
      return;
    }
    try (UsbBus.Cable cable = bus.open(plugged.getFirst())) {
      heard.accept(new ScaleState.NoWeight());
      while (!Thread.interrupted()) {
        hear(cable.read(REPORT), heard);
      }
      throw new InterruptedException();
    } catch (IOException e) {
      // Unplugged, or may not be opened: it is looked for again.
    }
  }

  private void hear(byte[] report, Consumer<ScaleState> heard) {
    if (report.length > 0) {
      heard.accept(
          HidReport.read(report, clock.instant())
              .<ScaleState>map(ScaleState.Weighs::new)
              .orElseGet(ScaleState.NoWeight::new));
    }
  }
}
