package dev.quayside.app.screen.settings.audit;

import dev.quayside.app.notice.Notice;
import dev.quayside.app.notice.Notices;
import dev.quayside.app.screen.settings.AskingModel;
import dev.quayside.app.task.Background;
import dev.quayside.engine.analytics.history.PersonSum;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.transformation.FilteredList;

/// What people and programs did on the chosen days: sums by person, and the acts that match the
/// filters.
public final class AuditModel extends AskingModel {

  private final AuditGateway gateway;
  private final Notices notices;

  /// One line for each person and desk, most labels first.
  public final ObservableList<PersonSum> people = FXCollections.observableArrayList();

  private final ObservableList<Act> all = FXCollections.observableArrayList();
  private final FilteredList<Act> acts = new FilteredList<>(all);

  /// The actions there are, and empty for all of them.
  public final ObservableList<Optional<String>> kinds = FXCollections.observableArrayList();

  /// The people there are, and empty for everybody.
  public final ObservableList<Optional<PersonSum>> persons = FXCollections.observableArrayList();

  public final ObjectProperty<Span> span = new SimpleObjectProperty<>(Span.TODAY);
  public final ObjectProperty<Optional<String>> kind = new SimpleObjectProperty<>(Optional.empty());
  public final ObjectProperty<Optional<PersonSum>> person =
      new SimpleObjectProperty<>(Optional.empty());
  public final StringProperty query = new SimpleStringProperty("");
  private UnaryOperator<String> words = UnaryOperator.identity();

  public AuditModel(Background background, AuditGateway gateway, Notices notices) {
    super(background);
    this.gateway = gateway;
    this.notices = notices;
    span.subscribe((_, _) -> refresh());
    kind.subscribe((_, _) -> filter());
    person.subscribe((_, _) -> filter());
    query.subscribe((_, _) -> filter());
  }

  /// The acts that match the filters, the newest first.
  public ObservableList<Act> acts() {
    return acts;
  }

  /// The first day of a span, on this computer.
  LocalDate first(Span days) {
    return gateway.first(days);
  }

  /// @param shown the words an action is shown in, which the search looks through
  void wordsOf(UnaryOperator<String> shown) {
    words = shown;
  }

  @Override
  public void refresh() {
    var asked = span.get();
    asking.load(() -> gateway.days(asked), this::show);
  }

  /// Shows what was done meanwhile.
  @Override
  public void lookAgain() {
    var asked = span.get();
    asking.look(() -> gateway.days(asked), this::show);
  }

  private void show(AuditGateway.Days days) {
    if (!days.people().equals(people)) {
      people.setAll(days.people());
      var chosen = person.get().map(one -> String.valueOf(one.userId()));
      persons.setAll(
          Stream.concat(
                  Stream.of(Optional.<PersonSum>empty()),
                  eachOnce(days.people()).stream().map(Optional::of))
              .toList());
      person.set(
          persons.stream()
              .filter(one -> one.map(sum -> String.valueOf(sum.userId())).equals(chosen))
              .findFirst()
              .orElse(Optional.empty()));
    }
    if (!days.acts().equals(all)) {
      all.setAll(days.acts());
      var chosen = kind.get();
      kinds.setAll(
          Stream.concat(
                  Stream.of(Optional.<String>empty()),
                  all.stream()
                      .map(act -> act.entry().action())
                      .distinct()
                      .sorted()
                      .map(Optional::of))
              .toList());
      kind.set(kinds.contains(chosen) ? chosen : Optional.empty());
    }
  }

  /// A person who worked at several desks is one to choose.
  private static Collection<PersonSum> eachOnce(List<PersonSum> sums) {
    return sums.stream()
        .collect(
            Collectors.toMap(
                sum -> String.valueOf(sum.userId()),
                Function.identity(),
                (most, _) -> most,
                LinkedHashMap::new))
        .values();
  }

  private void filter() {
    var typed = query.get().strip().toLowerCase(Locale.ROOT);
    var action = kind.get();
    var who = person.get();
    acts.setPredicate(
        act ->
            action.map(act.entry().action()::equals).orElse(true)
                && who.map(one -> Objects.equals(one.userId(), act.entry().userId())).orElse(true)
                && Stream.of(typed.split("\\s+")).allMatch(text(act)::contains));
  }

  private String text(Act act) {
    var entry = act.entry();
    return Stream.of(
            words.apply(entry.action()),
            entry.action(),
            act.subject(),
            entry.subject(),
            entry.userName(),
            entry.station(),
            entry.keyId())
        .filter(Objects::nonNull)
        .collect(Collectors.joining(" "))
        .toLowerCase(Locale.ROOT);
  }

  /// Writes the acts that match the filters to a file.
  public void export(Path to) {
    var shown = List.copyOf(acts);
    asking.ask(
        () -> gateway.export(shown, to),
        file -> notices.tell(Notice.done("settings.audit.exported", shown.size(), file)));
  }
}
