package dev.quayside.app.screen.settings.shops;

import dev.quayside.app.screen.settings.Asking;
import dev.quayside.app.screen.settings.AskingModel;
import dev.quayside.app.screen.settings.Rows;
import dev.quayside.app.task.Background;
import dev.quayside.engine.account.carrieraccount.Connection;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.source.SourceDraft;
import dev.quayside.engine.source.SourceView;
import dev.quayside.engine.source.catalogue.SourceKinds;
import dev.quayside.engine.source.kind.SourceKind;
import dev.quayside.engine.source.kind.TableQuery;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// The shops of the workspace, the one that is open, and the form of a new or a changed one.
public final class ShopsModel extends AskingModel {

  private final ShopsGateway gateway;
  private final Runnable changed;
  private final Asking looking;

  /// The shops, oldest first.
  public final ObservableList<SourceView> shops = FXCollections.observableArrayList();

  /// What recent pulls of the open shop left out.
  public final ObservableList<LeftOut> leftOut = FXCollections.observableArrayList();

  private final ReadOnlyObjectWrapper<Instant> now = new ReadOnlyObjectWrapper<>(Instant.EPOCH);
  private final ReadOnlyObjectWrapper<@Nullable SourceView> opened = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<@Nullable ShopForm> form = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyBooleanWrapper testing = new ReadOnlyBooleanWrapper();
  private final ReadOnlyObjectWrapper<List<Violation>> wrong =
      new ReadOnlyObjectWrapper<>(List.of());

  /// Whether the user is being asked if the open shop is to be removed.
  public final BooleanProperty removing = new SimpleBooleanProperty();

  private final KeyTrial trial;
  private final TableChoice tables;
  private @Nullable Object looked;

  /// What of a shop says that its list of what was left out may be another one.
  private record Read(String shop, @Nullable String pull, boolean running, int orders) {}

  /// @param changed called when a shop was added or removed
  public ShopsModel(Background background, ShopsGateway gateway, Runnable changed) {
    super(background);
    this.gateway = gateway;
    this.changed = changed;
    looking = new Asking(background);
    trial = new KeyTrial(background, gateway);
    tables = new TableChoice(background, gateway);
    asking.busy().subscribe(busy -> testing.set(testing.get() && busy));
    asking.problem().subscribe(problem -> wrong.set(violations(problem)));
    form.subscribe(_ -> wrong.set(List.of()));
    opened.subscribe(this::tryIn);
  }

  /// The kinds of shop that can be added.
  public List<SourceKind> kinds() {
    return SourceKinds.ALL;
  }

  /// A key to try in the open shop.
  KeyTrial trial() {
    return trial;
  }

  /// The tables of the open shop's database.
  TableChoice tables() {
    return tables;
  }

  private void tryIn(@Nullable SourceView open) {
    var id = open == null ? "" : open.source().id();
    trial.of(id, open == null ? null : open.source().settings().tables());
    tables.of(id);
  }

  /// Whether a key can be tried in its tables.
  boolean canTry(SourceView shop) {
    return shop.source().settings().looksUp();
  }

  /// The time by which shops are pulled.
  ReadOnlyObjectProperty<Instant> now() {
    return now.getReadOnlyProperty();
  }

  /// The shop whose particulars are shown; null while none is open.
  public ReadOnlyObjectProperty<@Nullable SourceView> opened() {
    return opened.getReadOnlyProperty();
  }

  /// The form of a new shop, or of the open one; null while nothing is typed.
  ReadOnlyObjectProperty<@Nullable ShopForm> form() {
    return form.getReadOnlyProperty();
  }

  /// What is wrong with what was typed, since it was last stored.
  ReadOnlyObjectProperty<List<Violation>> wrong() {
    return wrong.getReadOnlyProperty();
  }

  private static List<Violation> violations(@Nullable Problem problem) {
    return problem instanceof Problem.Invalid invalid ? invalid.details() : List.of();
  }

  /// Whether a shop is shown its credentials right now.
  public ReadOnlyBooleanProperty testing() {
    return testing.getReadOnlyProperty();
  }

  @Override
  public void refresh() {
    asking.load(gateway::state, this::show);
  }

  /// Shows how pulls go on.
  @Override
  public void lookAgain() {
    asking.look(gateway::state, this::show);
  }

  private void show(ShopsGateway.State state) {
    now.set(state.now());
    Rows.show(shops, state.shops(), shop -> shop.source().id());
    var open = opened.get();
    if (open != null) {
      opened.set(find(open.source().id()).orElse(null));
    }
    readLeftOut();
  }

  private Optional<SourceView> find(String id) {
    return shops.stream().filter(shop -> shop.source().id().equals(id)).findFirst();
  }

  private void readLeftOut() {
    var open = opened.get();
    if (open == null) {
      leftOut.clear();
      looked = null;
      return;
    }
    var latest = open.latest();
    var id = open.source().id();
    var read =
        new Read(
            id, latest == null ? null : latest.id(), open.running(), open.open() + open.held());
    if (!read.equals(looked)) {
      looking.look(
          () -> gateway.leftOut(id),
          found -> {
            looked = read;
            leftOut.setAll(found);
          });
    }
  }

  /// Shows the form of a new shop.
  public void begin(SourceKind kind) {
    close();
    form.set(new ShopForm(kind));
  }

  /// Shows the particulars of a shop, or hides them when they are shown.
  public void toggle(String id) {
    var open = opened.get();
    close();
    if (open == null || !open.source().id().equals(id)) {
      opened.set(find(id).orElse(null));
    }
    readLeftOut();
  }

  private void close() {
    removing.set(false);
    form.set(null);
    leftOut.clear();
    looked = null;
    opened.set(null);
  }

  /// Shows the open shop in the form.
  public void edit() {
    withOpen(shop -> form.set(new ShopForm(shop)));
  }

  public void leaveForm() {
    form.set(null);
  }

  /// Sets a field of the form.
  public void enter(String field, String value) {
    Objects.requireNonNull(form.get()).value(field).set(value);
  }

  /// Stores what is typed and shows it to the shop.
  public void save() {
    var typed = form.get();
    if (typed == null || asking.busy().get()) {
      return;
    }
    testing.set(true);
    var draft = typed.draft(now.get());
    var id = typed.id();
    asking.ask(
        () -> id == null ? gateway.create(draft) : gateway.change(id, draft),
        stored -> {
          keep(stored);
          // kept from here on: a test that breaks off must not make a second shop
          form.set(null);
          opened.set(stored);
          test();
        });
  }

  /// Shows the credentials of the open shop to it. The form comes back when they will not do.
  public void test() {
    withOpen(
        shop -> {
          testing.set(true);
          ask(
              () -> gateway.test(shop.source().id()),
              tested -> {
                trial.forget();
                if (tested.source().connection() != Connection.CONNECTED) {
                  form.set(new ShopForm(tested));
                  wrong.set(TableQuery.atFault(tested.source().message()));
                }
              });
        });
  }

  /// Pulls now.
  ///
  /// @param full from the beginning
  public void pull(boolean full) {
    withOpen(
        shop ->
            asking.ask(
                () -> {
                  gateway.pull(shop.source().id(), full);
                  return gateway.state();
                },
                this::show));
  }

  /// Tells the open shop once more of parcels it refused.
  public void tellAgain() {
    withOpen(shop -> ask(() -> gateway.tellAgain(shop.source().id()), _ -> {}));
  }

  /// Pauses a shop or resumes it.
  public void turn(String id, boolean on) {
    ask(() -> gateway.change(id, SourceDraft.switched(on)), _ -> {});
  }

  public void remove() {
    removing.set(false);
    withOpen(
        shop ->
            asking.ask(
                () -> {
                  gateway.remove(shop.source().id(), shop.waiting() > 0);
                  return gateway.state();
                },
                state -> {
                  close();
                  show(state);
                  changed.run();
                }));
  }

  private void ask(Callable<SourceView> question, Consumer<SourceView> answered) {
    asking.ask(
        question,
        shop -> {
          keep(shop);
          answered.accept(shop);
        });
  }

  private void keep(SourceView shop) {
    var id = shop.source().id();
    find(id).ifPresentOrElse(old -> shops.set(shops.indexOf(old), shop), () -> shops.add(shop));
    var open = opened.get();
    if (open != null && open.source().id().equals(id)) {
      opened.set(shop);
    }
    changed.run();
  }

  private void withOpen(Consumer<SourceView> act) {
    var open = opened.get();
    if (open != null) {
      act.accept(open);
    }
  }
}
