package dev.quayside.app.screen.orders.mark;

import dev.quayside.engine.order.mark.Assignee;
import dev.quayside.engine.order.mark.OrderMarks;
import dev.quayside.engine.order.mark.OrderTag;
import dev.quayside.engine.order.mark.Tag;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// Narrows the list to the orders with a tag, and to those of a person, by the words of the API:
/// `tag` is a name, `assignedTo` an id, `me` or `none`.
public final class MarkChoice {

  /// The parameters of the API's list.
  public static final String TAG = "tag";

  public static final String PERSON = "assignedTo";

  /// Narrows nothing.
  public static final String ALL = "";

  public static final String ME = "me";
  public static final String NOBODY = "none";

  /// The tags that orders of the list have, by name.
  public final ObservableList<OrderTag> tags = FXCollections.observableArrayList();

  /// The people who have orders of the list, by name.
  public final ObservableList<Assignee> people = FXCollections.observableArrayList();

  public final ObjectProperty<String> tag = new SimpleObjectProperty<>(ALL);
  public final ObjectProperty<String> person = new SimpleObjectProperty<>(ALL);
  private String me = "";

  public boolean isNarrowed() {
    return !tag.get().equals(ALL) || !person.get().equals(ALL);
  }

  /// Shows all orders again.
  public void clear() {
    tag.set(ALL);
    person.set(ALL);
  }

  public boolean holds(OrderMarks marks) {
    return hasTag(marks) && hasPerson(marks);
  }

  private boolean hasTag(OrderMarks marks) {
    var wanted = Tag.key(tag.get());
    return wanted.isEmpty()
        || marks.tags().stream().anyMatch(each -> Tag.key(each.name()).equals(wanted));
  }

  private boolean hasPerson(OrderMarks marks) {
    var holder = marks.assignedTo();
    return switch (person.get()) {
      case ALL -> true;
      case NOBODY -> holder == null;
      case ME -> holder != null && holder.id().equals(me);
      default -> holder != null && holder.id().equals(person.get());
    };
  }

  /// Whether the list can be narrowed to a person, by the word for them.
  public boolean knows(String word) {
    return switch (word) {
      case NOBODY -> true;
      case ME -> hasReader();
      default -> people.stream().anyMatch(each -> each.id().equals(word));
    };
  }

  /// Whether a person is signed in, whose orders can be asked for.
  boolean hasReader() {
    return !me.isEmpty();
  }

  /// The name of a person by the word for them; empty for one who has no order of the list.
  String name(String word) {
    return people.stream()
        .filter(each -> each.id().equals(word))
        .findFirst()
        .map(Assignee::name)
        .orElse("");
  }

  /// Reads what there is to choose from.
  ///
  /// @param all what is on each order of the list
  /// @param reader id of the person at the window; empty when nobody had to sign in
  public void read(Stream<OrderMarks> all, String reader) {
    me = reader;
    var named = new TreeMap<String, OrderTag>();
    var holders = new TreeMap<String, Assignee>();
    all.forEach(
        marks -> {
          marks.tags().forEach(each -> named.put(Tag.key(each.name()), each));
          var holder = marks.assignedTo();
          if (holder != null) {
            holders.put(Tag.key(holder.name()) + holder.id(), holder);
          }
        });
    show(tags, new ArrayList<>(named.values()));
    show(people, new ArrayList<>(holders.values()));
  }

  private static <T> void show(ObservableList<T> list, List<T> now) {
    if (!list.equals(now)) {
      list.setAll(now);
    }
  }
}
