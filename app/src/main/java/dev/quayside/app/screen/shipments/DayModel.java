package dev.quayside.app.screen.shipments;

import dev.quayside.app.notice.Notice;
import dev.quayside.app.notice.Notices;
import dev.quayside.app.screen.settings.AskingModel;
import dev.quayside.app.screen.shipments.DayGateway.CarrierDay;
import dev.quayside.app.screen.shipments.DayGateway.Day;
import dev.quayside.app.screen.shipments.pickup.PickupModel;
import dev.quayside.app.task.Background;
import dev.quayside.engine.document.manifest.Manifest;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import org.jspecify.annotations.Nullable;

/// The end of the day: what each carrier is handed over, and the lists that were closed before.
public final class DayModel extends AskingModel {

  /// What is looked at.
  public sealed interface Shown {

    record Nothing() implements Shown {}

    /// A list that could be closed now.
    record Preview(CarrierDay carrier) implements Shown {}

    /// One that was.
    record Closed(Manifest manifest) implements Shown {}
  }

  /// Where a list went: to a printer, or, for want of one, to a file.
  private record Paper(@Nullable String printer, @Nullable Path file) {}

  private final DayGateway gateway;
  private final Notices notices;
  private final PickupModel pickups;
  private final BooleanProperty open = new SimpleBooleanProperty();
  private final ReadOnlyObjectWrapper<@Nullable Day> day = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<Shown> shown =
      new ReadOnlyObjectWrapper<>(new Shown.Nothing());

  /// @param pickups of the same workspace
  public DayModel(Background background, DayGateway gateway, PickupModel pickups, Notices notices) {
    super(background);
    this.gateway = gateway;
    this.pickups = pickups;
    this.notices = notices;
    open.subscribe(this::opened);
  }

  /// Whether the person is at it.
  public BooleanProperty open() {
    return open;
  }

  /// Asking the carriers to come.
  public PickupModel pickups() {
    return pickups;
  }

  /// Null until it is known.
  public ReadOnlyObjectProperty<@Nullable Day> day() {
    return day.getReadOnlyProperty();
  }

  public ReadOnlyObjectProperty<Shown> shown() {
    return shown.getReadOnlyProperty();
  }

  /// Whether the list looked at has something to hand over.
  public boolean canClose() {
    return open.get()
        && !busy().get()
        && shown.get() instanceof Shown.Preview(var carrier)
        && !carrier.found().lines().isEmpty();
  }

  /// Whether the list looked at can be put on paper.
  public boolean canPrint() {
    return open.get() && !busy().get() && shown.get() instanceof Shown.Closed;
  }

  public void show(Shown other) {
    shown.set(other);
  }

  @Override
  public void refresh() {
    asking.load(
        gateway::today,
        now -> {
          fill(now);
          shown.set(again(now));
        });
  }

  /// Labels were bought or voided meanwhile.
  void lookAgain() {
    if (open.get()) {
      refresh();
    }
  }

  /// Closes the list looked at, and prints it.
  public void close() {
    if (canClose() && shown.get() instanceof Shown.Preview(var carrier)) {
      close(List.of(carrier));
    }
  }

  /// Whether several carriers wait for their lists.
  public boolean canCloseAll() {
    return open.get() && !busy().get() && waiting().size() > 1;
  }

  /// Closes the lists of all carriers, one after the other, and prints each; one that fails is
  /// told, and those behind it stay open.
  public void closeAll() {
    if (canCloseAll()) {
      close(waiting());
    }
  }

  private List<CarrierDay> waiting() {
    var now = day.get();
    return now == null
        ? List.of()
        : now.carriers().stream().filter(each -> !each.found().lines().isEmpty()).toList();
  }

  private void close(List<CarrierDay> lists) {
    if (lists.isEmpty()) {
      return;
    }
    var carrier = lists.getFirst();
    asking.ask(
        () -> gateway.close(carrier.found()),
        closed -> {
          fill(closed.day());
          shown.set(new Shown.Closed(closed.manifest()));
          notices.tell(
              Notice.done(
                  "shipments.day.closed", carrier.name(), closed.manifest().lines().size()));
          asking.ask(
              () -> paper(closed.manifest()),
              paper -> {
                tell(paper);
                close(lists.subList(1, lists.size()));
              });
        });
  }

  /// Prints the closed list looked at, again or for the first time.
  public void print() {
    if (canPrint() && shown.get() instanceof Shown.Closed(var manifest)) {
      asking.ask(() -> paper(manifest), this::tell);
    }
  }

  /// Saves the closed list looked at as a PDF.
  public void save() {
    if (canPrint() && shown.get() instanceof Shown.Closed(var manifest)) {
      asking.ask(
          () -> gateway.save(manifest),
          file -> notices.tell(Notice.done("shipments.day.saved", file.toString())));
    }
  }

  /// The person has asked the carrier about the list looked at, which is in doubt.
  ///
  /// @param taken whether the carrier has it
  public void settle(boolean taken) {
    if (shown.get() instanceof Shown.Closed(var manifest) && manifest.isInDoubt()) {
      asking.ask(
          () -> gateway.settle(manifest, taken),
          now -> {
            fill(now);
            shown.set(
                now.earlier().stream()
                    .filter(each -> each.id().equals(manifest.id()))
                    .findFirst()
                    .<Shown>map(Shown.Closed::new)
                    .orElseGet(Shown.Nothing::new));
          });
    }
  }

  /// Saves one of the carrier's own papers of the list looked at.
  ///
  /// @param number from 1
  public void savePaper(int number) {
    if (shown.get() instanceof Shown.Closed(var manifest)) {
      asking.ask(
          () -> gateway.savePaper(manifest, number),
          file -> notices.tell(Notice.done("shipments.day.paper-saved", file.toString())));
    }
  }

  private Paper paper(Manifest manifest) {
    var printer = gateway.print(manifest).map(job -> job.printer());
    return printer.isPresent()
        ? new Paper(printer.get(), null)
        : new Paper(null, gateway.save(manifest));
  }

  private void tell(Paper paper) {
    notices.tell(
        paper.printer() == null
            ? Notice.attention("shipments.day.no-printer", String.valueOf(paper.file()))
            : Notice.done("shipments.day.printed", paper.printer()));
  }

  private void opened(boolean now) {
    if (now) {
      shown.set(new Shown.Nothing());
      refresh();
    } else {
      pickups.open().set(false);
    }
  }

  private void fill(Day now) {
    day.set(now);
  }

  /// What was looked at before, else the first there is.
  private Shown again(Day now) {
    if (shown.get() instanceof Shown.Closed) {
      return shown.get();
    }
    return before(now)
        .or(() -> now.carriers().stream().findFirst())
        .<Shown>map(Shown.Preview::new)
        .orElseGet(Shown.Nothing::new);
  }

  private Optional<CarrierDay> before(Day now) {
    return shown.get() instanceof Shown.Preview(var looked)
        ? now.carriers().stream()
            .filter(carrier -> carrier.found().carrier().equals(looked.found().carrier()))
            .filter(carrier -> carrier.found().shipDate().equals(looked.found().shipDate()))
            .findFirst()
        : Optional.empty();
  }
}
