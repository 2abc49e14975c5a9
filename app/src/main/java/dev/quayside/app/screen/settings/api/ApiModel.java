package dev.quayside.app.screen.settings.api;

import dev.quayside.app.api.ApiChoice;
import dev.quayside.app.api.ApiState;
import dev.quayside.app.api.LocalApi;
import dev.quayside.app.problem.AppWords;
import dev.quayside.app.screen.settings.AskingModel;
import dev.quayside.app.task.Background;
import dev.quayside.engine.base.number.NumberStyle;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.base.problem.Violations;
import java.util.List;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/// The settings of the served API; a change takes effect when it is applied.
public final class ApiModel extends AskingModel {

  /// The port number that stands for any free one; only this one may be entered twice.
  private static final int ANY = 0;

  private final LocalApi api;
  private final ReadOnlyObjectWrapper<ApiState> state =
      new ReadOnlyObjectWrapper<>(new ApiState.Off());
  public final BooleanProperty on = new SimpleBooleanProperty();
  public final StringProperty port = new SimpleStringProperty("");
  public final StringProperty sandboxPort = new SimpleStringProperty("");
  private final ReadOnlyObjectWrapper<List<Violation>> wrong =
      new ReadOnlyObjectWrapper<>(List.of());

  public ApiModel(Background background, LocalApi api) {
    super(background);
    this.api = api;
  }

  public ReadOnlyObjectProperty<ApiState> state() {
    return state.getReadOnlyProperty();
  }

  /// The violations of the ports, after an attempt to apply them.
  public ReadOnlyObjectProperty<List<Violation>> wrong() {
    return wrong.getReadOnlyProperty();
  }

  @Override
  public void refresh() {
    asking.ask(
        () -> new Now(api.choice(), api.state()),
        now -> {
          on.set(now.choice().on());
          port.set(Integer.toString(now.choice().port()));
          sandboxPort.set(Integer.toString(now.choice().sandboxPort()));
          state.set(now.state());
        });
  }

  public void apply() {
    var found = new Violations();
    int production = number("port", port, found);
    int sandbox = number("sandbox-port", sandboxPort, found);
    if (found.isEmpty() && production == sandbox && production != ANY) {
      found.add("sandbox-port", AppWords.PORTS_EQUAL);
    }
    wrong.set(found.list());
    if (found.isEmpty()) {
      var choice = new ApiChoice(on.get(), production, sandbox);
      asking.ask(() -> api.choose(choice), state::set);
    }
  }

  private record Now(ApiChoice choice, ApiState state) {}

  private static int number(String field, StringProperty typed, Violations found) {
    var port = NumberStyle.POINT.read(typed.get()).whole().filter(ApiChoice::isPort);
    if (port.isEmpty()) {
      found.add(field, AppWords.PORT_FREE);
    }
    return port.orElse(ANY);
  }
}
