package dev.quayside.app.screen.settings.api;

import dev.quayside.app.api.ApiChoice;
import dev.quayside.app.api.ApiState;
import dev.quayside.app.api.LocalApi;
import dev.quayside.app.measure.Decimals;
import dev.quayside.app.problem.AppWords;
import dev.quayside.app.screen.settings.Asking;
import dev.quayside.app.task.Background;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.jspecify.annotations.Nullable;

/// Whether the API is served and where; a change takes effect when it is applied.
public final class ApiModel {

  private final LocalApi api;
  private final Asking asking;
  private final ReadOnlyObjectWrapper<ApiState> state =
      new ReadOnlyObjectWrapper<>(new ApiState.Off());
  private final BooleanProperty on = new SimpleBooleanProperty();
  private final StringProperty port = new SimpleStringProperty("");
  private final StringProperty sandboxPort = new SimpleStringProperty("");

  public ApiModel(Background background, LocalApi api) {
    this.api = api;
    asking = new Asking(background);
  }

  public ReadOnlyObjectProperty<ApiState> state() {
    return state.getReadOnlyProperty();
  }

  public BooleanProperty on() {
    return on;
  }

  public StringProperty port() {
    return port;
  }

  public StringProperty sandboxPort() {
    return sandboxPort;
  }

  public ReadOnlyBooleanProperty busy() {
    return asking.busy();
  }

  public ReadOnlyObjectProperty<@Nullable Problem> problem() {
    return asking.problem();
  }

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
    boolean wanted = on.get();
    var production = port.get();
    var sandbox = sandboxPort.get();
    asking.ask(
        () ->
            api.choose(
                new ApiChoice(wanted, number("port", production), number("sandboxPort", sandbox))),
        state::set);
  }

  private record Now(ApiChoice choice, ApiState state) {}

  private static int number(String field, String typed) {
    var number = Decimals.whole(typed);
    if (number != null && ApiChoice.isPort(number)) {
      return number;
    }
    throw ProblemException.invalid(ProblemCode.INVALID_REQUEST, field, AppWords.PORT_FREE);
  }
}
