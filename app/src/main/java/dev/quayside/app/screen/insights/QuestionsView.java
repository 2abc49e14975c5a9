package dev.quayside.app.screen.insights;

import dev.quayside.app.control.Busy;
import dev.quayside.app.control.Choice;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.InlineProblem;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.Card;
import dev.quayside.app.control.layout.FieldRow;
import dev.quayside.engine.analytics.advice.Advice;
import dev.quayside.engine.analytics.advice.AskedParcel;
import dev.quayside.engine.analytics.advice.Prediction;
import dev.quayside.engine.analytics.advice.Priority;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Button;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// Two questions about a parcel before it is bought: when it will arrive, and which service to
/// take.
final class QuestionsView extends VBox {

  private final InsightsModel model;
  private final Ui ui;
  private final VBox answer = new VBox(8);

  QuestionsView(InsightsModel model, Ui ui) {
    super(12);
    this.model = model;
    this.ui = ui;
    getStyleClass().add("card");
    getChildren()
        .addAll(
            new Card(ui.text("insights.questions")).head(),
            places(),
            parcel(),
            buttons(),
            new InlineProblem(model.prediction().problem(), ui),
            new InlineProblem(model.advice().problem(), ui),
            answer);
    Follow.value(this, model.prediction().answer(), this::show);
    Follow.value(this, model.advice().answer(), this::show);
  }

  private FieldRow places() {
    return new FieldRow(
        List.of(
            Field.text("insights-from", ui.text("insights.from"), model.from, () -> {}),
            Field.text("insights-to", ui.text("insights.to"), model.to, () -> {})),
        50,
        50);
  }

  private FieldRow parcel() {
    var carrier = Choice.of(model.carriers, InsightsGateway.CarrierName::name, model.carrier);
    carrier.setItems(model.carriers);
    var priority =
        Choice.of(
            List.of(Priority.values()),
            each -> ui.text("insights.priority." + each.wire()),
            model.priority);
    return new FieldRow(
        List.of(
            new Field("insights-carrier", ui.text("insights.carrier"), carrier),
            Field.number("insights-ounces", ui.text("insights.ounces"), model.ounces, ui, () -> {}),
            new Field("insights-priority", ui.text("insights.priority"), priority)),
        34,
        19,
        47);
  }

  private FlowPane buttons() {
    var predict = new Button(ui.text("insights.predict"));
    predict.setId("insights-predict");
    predict.setOnAction(_ -> model.predict());
    var advise = new Button(ui.text("insights.advise"));
    advise.setId("insights-advise");
    advise.getStyleClass().add("accent");
    advise.setOnAction(_ -> model.advise());
    var incomplete =
        Bindings.createBooleanBinding(
            () -> model.from.get().isBlank() || model.to.get().isBlank(), model.from, model.to);
    predict.disableProperty().bind(incomplete.or(model.prediction().asking()));
    advise.disableProperty().bind(incomplete.or(model.advice().asking()));
    var busy = Busy.circle(ui.text("insights.asking"));
    busy.visibleProperty().bind(model.prediction().asking().or(model.advice().asking()));
    for (var button : List.of(advise, predict)) {
      button.setMinWidth(USE_PREF_SIZE);
    }
    return new FlowPane(8, 8, advise, predict, busy);
  }

  private void show(@Nullable Prediction prediction) {
    if (prediction == null) {
      return;
    }
    var grid = new GridPane(16, 4);
    int row = 0;
    for (var estimate : prediction.estimates()) {
      grid.addRow(
          row++,
          Words.whole(
              ui.text("insights.chance", ui.formats().percent(estimate.confidence())), "caption"),
          Words.whole(ui.formats().day(estimate.deliveryDate()), "strong"),
          Words.whole(ui.formats().transit(estimate.transitDays()), "muted"));
    }
    answer
        .getChildren()
        .setAll(
            Words.wrapped(
                ui.text(
                    "insights.prediction",
                    model.service(prediction.carrier(), prediction.service())),
                "strong"),
            grid,
            Words.wrapped(basis(prediction), "caption"),
            Words.wrapped(parcel(prediction.parcel()), "caption"));
    answer.setId("insights-prediction");
  }

  /// Names the assumed size: the question has none, and most services are priced by it.
  private String parcel(AskedParcel asked) {
    var weight = ui.formats().weight(asked.parcel().weight());
    var sides = asked.parcel().dimensions();
    return sides == null
        ? weight
        : ui.text(
            asked.basis() == AskedParcel.Basis.HISTORY
                ? "insights.parcel.history"
                : "insights.parcel.standard",
            weight,
            ui.formats().number(sides.length()),
            ui.formats().number(sides.width()),
            ui.formats().number(sides.height()));
  }

  private String basis(Prediction prediction) {
    return prediction.sampleSize() == 0
        ? ui.text("insights.basis.published")
        : ui.text("insights.basis.history", prediction.sampleSize());
  }

  private void show(@Nullable Advice advice) {
    if (advice == null) {
      return;
    }
    answer.setId("insights-advice");
    answer.getChildren().setAll(option(advice.recommended(), "strong"));
    advice.alternatives().stream()
        .limit(3)
        .forEach(each -> answer.getChildren().add(option(each, "plain")));
    answer.getChildren().add(Words.wrapped(parcel(advice.parcel()), "caption"));
  }

  private VBox option(Advice.Option option, String style) {
    var onTime = option.onTimeRate();
    var second =
        onTime == null
            ? ui.text("insights.option.published", ui.formats().transit(option.transitDays()))
            : ui.text(
                "insights.option.history",
                ui.formats().transit(option.transitDays()),
                ui.formats().percent(onTime));
    return new VBox(
        2,
        Words.wrapped(
            ui.text(
                "insights.option",
                model.service(option.carrier(), option.service()),
                ui.formats().money(option.cost())),
            style),
        Words.wrapped(second, "caption"));
  }
}
