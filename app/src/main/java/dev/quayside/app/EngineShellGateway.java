package dev.quayside.app;

import dev.quayside.app.engine.OpeningEngine;
import dev.quayside.app.sample.Sample;
import dev.quayside.app.screen.printers.PrintBoard;
import dev.quayside.app.shell.FirstSteps;
import dev.quayside.app.shell.Live;
import dev.quayside.app.shell.Printing;
import dev.quayside.app.shell.ShellGateway;
import dev.quayside.app.shell.palette.Found;
import dev.quayside.app.shell.window.WindowMemory;
import dev.quayside.app.task.OffWindowThread;
import dev.quayside.engine.account.carrieraccount.CarrierAccount;
import dev.quayside.engine.account.wallet.Wallet;
import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.platform.event.Change;
import dev.quayside.engine.platform.store.Upgrade;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;

/// The frame's access to the engine of this process.
public final class EngineShellGateway implements ShellGateway {

  private final PrintBoard board = new PrintBoard();
  private final OpeningEngine opening;
  private final Path dataDirectory;

  public EngineShellGateway(OpeningEngine opening, Path dataDirectory) {
    this.opening = opening;
    this.dataDirectory = dataDirectory;
  }

  @Override
  public void whenUpgrading(Consumer<Upgrade> told) {
    opening.whenUpgrading(told);
  }

  @Override
  public void whenWaiting(Consumer<Problem> told) {
    opening.whenWaiting(told);
  }

  @Override
  public void lookAtEverything() {
    opening.get().eventFeeds().live().tellEverything();
  }

  @Override
  public List<Workspace> workspaces() {
    return opening.get().accounts().workspaces().active();
  }

  /// Where carriers invoice what they sell, an empty wallet says nothing.
  @Override
  public List<Money> balances(Workspace workspace) {
    boolean practice = workspace.environment() == Environment.SANDBOX;
    return opening.get().accounts().wallets().all(workspace.ownCaller()).stream()
        .map(Wallet::available)
        .filter(money -> practice || !money.isZero())
        .toList();
  }

  @Override
  public Printing printing(Workspace workspace) {
    return board.of(opening.get(), workspace.ownCaller());
  }

  @Override
  public Runnable listen(Workspace workspace, Consumer<Set<Live>> changed) {
    var subscription =
        opening.get().eventFeeds().live().listen(workspace.id(), changes -> tell(changes, changed));
    return subscription::close;
  }

  private static void tell(List<Change> changes, Consumer<Set<Live>> changed) {
    var what = EnumSet.noneOf(Live.class);
    for (var change : changes) {
      switch (change.topic()) {
        case PRINT_JOB_CHANGED, PRINTER_CHANGED -> what.add(Live.PRINTING);
        case WALLET_MOVED -> what.add(Live.MONEY);
        case WORKSPACE_CHANGED -> what.add(Live.WORKSPACES);
        case LABEL_CREATED,
            LABEL_CANCELLED,
            SHIPMENT_CHANGED,
            TRACKING_MOVED,
            PRINTER_FOUND,
            PRINT_ROUTE_CHANGED,
            ORDER_CHANGED,
            ORDER_FILE_CHANGED,
            WATCHED_FOLDER_CHANGED,
            BATCH_CHANGED,
            SOURCE_CHANGED,
            USER_CHANGED,
            EVENT_KEPT -> {
          // the others are the screens' business
        }
      }
    }
    if (!what.isEmpty()) {
      changed.accept(what);
    }
  }

  @Override
  public List<Found> find(Workspace workspace, String words) {
    return opening.get().ordering().recordSearch().find(workspace.ownCaller(), words).stream()
        .map(Found::of)
        .toList();
  }

  @Override
  public FirstSteps firstSteps(Workspace workspace) {
    var engine = opening.get();
    boolean sender =
        engine
            .parcels()
            .locations()
            .standard(workspace.ownCaller())
            .filter(known -> !isSample(known.address()))
            .isPresent();
    boolean carrier =
        engine.accounts().carrierAccounts().list(workspace.ownCaller()).stream()
            .anyMatch(CarrierAccount::isOpen);
    return new FirstSteps(
        !engine.printService().printers().of(workspace.environment()).isEmpty(),
        sender,
        carrier,
        !engine.sources().list(workspace.ownCaller()).isEmpty());
  }

  /// Whether this is the sample sender, by name, street and ZIP code; its other lines may be stored
  /// differently.
  private static boolean isSample(Address address) {
    var sample = Sample.SENDER.value();
    return Objects.equals(address.street1(), sample.street1())
        && Objects.equals(address.zip(), sample.zip())
        && Objects.equals(address.name(), sample.name());
  }

  @Override
  public void remember(WindowMemory memory) {
    OffWindowThread.require();
    memory.save(dataDirectory);
  }
}
