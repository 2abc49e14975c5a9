package dev.quayside.app.screen.insights;

import dev.quayside.app.measure.TypedNumber;
import dev.quayside.app.notice.Notices;
import dev.quayside.app.problem.Failures;
import dev.quayside.app.screen.insights.InsightsGateway.CarrierName;
import dev.quayside.app.screen.insights.InsightsGateway.Overview;
import dev.quayside.app.task.Background;
import dev.quayside.app.task.Listening;
import dev.quayside.engine.analytics.advice.Advice;
import dev.quayside.engine.analytics.advice.Prediction;
import dev.quayside.engine.analytics.advice.Priority;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// The model of the Insights screen: a workspace's history, and two questions about the next
/// parcel.
public final class InsightsModel {

  /// How long changes are gathered: a busy workspace ships every few seconds, and charts that
  /// follow each label would flicker.
  private static final Duration SETTLING = Duration.ofSeconds(3);

  private final Background background;
  private final InsightsGateway gateway;
  private final Notices notices;
  public final ObjectProperty<Days> days = new SimpleObjectProperty<>(Days.MONTH);
  private final AnswerModel<Overview> overview;
  private final AnswerModel<Prediction> prediction;
  private final AnswerModel<Advice> advice;
  public final ObservableList<CarrierName> carriers = FXCollections.observableArrayList();
  public final ObjectProperty<CarrierName> carrier = new SimpleObjectProperty<>(CarrierName.NONE);

  /// Postal code of the sender.
  public final StringProperty from = new SimpleStringProperty("");

  /// Postal code of the recipient.
  public final StringProperty to = new SimpleStringProperty("");

  public final TypedNumber ounces = new TypedNumber();
  public final ObjectProperty<Priority> priority = new SimpleObjectProperty<>(Priority.BALANCED);
  private Background.Timer soon = () -> {};
  private final Listening listening;
  private boolean waiting;

  public InsightsModel(Background background, InsightsGateway gateway, Notices notices) {
    this.background = background;
    this.gateway = gateway;
    this.notices = notices;
    listening = new Listening(background);
    overview = new AnswerModel<>(background);
    prediction = new AnswerModel<>(background);
    advice = new AnswerModel<>(background);
    ounces.show(BigDecimal.valueOf(16));
    days.subscribe((_, _) -> look());
  }

  public AnswerModel<Overview> overview() {
    return overview;
  }

  public AnswerModel<Prediction> prediction() {
    return prediction;
  }

  public AnswerModel<Advice> advice() {
    return advice;
  }

  /// A carrier's name; its code until the names are known.
  public String name(String code) {
    return carriers.stream()
        .filter(each -> each.code().equals(code))
        .map(CarrierName::name)
        .findFirst()
        .orElse(code);
  }

  /// A service with its carrier: `USPS Ground Advantage`, `Veho Next Day`.
  public String service(String carrierCode, String serviceCode) {
    var carrierName = name(carrierCode);
    var service =
        carriers.stream()
            .filter(each -> each.code().equals(carrierCode))
            .flatMap(each -> Optional.ofNullable(each.services().get(serviceCode)).stream())
            .findFirst()
            .orElse(serviceCode);
    return service.startsWith(carrierName) ? service : carrierName + " " + service;
  }

  public void start() {
    background.run(gateway::carriers, this::know, this::fail);
    listening.begin(
        () -> gateway.listen(() -> background.onModelThread(this::changed)),
        this::changed,
        this::fail);
    look();
  }

  public void leave() {
    listening.end();
    soon.cancel();
  }

  /// Asks for the overview again.
  public void look() {
    soon.cancel();
    waiting = false;
    int count = days.get().count();
    overview.ask(() -> gateway.overview(count));
  }

  public void predict() {
    var chosen = carrier.get();
    if (chosen != CarrierName.NONE) {
      var origin = from.get().strip();
      var destination = to.get().strip();
      prediction.ask(() -> gateway.predict(chosen.code(), origin, destination));
    }
  }

  public void advise() {
    var weight = weight();
    if (weight.isEmpty()) {
      advice.refuse(
          ProblemException.invalid(
                  ProblemCode.INVALID_REQUEST,
                  "weightOz",
                  ounces.fault().orElseGet(FieldWords.MORE_THAN_ZERO::of))
              .problem());
      return;
    }
    var origin = from.get().strip();
    var destination = to.get().strip();
    var wish = priority.get();
    advice.ask(() -> gateway.advise(origin, destination, weight.get(), wish));
  }

  private Optional<Weight> weight() {
    return Optional.ofNullable(ounces.value())
        .filter(number -> number.signum() > 0)
        .map(Weight::new);
  }

  private void know(java.util.List<CarrierName> names) {
    carriers.setAll(names);
    if (carrier.get() == CarrierName.NONE && !names.isEmpty()) {
      carrier.set(names.getFirst());
    }
  }

  private void changed() {
    if (!listening.isOver() && !waiting) {
      waiting = true;
      soon = background.after(SETTLING, this::look);
    }
  }

  private void fail(Throwable failure) {
    notices.show(Failures.problem(failure));
  }
}
