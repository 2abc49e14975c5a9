package dev.quayside.app.screen.orders.pick;

import dev.quayside.app.measure.TypedNumber;
import dev.quayside.app.notice.Notice;
import dev.quayside.app.notice.Notices;
import dev.quayside.app.problem.Failures;
import dev.quayside.app.screen.orders.panel.PanelModel;
import dev.quayside.app.task.Background;
import dev.quayside.engine.order.picklist.PickKind;
import dev.quayside.engine.order.picklist.PickLists;
import dev.quayside.engine.order.picklist.PickPlan;
import dev.quayside.engine.order.picklist.PickPreview;
import dev.quayside.engine.order.picklist.PickSort;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;

/// Puts the chosen orders on pick lists: what would become of them is shown first, and one key
/// makes and prints the lists.
public final class PickModel extends PanelModel {

  private static final int MOST_SLOTS = 1_000;

  private final Background background;
  private final PickGateway gateway;
  private final Notices notices;
  private final Supplier<List<String>> chosen;
  private final Consumer<List<String>> changed;
  public final ObjectProperty<PickKind> kind = new SimpleObjectProperty<>(PickKind.CART);
  public final ObjectProperty<PickSort> sort = new SimpleObjectProperty<>(PickSort.PLACE);

  /// Slots of a cart.
  public final TypedNumber slots = new TypedNumber();

  private final ReadOnlyObjectWrapper<@Nullable PickPreview> preview =
      new ReadOnlyObjectWrapper<>();
  private List<String> orderIds = List.of();
  private int asked;

  /// @param chosen ids of the orders to pick
  /// @param changed told of the orders that are on a list now, or no longer
  public PickModel(
      Background background,
      PickGateway gateway,
      Notices notices,
      Supplier<List<String>> chosen,
      Consumer<List<String>> changed) {
    this.background = background;
    this.gateway = gateway;
    this.notices = notices;
    this.chosen = chosen;
    this.changed = changed;
    slots.set("12");
    kind.addListener(_ -> ask());
    sort.addListener(_ -> ask());
    slots.addListener(_ -> ask());
  }

  /// What lists would be made; null until it is known.
  public ReadOnlyObjectProperty<@Nullable PickPreview> preview() {
    return preview.getReadOnlyProperty();
  }

  /// Whether lists can be made as it stands.
  boolean canMake() {
    var now = preview.get();
    return now != null && now.lists() > 0 && !busy().get();
  }

  /// Shows what would become of the chosen orders.
  public void begin() {
    orderIds = List.copyOf(chosen.get());
    show();
    ask();
  }

  @Override
  public void close() {
    super.close();
    preview.set(null);
  }

  private @Nullable PickPlan plan() {
    var number = slots.whole();
    boolean fits = number != null && number >= 1 && number <= MOST_SLOTS;
    if (kind.get() == PickKind.CART && !fits) {
      return null;
    }
    return PickPlan.of(
        kind.get(), kind.get() == PickKind.CART ? number : null, sort.get(), null, null);
  }

  private void ask() {
    int number = ++asked;
    preview.set(null);
    var plan = plan();
    if (!open().get() || plan == null) {
      return;
    }
    var ids = orderIds;
    background.run(
        () -> gateway.preview(ids, plan),
        found -> {
          if (number == asked && open().get()) {
            preview.set(found);
          }
        },
        failure -> failed(Failures.problem(failure)));
  }

  /// Makes the lists of the preview, and prints them where there is a printer.
  ///
  /// @param title of a list in the print queue, by its number
  public void make(Function<Integer, String> title, Locale language) {
    var plan = plan();
    if (plan == null || !canMake()) {
      return;
    }
    saving();
    var ids = orderIds;
    background.run(
        () -> gateway.make(ids, plan),
        made -> {
          done();
          made(made);
          print(made, title, language);
        },
        failure -> refused(Failures.problem(failure)));
  }

  private void made(PickLists.Made made) {
    close();
    var numbers =
        made.lists().stream()
            .map(view -> Integer.toString(view.list().number()))
            .collect(Collectors.joining(", "));
    notices.tell(
        Notice.done("orders.notice.picking", made.lists().size(), numbers, made.leftOut().size()));
    changed.accept(orderIds);
  }

  private void print(PickLists.Made made, Function<Integer, String> title, Locale language) {
    made.lists()
        .forEach(view -> print(view.list().id(), title.apply(view.list().number()), language));
  }

  /// Prints a list, where there is a printer.
  public void print(String id, String title, Locale language) {
    background.run(
        () -> {
          boolean has = gateway.hasPrinter();
          if (has) {
            gateway.print(id, title, language);
          }
          return has;
        },
        _ -> {},
        failure -> notices.show(Failures.problem(failure)));
  }

  /// Makes the orders of lists free for others.
  public void cancel(List<String> lists, List<String> orders) {
    background.run(
        () -> {
          lists.forEach(gateway::cancel);
          return lists.size();
        },
        count -> {
          notices.tell(Notice.done("orders.notice.unlisted", count));
          changed.accept(orders);
        },
        failure -> notices.show(Failures.problem(failure)));
  }
}
