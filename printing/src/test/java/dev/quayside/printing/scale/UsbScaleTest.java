package dev.quayside.printing.scale;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class UsbScaleTest {

  private static final UsbScale DYMO = new UsbScale(0x0922, 0x8003, "0071", "DYMO M10");
  private static final Instant NOW = Instant.parse("2026-11-21T09:00:00Z");

  @Test
  void whatItReportsIsItsState() {
    Bus bus = new Bus();
    bus.plug();
    try (Scale scale = open(bus, DYMO)) {
      await().until(() -> scale.state() instanceof ScaleState.NoWeight);
      bus.report("0304 0bff 7b00");
      await().until(() -> weighs(scale, "12.3"));
      bus.report("0306 0bff ffff");
      await().until(() -> scale.state() instanceof ScaleState.NoWeight);
    }
    assertThat(bus.open).hasValue(0);
  }

  @Test
  void itIsOpenedAgainWhenItWasPluggedInAnew() {
    Bus bus = new Bus();
    bus.plug();
    try (Scale scale = open(bus, DYMO)) {
      bus.report("0304 0bff 7b00");
      await().until(() -> scale.state() instanceof ScaleState.Weighs);
      bus.unplug();
      await().until(() -> scale.state() instanceof ScaleState.Away);
      bus.plug();
      bus.report("0304 0bff 0a00");
      await().until(() -> weighs(scale, "1.0"));
    }
    assertThat(bus.opened).hasValue(2);
    assertThat(bus.open).hasValue(0);
  }

  @Test
  void anotherScaleOfTheSameKindIsNotTaken() {
    Bus bus = new Bus();
    bus.plug();
    try (Scale scale = open(bus, new UsbScale(0x0922, 0x8003, "0072", "DYMO M10"))) {
      await().until(() -> bus.looks.get() > 0);
      assertThat(scale.state()).isEqualTo(new ScaleState.Away());
    }
    assertThat(bus.opened).hasValue(0);
  }

  /// The real library; on a machine without USB or without the right to it, it finds nothing.
  @Test
  void theLibraryLivesWhereThereIsNoScale() {
    UsbBus bus = HidBus.open();
    for (int i = 0; i < 3; i++) {
      assertThat(bus.plugged()).doesNotContain(DYMO);
    }
    org.assertj.core.api.Assertions.assertThatThrownBy(() -> bus.open(DYMO))
        .isInstanceOf(IOException.class);
  }

  private static boolean weighs(Scale scale, String ounces) {
    return scale
        .state()
        .equals(
            new ScaleState.Weighs(
                new ScaleAnswer(new java.math.BigDecimal(ounces), MassUnit.OUNCE, true, NOW)));
  }

  private static Scale open(Bus bus, UsbScale which) {
    return new Scales(() -> bus, InstantSource.fixed(NOW)).open(which);
  }

  /// A bus with at most one scale on it, whose reports the test feeds.
  private static final class Bus implements UsbBus {

    private final AtomicInteger open = new AtomicInteger();
    private final AtomicInteger opened = new AtomicInteger();
    private final AtomicInteger looks = new AtomicInteger();
    private final BlockingQueue<byte[]> reports = new LinkedBlockingQueue<>();
    private volatile boolean plugged;

    void plug() {
      plugged = true;
    }

    void unplug() {
      plugged = false;
    }

    void report(String hex) {
      reports.add(HexFormat.of().parseHex(hex.replace(" ", "")));
    }

    @Override
    public List<UsbScale> plugged() {
      looks.incrementAndGet();
      return plugged ? List.of(DYMO) : List.of();
    }

    @Override
    public Cable open(UsbScale scale) {
      open.incrementAndGet();
      opened.incrementAndGet();
      return new Cable() {
        @Override
        public byte[] read(Duration atMost) throws IOException {
          byte[] report = next();
          if (!plugged) {
            throw new IOException("unplugged");
          }
          return report;
        }

        @Override
        public void close() {
          open.decrementAndGet();
        }
      };
    }

    private byte[] next() {
      try {
        byte[] report = reports.poll(20, TimeUnit.MILLISECONDS);
        return report == null ? new byte[0] : report;
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return new byte[0];
      }
    }
  }
}
