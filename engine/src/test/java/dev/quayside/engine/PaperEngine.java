package dev.quayside.engine;

import dev.quayside.engine.account.workspace.Clocks;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.CarrierNetwork;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.parcel.piece.PieceDraft;
import dev.quayside.engine.platform.lease.Leases;
import dev.quayside.engine.platform.store.postgres.PostgresAddress;
import dev.quayside.engine.platform.store.postgres.PostgresServer;
import dev.quayside.engine.shipping.purchase.LabelRequest;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/// An engine on a data directory of its own, with the paper carrier as its one carrier.
public final class PaperEngine implements AutoCloseable {

  private final Engine engine;
  private final PaperCarrier carrier;

  private PaperEngine(Engine engine, PaperCarrier carrier) {
    this.engine = engine;
    this.carrier = carrier;
  }

  public static PaperEngine open(Path directory) {
    return open(directory, Duration.ZERO, _ -> {});
  }

  /// @param clock what time it is, before it is moved
  public static PaperEngine open(Path directory, InstantSource clock) {
    return open(
        directory, clock, Duration.ZERO, Duration.ofSeconds(8), Duration.ofSeconds(20), _ -> {});
  }

  public static PaperEngine open(Path directory, Duration settlingTime, Consumer<String> steps) {
    return open(directory, settlingTime, Duration.ofSeconds(8), steps);
  }

  /// @param deadline how long the carrier may take to tell
  public static PaperEngine open(
      Path directory, Duration settlingTime, Duration deadline, Consumer<String> steps) {
    return open(directory, settlingTime, deadline, Duration.ofSeconds(20), steps);
  }

  /// @param deadline how long the carrier may take to tell
  /// @param purchaseDeadline how long it may take to sell
  public static PaperEngine open(
      Path directory,
      Duration settlingTime,
      Duration deadline,
      Duration purchaseDeadline,
      Consumer<String> steps) {
    return open(directory, InstantSource.system(), settlingTime, deadline, purchaseDeadline, steps);
  }

  private static PaperEngine open(
      Path directory,
      InstantSource clock,
      Duration settlingTime,
      Duration deadline,
      Duration purchaseDeadline,
      Consumer<String> steps) {
    var carrier = new PaperCarrier(directory.resolve("carrier.book"), settlingTime, steps);
    var options =
        new EngineOptions(
                directory.resolve("data"),
                clock,
                RandomGenerator.getDefault(),
                deadline,
                Duration.ofHours(1))
            .withPurchaseDeadline(purchaseDeadline);
    return open(PostgresServer.maybe(options), carrier);
  }

  /// One of several engines on the database of `directory`, with the carrier they all buy from.
  ///
  /// @param name of the engine, and of its own folder
  /// @param choresEvery how often it looks for what others left
  /// @param leases how long the others take it for alive when it says nothing
  /// @param purchaseDeadline how long the carrier may take to sell
  public static PaperEngine beside(
      Path directory,
      String name,
      PaperCarrier carrier,
      Duration choresEvery,
      Duration leases,
      Duration purchaseDeadline) {
    var options = besides(directory, name, choresEvery, leases, purchaseDeadline);
    return open(PostgresServer.maybe(options), carrier);
  }

  /// One of several engines on the PostgreSQL that belongs to `directory`.
  static PaperEngine onPostgres(
      Path directory, String name, PaperCarrier carrier, Duration choresEvery) {
    var options = besides(directory, name, choresEvery, Leases.LIFETIME, Duration.ofSeconds(20));
    return open(PostgresServer.on(options), carrier);
  }

  /// One of several engines on a PostgreSQL, as it is reached from here.
  ///
  /// @param name of its folder and of its station
  public static PaperEngine on(
      PostgresAddress address,
      Path directory,
      String name,
      PaperCarrier carrier,
      Duration choresEvery,
      Duration leases) {
    var options = besides(directory, name, choresEvery, leases, Duration.ofSeconds(20));
    return open(options.onDatabase(PostgresServer.shared(address)).atStation(name), carrier);
  }

  private static PaperEngine open(EngineOptions options, PaperCarrier carrier) {
    return new PaperEngine(
        Engine.open(options, (_, clocks, _, _, _, _) -> List.of(new Paper(carrier, clocks))),
        carrier);
  }

  private static EngineOptions besides(
      Path directory,
      String name,
      Duration choresEvery,
      Duration leases,
      Duration purchaseDeadline) {
    return new EngineOptions(
            directory.resolve("data"),
            InstantSource.system(),
            RandomGenerator.getDefault(),
            Duration.ofSeconds(8),
            choresEvery)
        .withOwnFolder(directory.resolve(name))
        .withLeases(leases)
        .withPurchaseDeadline(purchaseDeadline);
  }

  public Engine engine() {
    return engine;
  }

  public PaperCarrier carrier() {
    return carrier;
  }

  public Caller caller() {
    return engine.accounts().workspaces().bySlug("demo").orElseThrow().ownCaller();
  }

  public static LabelRequest order() {
    return order(address("Ann Sender", "94105", "CA"), address("Bob Buyer", "10001", "NY"));
  }

  /// Without a reference: by one, a purchase in doubt at another engine would be found by accident.
  public static LabelRequest orderWithoutReference() {
    return order(address("Ann Sender", "94105", "CA"), address("Bob Buyer", "10001", "NY"), null);
  }

  public static LabelRequest order(AddressDraft from, AddressDraft to) {
    return order(from, to, "order-1");
  }

  /// With the sender's own number for the parcel.
  public static LabelRequest order(String reference) {
    return order(
        address("Ann Sender", "94105", "CA"), address("Bob Buyer", "10001", "NY"), reference);
  }

  private static LabelRequest order(
      AddressDraft from, AddressDraft to, @Nullable String reference) {
    return new LabelRequest(
        null,
        PaperCarrier.CODE,
        PaperCarrier.SERVICE,
        from,
        to,
        parcel(),
        false,
        null,
        reference,
        LabelFormat.PDF);
  }

  /// A shipment of three boxes.
  public static LabelRequest threeBoxes() {
    return order().in(Collections.nCopies(3, new PieceDraft(parcel(), null)));
  }

  public static ParcelDraft parcel() {
    return new ParcelDraft(
        new BigDecimal("16"), null, null, null, false, Signature.NONE, null, null);
  }

  public static AddressDraft address(String name, String zip, String state) {
    return new AddressDraft(
        name, null, "1 Main St", null, "Anywhere", state, zip, "US", null, null);
  }

  /// Moves the workspace's clock and settles what is due by then.
  public void later(Duration by) {
    engine.accounts().clocks().advance(caller().workspace(), by);
    engine.shipping().reconciler().run(caller());
  }

  @Override
  public void close() {
    engine.close();
  }

  private record Paper(PaperCarrier carrier, Clocks clocks) implements CarrierNetwork {
    @Override
    public Environment environment() {
      return Environment.SANDBOX;
    }

    @Override
    public List<Carrier> carriers(WorkspaceId workspace) {
      carrier.clock(clocks.of(workspace));
      return List.of(carrier);
    }
  }
}
