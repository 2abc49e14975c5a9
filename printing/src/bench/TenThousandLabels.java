import dev.quayside.printing.SampleLabels;
import dev.quayside.printing.artwork.Artwork;
import dev.quayside.printing.label.LabelDocument;
import dev.quayside.printing.label.carrier.CarrierLabels;
import dev.quayside.printing.label.carrier.form.Party;
import dev.quayside.printing.label.carrier.form.ShippingLabel;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.measure.Size;
import dev.quayside.printing.printer.Language;
import dev.quayside.printing.printer.Printer;
import dev.quayside.printing.printer.Profile;
import dev.quayside.printing.printer.transport.PrintData;
import dev.quayside.printing.printer.transport.SendResult;
import dev.quayside.printing.printer.transport.Transport;
import dev.quayside.printing.queue.MemoryPrintJobStore;
import dev.quayside.printing.queue.PrintDocument;
import dev.quayside.printing.queue.PrintJobState;
import dev.quayside.printing.queue.PrintQueue;
import dev.quayside.printing.queue.PrintRequest;
import dev.quayside.printing.queue.PrinterHealth;
import dev.quayside.printing.queue.SchedulerAlarm;
import dev.quayside.printing.render.Renders;
import dev.quayside.printing.render.ZplGraphics;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/// What 10,000 labels leave in memory, drawn and sent through the queue 500 at a time, each with
/// another ideograph in its name; and the processor time of a label by format and resolution.
///
/// `java -Xmx512m -cp TEST_CLASS_PATH src/bench/TenThousandLabels.java [labels]` in `printing`.
public class TenThousandLabels {

  private static final int BATCH = 500;
  private static final Renders RENDERS = new Renders();
  private static final CarrierLabels LABELS = new CarrierLabels();
  private static final List<ShippingLabel> SAMPLES = SampleLabels.all().toList();

  public static void main(String[] arguments) throws Exception {
    int labels = arguments.length == 0 ? 10_000 : Integer.parseInt(arguments[0]);
    for (int done = 0; done < labels; done += BATCH) {
      batch(done);
      if (done % (BATCH * 4) == 0) {
        System.out.println((done + BATCH) + " labels: " + live() + " MB live");
      }
    }
    System.out.println(labels + " labels: " + live() + " MB live");
    for (Dpi dpi : new Dpi[] {Dpi.DPI_203, Dpi.DPI_300, Dpi.DPI_600}) {
      time(dpi);
    }
  }

  private static void batch(int from) throws Exception {
    var store = new MemoryPrintJobStore();
    var sent = new AtomicInteger();
    try (var alarm = new SchedulerAlarm(InstantSource.system())) {
      var ids = new AtomicInteger();
      var queue =
          new PrintQueue(
              store,
              name -> Optional.of(printer(sent)),
              (job, printer) ->
                  printer.render(document(Integer.parseInt(job.document().id())), RENDERS),
              PrinterHealth.NONE,
              InstantSource.system(),
              () -> "job-" + ids.incrementAndGet(),
              alarm,
              PrintQueue.workers(),
              job -> {});
      for (int i = 0; i < BATCH; i++) {
        queue.submit(
            new PrintRequest(
                "dock", PrintDocument.file(Integer.toString(from + i)), "label", null));
        if ((from + i) % 10 == 0) {
          RENDERS.pdf(document(from + i), Dpi.DPI_203);
        }
      }
      while (store.inState(PrintJobState.SENT).size() < BATCH) {
        Thread.sleep(20);
      }
      queue.stop(Duration.ofSeconds(5));
    }
  }

  private static Printer printer(AtomicInteger sent) {
    Transport nowhere =
        new Transport() {
          @Override
          public SendResult send(PrintData data) {
            sent.incrementAndGet();
            return new SendResult.Sent(false);
          }

          @Override
          public String address() {
            return "nowhere:";
          }
        };
    return new Printer("dock", nowhere, Language.ZPL, Profile.of(Dpi.DPI_203));
  }

  private static LabelDocument document(int number) {
    ShippingLabel sample = SAMPLES.get(number % SAMPLES.size());
    Party to = sample.to();
    Party named =
        new Party(
            "Ship " + Character.toString(0x4e00 + number),
            to.company(),
            to.street1(),
            to.street2(),
            to.city(),
            to.state(),
            to.zip(),
            to.country(),
            to.phone());
    return LABELS.document(SampleLabels.to(sample, named));
  }

  private static long live() throws InterruptedException {
    for (int i = 0; i < 3; i++) {
      System.gc();
      Thread.sleep(50);
    }
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed() >> 20;
  }

  private static void time(Dpi dpi) {
    LabelDocument ups = LABELS.document(SampleLabels.ups());
    byte[] carrier = RENDERS.pdf(LABELS.document(SampleLabels.fedex()), dpi);
    System.out.printf(
        "%s: native ZPL %s, raster %s, PNG %s, RLE %s, Z64 %s, PDF %s, carrier's PDF to ZPL %s"
            + " ms%n",
        dpi,
        median(() -> RENDERS.zplNative(ups, dpi)),
        median(() -> RENDERS.raster(ups, dpi)),
        median(() -> RENDERS.png(ups, dpi)),
        median(() -> RENDERS.zpl(ups, dpi, ZplGraphics.RLE)),
        median(() -> RENDERS.zpl(ups, dpi, ZplGraphics.Z64)),
        median(() -> RENDERS.pdf(ups, dpi)),
        median(
            () -> {
              var art = Artwork.of(carrier).document(0, dpi, Size.FOUR_BY_SIX);
              return RENDERS.zpl(art, dpi, ZplGraphics.RLE);
            }));
  }

  /// Wall time of the median of 60, after 60 to warm up: a carrier's PDF is read by other threads.
  private static String median(Supplier<Object> work) {
    List<Long> times = new ArrayList<>();
    for (int i = 0; i < 120; i++) {
      long before = System.nanoTime();
      var _ = work.get();
      if (i >= 60) {
        times.add(System.nanoTime() - before);
      }
    }
    times.sort(null);
    return "%.2f (least %.2f)".formatted(times.get(30) / 1e6, times.getFirst() / 1e6);
  }
}
