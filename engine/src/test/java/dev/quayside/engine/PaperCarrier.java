package dev.quayside.engine;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.CarrierProfile;
import dev.quayside.engine.carrier.CarrierService;
import dev.quayside.engine.carrier.Closing;
import dev.quayside.engine.carrier.Pickups;
import dev.quayside.engine.carrier.option.CarrierOptions;
import dev.quayside.engine.carrier.purchase.Acceptance;
import dev.quayside.engine.carrier.purchase.CarrierDocument;
import dev.quayside.engine.carrier.purchase.CarrierDocumentKind;
import dev.quayside.engine.carrier.purchase.InDoubtException;
import dev.quayside.engine.carrier.purchase.IssuedLabel;
import dev.quayside.engine.carrier.purchase.LookupAnswer;
import dev.quayside.engine.carrier.purchase.PieceLabel;
import dev.quayside.engine.carrier.purchase.Tender;
import dev.quayside.engine.carrier.purchase.VoidAnswer;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.carrier.quote.Rating;
import dev.quayside.engine.carrier.tracking.Scan;
import dev.quayside.printing.message.Message;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.InstantSource;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/// A carrier that keeps its books on paper: a file that survives our crashes, and, like most real
/// carriers, it buys again when asked again.
///
/// It tells where it is through `steps`, so that a test can kill the process at that very moment.
public final class PaperCarrier implements Carrier {

  public static final String CODE = "paper";
  public static final String SERVICE = "paper_ground";
  public static final Money PRICE = Money.usd("7.61");

  /// How it behaves when asked to buy.
  public enum Mood {
    ANSWERS,
    REFUSES,
    BUYS_AND_IS_SILENT,
    IS_SILENT
  }

  private final Path book;
  private final Duration settlingTime;
  private final Consumer<String> steps;
  private volatile Mood mood = Mood.ANSWERS;
  private volatile boolean reachable = true;
  private volatile boolean forgetful;
  private volatile Supplier<VoidAnswer> voiding = () -> new VoidAnswer.Voided(Duration.ofDays(7));
  private volatile InstantSource clock = InstantSource.system();
  private final AtomicInteger lookups = new AtomicInteger();
  private final AtomicInteger voidsAsked = new AtomicInteger();
  private volatile List<CarrierDocument> documents = List.of();
  private volatile boolean numbered;
  private volatile int labelsLeftOut;
  private volatile List<Object> abilities = List.of();
  private volatile CountDownLatch answers = new CountDownLatch(0);
  private final Map<String, List<Scan>> reports = new ConcurrentHashMap<>();
  private final Map<String, Integer> asked = new ConcurrentHashMap<>();

  public PaperCarrier(Path book, Duration settlingTime, Consumer<String> steps) {
    this.book = book;
    this.settlingTime = settlingTime;
    this.steps = steps;
  }

  public void mood(Mood next) {
    mood = next;
  }

  /// Returns this file as the label of everything it sells from now on.
  public void draws(byte[] file) {
    documents = List.of(CarrierDocument.ready(CarrierDocumentKind.LABEL, file.clone()));
  }

  /// Returns a label in ZPL that bears its tracking number with everything it sells from now on.
  public void drawsNumbers() {
    numbered = true;
  }

  /// Leaves out that many labels of shipments of several boxes from now on.
  public void leavesOut(int labels) {
    labelsLeftOut = labels;
  }

  /// Sends these with everything it sells from now on.
  public void sends(List<CarrierDocument> files) {
    documents = List.copyOf(files);
  }

  /// Wants to be told at the day's end from now on.
  public void closes(Closing how) {
    abilities = List.of(how);
  }

  /// Sends drivers from now on.
  public void collects(Pickups how) {
    abilities = List.of(how);
  }

  @Override
  public <T> Optional<T> able(Class<T> capability) {
    return abilities.stream().filter(capability::isInstance).map(capability::cast).findFirst();
  }

  public void reachable(boolean yes) {
    reachable = yes;
  }

  /// How often it was asked about a parcel.
  public int asked(String trackingNumber) {
    return asked.getOrDefault(trackingNumber, 0);
  }

  /// What it says about a parcel from now on.
  public void report(String trackingNumber, List<Scan> scans) {
    reports.put(trackingNumber, List.copyOf(scans));
  }

  /// Tells nothing about any parcel until `answering` is down.
  public void silentUntil(CountDownLatch answering) {
    answers = answering;
  }

  /// Tracking numbers of everything ever bought.
  public List<String> bought() {
    return lines(book).stream().map(line -> line.split(" ")[1]).toList();
  }

  /// Tracking numbers of everything ever voided.
  public List<String> voided() {
    return lines(voidBook());
  }

  /// What it says to voids from now on.
  public void voiding(Supplier<VoidAnswer> answer) {
    voiding = answer;
  }

  /// Never knows what it did not sell, from now on.
  public void forgetful() {
    forgetful = true;
  }

  /// How often it was asked about purchases.
  public int lookups() {
    return lookups.get();
  }

  /// How often it was asked to void something.
  public int voidsAsked() {
    return voidsAsked.get();
  }

  void clock(InstantSource workspaces) {
    clock = workspaces;
  }

  @Override
  public CarrierProfile profile() {
    return new CarrierProfile(
        CODE,
        "Paper Carrier",
        List.of(
            new CarrierService(
                SERVICE,
                "Paper Ground",
                2,
                5,
                Weight.ofPounds(70),
                false,
                false,
                false,
                false,
                false)),
        false,
        Duration.ofHours(24),
        CarrierOptions.plain(CODE).pieces(50));
  }

  @Override
  public Rating rate(Consignment consignment, Set<String> services) {
    steps.accept("rating");
    var quote =
        new Quote(
            SERVICE,
            "Paper Ground",
            PRICE,
            List.of(new Quote.Charge("base", Message.said("Base"), PRICE)),
            "5",
            consignment.parcel().weight(),
            3,
            LocalDate.parse("2026-11-27"),
            false);
    return new Rating(List.of(quote), List.of());
  }

  @Override
  public boolean isAtHand() {
    steps.accept("at hand");
    return false;
  }

  @Override
  public Acceptance purchase(Tender tender) {
    steps.accept("asked");
    switch (mood) {
      case REFUSES -> throw ProblemException.refused(ProblemCode.INVALID_ADDRESS, "no such street");
      case IS_SILENT -> throw new InDoubtException(Message.said("no answer"));
      case ANSWERS, BUYS_AND_IS_SILENT -> sell(tender.reference());
    }
    steps.accept("bought");
    if (mood == Mood.BUYS_AND_IS_SILENT) {
      throw new InDoubtException(Message.said("no answer"));
    }
    return sold(tender).orElseThrow();
  }

  /// With a label for each box of several.
  private Optional<Acceptance> sold(Tender tender) {
    int boxes = tender.consignment().pieces().size();
    return sold(tender.reference())
        .map(
            whole ->
                whole.in(
                    IntStream.rangeClosed(1, Math.max(0, boxes - labelsLeftOut))
                        .mapToObj(number -> PieceLabel.of(whole.trackingNumber() + "-" + number))
                        .toList()));
  }

  @Override
  public LookupAnswer lookUp(Tender tender) {
    lookups.incrementAndGet();
    steps.accept("lookup");
    if (!reachable) {
      throw ProblemException.refused(ProblemCode.CARRIER_UNAVAILABLE, "closed");
    }
    var sold = sold(tender);
    if (sold.isPresent()) {
      return new LookupAnswer.Bought(sold.get());
    }
    if (forgetful) {
      return new LookupAnswer.CannotTell(null);
    }
    var certainFrom = tender.consignment().tenderAt().plus(settlingTime);
    return clock.instant().isBefore(certainFrom)
        ? new LookupAnswer.CannotTell(certainFrom)
        : new LookupAnswer.NotBought();
  }

  private Optional<Acceptance> sold(String reference) {
    return lines(book).stream()
        .filter(line -> line.startsWith(reference + " "))
        .findFirst()
        .map(
            line ->
                new Acceptance(
                        line.split(" ")[1],
                        Map.of(),
                        LocalDate.parse("2026-11-23"),
                        LocalDate.parse("2026-11-27"),
                        java.time.Instant.EPOCH)
                    .with(numbered ? List.of(numbered(line.split(" ")[1])) : documents));
  }

  private static CarrierDocument numbered(String trackingNumber) {
    var zpl = "^XA^FO50,50^A0N,30,30^FD" + trackingNumber + "^FS^XZ";
    return CarrierDocument.ready(
        CarrierDocumentKind.LABEL, zpl.getBytes(StandardCharsets.US_ASCII));
  }

  @Override
  public VoidAnswer voidLabel(IssuedLabel label) {
    var trackingNumber = label.trackingNumber();
    voidsAsked.incrementAndGet();
    steps.accept("void asked");
    var answer = voiding.get();
    if (answer instanceof VoidAnswer.Voided && !voided().contains(trackingNumber)) {
      write(voidBook(), trackingNumber);
    }
    steps.accept("voided");
    return answer;
  }

  @Override
  public List<Scan> track(String trackingNumber) {
    asked.merge(trackingNumber, 1, Integer::sum);
    if (!reachable) {
      throw ProblemException.refused(ProblemCode.CARRIER_UNAVAILABLE, "closed");
    }
    try {
      answers.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw ProblemException.refused(ProblemCode.CARRIER_UNAVAILABLE, "interrupted");
    }
    return reports.getOrDefault(trackingNumber, List.of());
  }

  /// Also desks of other processes buy.
  private synchronized void sell(String reference) {
    try (var lock =
            FileChannel.open(
                book.resolveSibling(book.getFileName() + ".lock"),
                StandardOpenOption.CREATE,
                StandardOpenOption.WRITE);
        var _ = lock.lock()) {
      write(book, reference + " P" + (lines(book).size() + 1));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static synchronized void write(Path book, String what) {
    var line = what + "\n";
    try (var out = FileChannel.open(book, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
      out.write(ByteBuffer.wrap(line.getBytes(StandardCharsets.US_ASCII)));
      out.force(true);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Path voidBook() {
    return book.resolveSibling(book.getFileName() + ".voids");
  }

  private static List<String> lines(Path book) {
    try {
      return Files.exists(book) ? Files.readAllLines(book) : List.of();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
