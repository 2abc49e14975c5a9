package dev.quayside.app.screen.orders;

import dev.quayside.app.cart.CartsModel;
import dev.quayside.app.notice.Notices;
import dev.quayside.app.problem.Failures;
import dev.quayside.app.screen.orders.change.ChangeModel;
import dev.quayside.app.screen.orders.departure.DepartureModel;
import dev.quayside.app.screen.orders.handling.HandlingModel;
import dev.quayside.app.screen.orders.mark.MarkModel;
import dev.quayside.app.screen.orders.mark.NoteModel;
import dev.quayside.app.screen.orders.pick.PickModel;
import dev.quayside.app.task.Background;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.binding.BooleanBinding;

/// The panels over the list that are about the chosen orders; one is open at a time.
public final class OrderPanels {

  private final HandlingModel handling;
  private final DepartureModel departure;
  private final PickModel picking;
  private final MarkModel marking;
  private final NoteModel noting;
  private final CartsModel carts;

  /// @param lines the list, with what is chosen in it
  /// @param toBuy what is picked
  /// @param handled told of orders that are not as they were
  OrderPanels(
      Background background,
      OrdersGateway gateway,
      Notices notices,
      OrderLines lines,
      OrdersToBuy toBuy,
      ChangeModel changes,
      Consumer<List<String>> handled) {
    handling =
        new HandlingModel(background, gateway.handling(), notices, lines::changeable, changes);
    departure =
        new DepartureModel(background, gateway.departures(), notices, lines::leavable, handled);
    picking =
        new PickModel(
            background,
            gateway.picking(),
            notices,
            () -> toBuy.shippable().stream().map(OrderRow::id).toList(),
            handled);
    marking = new MarkModel(background, gateway.marks(), notices, lines::chosen, changes);
    noting = new NoteModel(lines::chosen, changes);
    carts =
        new CartsModel(
            background,
            () -> gateway.picking()::underWay,
            failure -> notices.show(Failures.problem(failure)));
    lines.tab.subscribe(tab -> carts.show(tab == Tab.ON_LIST));
  }

  HandlingModel handling() {
    return handling;
  }

  DepartureModel departure() {
    return departure;
  }

  public PickModel picking() {
    return picking;
  }

  /// The lists that are picked and packed now.
  public CartsModel carts() {
    return carts;
  }

  MarkModel marking() {
    return marking;
  }

  NoteModel noting() {
    return noting;
  }

  /// Says how the chosen orders are shipped by us.
  void handle() {
    close();
    handling.begin();
  }

  /// Says how the chosen orders left another way.
  void depart() {
    close();
    departure.begin();
  }

  /// Puts the chosen orders on pick lists.
  void pick() {
    close();
    picking.begin();
  }

  /// Puts tags on the chosen orders.
  void tag() {
    close();
    marking.tag();
  }

  /// Gives the chosen orders to a person.
  ///
  /// @param me what the person at the window is called
  /// @param nobody what the choice of nobody is called
  void assign(String me, String nobody) {
    close();
    marking.assign(me, nobody);
  }

  /// Reads the notes of the chosen order, and adds one to all that are chosen.
  void note() {
    close();
    noting.begin();
  }

  void close() {
    handling.close();
    departure.close();
    picking.close();
    marking.close();
    noting.close();
  }

  /// Whether one has the room of the line below the list.
  BooleanBinding open() {
    return handling
        .open()
        .or(departure.open())
        .or(picking.open())
        .or(marking.open())
        .or(noting.open());
  }
}
