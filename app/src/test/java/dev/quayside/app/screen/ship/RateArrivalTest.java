package dev.quayside.app.screen.ship;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.action.Action;
import dev.quayside.app.action.Actions;
import dev.quayside.app.control.Ui;
import dev.quayside.app.i18n.Formats;
import dev.quayside.app.i18n.Language;
import dev.quayside.app.i18n.Texts;
import dev.quayside.app.screen.ship.rates.RateCell;
import dev.quayside.app.screen.ship.rates.RateRow;
import dev.quayside.app.screen.ship.rates.RatesView;
import dev.quayside.app.window.TestWindow;
import java.time.ZoneOffset;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Scene;
import javafx.scene.control.ListView;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.testfx.api.FxToolkit;

/// Only a person or a rule chooses a rate; until then it is the cheapest, in whatever order the
/// carriers answer.
class RateArrivalTest {

  @BeforeAll
  static void startToolkit() throws Exception {
    FxToolkit.registerPrimaryStage();
  }

  static LongStream many() {
    return LongStream.range(0, 200);
  }

  static LongStream some() {
    return LongStream.range(0, 60);
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("many")
  void theModelChoosesTheCheapestUntilSomebodyElseDoes(long seed) {
    var arrivals = new RateArrivals(seed);
    arrivals.play(arrivals.model()::choose, () -> check(arrivals, seed));
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("some")
  void theListShowsWhatTheModelHasChosenAndChoosesNothingByItself(long seed) throws Exception {
    TestWindow.onWindowThread(
        () -> {
          var arrivals = new RateArrivals(seed);
          var model = arrivals.model();
          var texts = new Texts(Language.ENGLISH);
          var actions = new Actions();
          for (var id : List.of("ship.accounts", "ship.locations")) {
            actions.add(new Action(id, "", null, new SimpleBooleanProperty(), () -> {}));
          }
          var ui = new Ui(texts, new Formats(texts, ZoneOffset.UTC), actions);
          var view =
              new RatesView(
                  model,
                  new SimpleBooleanProperty(),
                  new SimpleBooleanProperty(),
                  new SimpleBooleanProperty(true),
                  new SimpleStringProperty(""),
                  ui);
          var scene = new Scene(view, 400, 1000);
          var list = (ListView<?>) scene.lookup("#rates");
          arrivals.play(
              number -> click(list, number - 1),
              () -> {
                view.applyCss();
                view.layout();
                check(arrivals, seed);
                if (!model.stale().get()) {
                  assertThat(list.getSelectionModel().getSelectedItem())
                      .as("seed %d: what the list shows as chosen", seed)
                      .isEqualTo(model.selected().get());
                }
              });
        });
  }

  private static void click(ListView<?> list, int row) {
    var cell =
        list.lookupAll(".list-cell").stream()
            .map(RateCell.class::cast)
            .filter(one -> one.isVisible() && list.getItems().get(row).equals(one.getItem()))
            .findFirst()
            .orElseThrow();
    Stream.of(MouseEvent.MOUSE_PRESSED, MouseEvent.MOUSE_RELEASED, MouseEvent.MOUSE_CLICKED)
        .forEach(type -> Event.fireEvent(cell, primary(type)));
  }

  private static MouseEvent primary(EventType<MouseEvent> type) {
    boolean down = type == MouseEvent.MOUSE_PRESSED;
    return new MouseEvent(
        type,
        5,
        5,
        5,
        5,
        MouseButton.PRIMARY,
        1,
        false,
        false,
        false,
        false,
        down,
        false,
        false,
        false,
        false,
        true,
        null);
  }

  private static void check(RateArrivals arrivals, long seed) {
    @Nullable RateRow chosen = arrivals.model().selected().get();
    assertThat(chosen == null ? null : chosen.rate())
        .as("seed %d: the chosen rate", seed)
        .isEqualTo(arrivals.expected().orElse(null));
    assertThat(arrivals.model().rows())
        .as("seed %d: the rows", seed)
        .extracting(row -> row.rate().quote().amount().amount())
        .isSorted();
  }
}
