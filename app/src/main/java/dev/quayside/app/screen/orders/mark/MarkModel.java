package dev.quayside.app.screen.orders.mark;

import dev.quayside.app.notice.Notices;
import dev.quayside.app.problem.Failures;
import dev.quayside.app.screen.orders.change.ChangeModel;
import dev.quayside.app.screen.orders.change.Chosen;
import dev.quayside.app.screen.orders.mark.MarkOption.Spread;
import dev.quayside.app.task.Background;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.order.bulk.BulkChange;
import dev.quayside.engine.order.mark.MarkChange;
import java.util.List;
import java.util.function.Supplier;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// Puts tags on the chosen orders and takes them off, or gives the orders to a person: typed words
/// narrow what there is, and what is taken is done at once.
public final class MarkModel {

  /// What is put on the orders.
  public enum What {
    TAGS,
    PERSON
  }

  private final Background background;
  private final MarkGateway gateway;
  private final Notices notices;
  private final Supplier<List<Chosen>> chosen;
  private final ChangeModel changes;
  private final ReadOnlyBooleanWrapper open = new ReadOnlyBooleanWrapper();
  private final ReadOnlyObjectWrapper<What> what = new ReadOnlyObjectWrapper<>(What.TAGS);

  /// The typed words.
  public final StringProperty query = new SimpleStringProperty("");

  /// What the words leave.
  public final ObservableList<MarkOption> options = FXCollections.observableArrayList();

  private final ReadOnlyIntegerWrapper at = new ReadOnlyIntegerWrapper(-1);

  /// Why the last change was refused.
  public final ObjectProperty<@Nullable Problem> problem = new SimpleObjectProperty<>();

  private MarkOffer offer = MarkOffer.NOTHING;
  private MarkOptions.Words words = new MarkOptions.Words("", "");

  /// @param chosen the chosen orders
  public MarkModel(
      Background background,
      MarkGateway gateway,
      Notices notices,
      Supplier<List<Chosen>> chosen,
      ChangeModel changes) {
    this.background = background;
    this.gateway = gateway;
    this.notices = notices;
    this.chosen = chosen;
    this.changes = changes;
    query.subscribe((_, _) -> narrow());
  }

  public ReadOnlyBooleanProperty open() {
    return open.getReadOnlyProperty();
  }

  public ReadOnlyObjectProperty<What> what() {
    return what.getReadOnlyProperty();
  }

  /// Index of the option that Enter takes; -1 for none.
  public ReadOnlyIntegerProperty at() {
    return at.getReadOnlyProperty();
  }

  /// Whether there is no person yet that an order could be assigned to.
  public boolean hasNobody() {
    return what.get() == What.PERSON && offer.people().isEmpty();
  }

  /// Offers the tags.
  public void tag() {
    begin(What.TAGS);
  }

  /// Offers the people.
  ///
  /// @param me what the person at the window is called
  /// @param nobody what the choice of nobody is called
  public void assign(String me, String nobody) {
    words = new MarkOptions.Words(me, nobody);
    begin(What.PERSON);
  }

  private void begin(What wanted) {
    background.run(
        gateway::offer,
        found -> {
          offer = found;
          problem.set(null);
          what.set(wanted);
          query.set("");
          narrow();
          open.set(true);
        },
        failure -> notices.show(Failures.problem(failure)));
  }

  public void close() {
    open.set(false);
  }

  /// The chosen orders.
  public List<Chosen> chosen() {
    return chosen.get();
  }

  /// Offers what fits the orders that are chosen now.
  public void refill() {
    if (open.get()) {
      int before = at.get();
      fill();
      at.set(Math.min(before, options.size() - 1));
    }
  }

  /// Goes to another option.
  public void move(int by) {
    if (!options.isEmpty()) {
      at.set(Math.floorMod(Math.max(at.get(), by > 0 ? -1 : 0) + by, options.size()));
    }
  }

  private void narrow() {
    fill();
    // without a word Enter must not put the first tag of all on the orders
    boolean isNone = options.isEmpty() || (what.get() == What.TAGS && query.get().isBlank());
    at.set(isNone ? -1 : 0);
  }

  private void fill() {
    var all = new MarkOptions(offer, chosen(), query.get());
    options.setAll(what.get() == What.TAGS ? all.tags() : all.people(words));
  }

  /// Takes the option that is marked; without one there is nothing more to do.
  public void take() {
    int place = at.get();
    if (place >= 0 && place < options.size()) {
      take(options.get(place));
    } else {
      close();
    }
  }

  /// Puts a tag on all chosen orders, or takes it off when all have it; gives them to a person.
  public void take(MarkOption option) {
    var orders = chosen();
    if (orders.isEmpty()) {
      return;
    }
    problem.set(null);
    boolean isTag = what.get() == What.TAGS;
    changes.make(
        orders, BulkChange.of(change(option)), isTag ? this::again : this::close, problem::set);
    if (isTag) {
      query.set("");
    }
  }

  private MarkChange change(MarkOption option) {
    return switch (option.kind()) {
      case ME, PERSON, NOBODY -> MarkChange.NONE.assigning(option.id());
      case TAG, NEW_TAG ->
          option.spread() == Spread.ALL
              ? new MarkChange(null, List.of(), List.of(option.name()), null, null)
              : MarkChange.adding(List.of(option.name()));
    };
  }

  /// A new name is a tag by now.
  private void again() {
    background.run(
        gateway::offer,
        found -> {
          offer = found;
          refill();
        },
        failure -> problem.set(Failures.problem(failure)));
  }
}
