package dev.quayside.app.screen.orders.departure;

import dev.quayside.app.notice.Notice;
import dev.quayside.app.notice.Notices;
import dev.quayside.app.problem.Failures;
import dev.quayside.app.screen.orders.panel.PanelModel;
import dev.quayside.app.task.Background;
import dev.quayside.engine.order.external.Departure;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.jspecify.annotations.Nullable;

/// How the chosen orders left another way: with whom, under which number, and who is told.
public final class DepartureModel extends PanelModel {

  private final Background background;
  private final DepartureGateway gateway;
  private final Notices notices;
  private final Supplier<List<String>> chosen;
  private final Consumer<List<String>> changed;

  /// With whom, as people call it; a carrier's name that is known is told from others.
  public final StringProperty carrier = new SimpleStringProperty("");

  /// The tracking number; of one order only.
  public final StringProperty number = new SimpleStringProperty("");

  public final BooleanProperty tellsShop = new SimpleBooleanProperty(true);
  public final BooleanProperty tellsBuyer = new SimpleBooleanProperty();

  /// @param chosen ids of the chosen orders that can leave
  /// @param changed told of the orders that are not as they were
  public DepartureModel(
      Background background,
      DepartureGateway gateway,
      Notices notices,
      Supplier<List<String>> chosen,
      Consumer<List<String>> changed) {
    this.background = background;
    this.gateway = gateway;
    this.notices = notices;
    this.chosen = chosen;
    this.changed = changed;
  }

  /// Asks anew.
  public void begin() {
    carrier.set("");
    number.set("");
    tellsShop.set(true);
    tellsBuyer.set(false);
    show();
  }

  /// Ids of the chosen orders that can leave.
  public List<String> chosen() {
    return chosen.get();
  }

  /// Says that the chosen orders have left.
  public void save() {
    var orderIds = chosen();
    if (busy().get() || orderIds.isEmpty()) {
      return;
    }
    saving();
    var how = departure(orderIds.size() == 1);
    background.run(
        () -> gateway.ship(orderIds, how),
        left -> left(orderIds, left),
        failure -> refused(Failures.problem(failure)));
  }

  /// Takes back what was shipped another way by mistake.
  public void takeBack(String orderId, String parcelId) {
    background.run(
        () -> {
          gateway.takeBack(orderId, parcelId);
          return orderId;
        },
        id -> changed.accept(List.of(id)),
        failure -> notices.show(Failures.problem(failure)));
  }

  private void left(List<String> orderIds, DepartureGateway.Left left) {
    done();
    changed.accept(orderIds);
    var why = left.refused();
    if (why == null) {
      close();
    } else {
      refused(why);
    }
    if (left.unwritten() != null) {
      notices.tell(Notice.attention("orders.notice.left-unwritten", left.done(), left.unwritten()));
    } else if (left.done() > 0) {
      notices.tell(Notice.done("orders.notice.left", left.done()));
    }
  }

  private Departure departure(boolean isOne) {
    return new Departure(
        null,
        given(carrier),
        isOne ? given(number) : null,
        null,
        null,
        null,
        false,
        tellsShop.get(),
        tellsBuyer.get());
  }

  private static @Nullable String given(StringProperty field) {
    var text = field.get().strip();
    return text.isEmpty() ? null : text;
  }
}
