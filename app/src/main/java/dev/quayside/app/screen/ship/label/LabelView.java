package dev.quayside.app.screen.ship.label;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.Busy;
import dev.quayside.app.control.ConfirmStrip;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Gap;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.ScrollArea;
import dev.quayside.app.email.LabelEmailView;
import dev.quayside.app.i18n.Units;
import dev.quayside.app.screen.ship.label.LabelModel.Stage;
import dev.quayside.app.screen.ship.rates.OfferView;
import dev.quayside.app.screen.ship.rates.RateRow;
import dev.quayside.app.task.Soon;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import java.io.ByteArrayInputStream;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.DoubleBinding;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressIndicator;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The right side of the screen: the offer and its Buy button, later the label and the buttons for
/// it.
public final class LabelView extends VBox {

  /// Width in pixels that the text beside the label's image needs at most. Width in pixels from
  /// which buttons side by side grow alike.
  private static final double EQUAL = 100;

  private static final double WORDS = 400;

  private final LabelModel model;
  private final Ui ui;
  private final ObservableValue<BuyButton> toBuy;
  private final ObservableValue<? extends Number> rest;
  private final OfferView offer;
  private final ImageView art = new ImageView();
  private final LabelPaper paper = new LabelPaper(art);
  private final Label state = Words.whole("", "pill");
  private final VBox body = new VBox(8);
  private final VBox foot = new VBox(8);
  private final HBox title;
  private @Nullable Choices offered;

  /// The state on which the choice of buttons depends.
  private record Choices(Stage stage, boolean voidAsked, boolean emailAsked) {}

  /// @param toBuy the state of the buy button
  /// @param rest how many pieces of the order are left to ship after the bought label
  /// @param rule the name of the rule that chose the rate; null when none did
  /// @param units in which the sender weighs
  public LabelView(
      LabelModel model,
      ObservableValue<@Nullable RateRow> chosen,
      ObservableValue<BuyButton> toBuy,
      ObservableValue<? extends Number> rest,
      Supplier<@Nullable String> rule,
      ObservableValue<Units> units,
      Ui ui) {
    super(8);
    this.model = model;
    this.toBuy = toBuy;
    this.rest = rest;
    this.ui = ui;
    offer = new OfferView(chosen, rule, units, ui);
    getStyleClass().addAll("card", "label-side");
    art.setPreserveRatio(true);
    art.setSmooth(true);
    art.setAccessibleText(ui.text("ship.label.picture"));
    VBox.setVgrow(body, Priority.ALWAYS);
    title = new HBox(8, Words.whole(ui.text("ship.label"), "heading"), Gap.wide(), state);
    title.setAlignment(Pos.CENTER_LEFT);
    title.getStyleClass().add("card-head");
    body.setMinWidth(0);
    Follow.value(this, model.stage(), _ -> show());
    Follow.value(this, model.shipment(), _ -> show());
    Follow.value(this, model.art(), this::showArt);
    Follow.value(this, model.artFault(), why -> paper.say(why == null ? "" : ui.texts().of(why)));
    Follow.value(this, model.print(), _ -> showFacts());
    Follow.value(this, model.quotedOtherwise(), _ -> showFacts());
    Follow.value(this, model.voidLeft(), _ -> showFacts());
    Follow.value(this, model.voidAsked(), _ -> showFacts());
    Follow.value(this, model.emailAsked(), _ -> showFacts());
    Follow.change(this, model.duplicate(), _ -> show());
  }

  /// Hides or shows the offer; the buy button stays.
  public void foldOffer(boolean folded) {
    for (var part : List.of(title, offer)) {
      part.setVisible(!folded);
      part.setManaged(!folded);
    }
  }

  private void show() {
    var stage = model.stage().get();
    state.setVisible(stage != Stage.NONE && stage != Stage.BUYING);
    state.setText(ui.text("ship.stage." + stage.name().toLowerCase(java.util.Locale.ROOT)));
    state.getStyleClass().setAll("label", "pill", style(stage));
    offered = null;
    arrange();
    switch (stage) {
      case NONE, BUYING -> {
        VBox.setVgrow(offer, Priority.ALWAYS);
        body.getChildren().setAll(offer);
        foot.getChildren()
            .setAll(
                model.duplicate().get() == null
                    ? buyButton(stage == Stage.BUYING)
                    : duplicateQuestion());
      }
      case IN_DOUBT -> {
        body.getChildren().setAll(doubt());
        foot.getChildren().setAll(facts());
      }
      case BOUGHT, VOIDING, VOIDED -> {
        showFacts();
      }
    }
  }

  /// Arranges the parts: in a column of its own before the purchase; afterwards the label fills the
  /// screen.
  private void arrange() {
    switch (model.stage().get()) {
      case NONE, BUYING, IN_DOUBT -> getChildren().setAll(title, body, foot);
      case BOUGHT, VOIDING, VOIDED -> {
        var told = new ScrollArea(body);
        told.setFocusTraversable(false);
        told.prefHeightProperty().bind(bodyHeight());
        foot.setMinHeight(USE_PREF_SIZE);
        var words = new VBox(16, told, foot);
        words.setAlignment(Pos.CENTER);
        words.setMinHeight(0);
        words.setMinWidth(0);
        words.setPrefWidth(WORDS);
        words.setMaxWidth(WORDS);
        HBox.setHgrow(words, Priority.ALWAYS);
        var both = new HBox(24, paper, words);
        both.setAlignment(Pos.CENTER);
        both.setMinHeight(0);
        VBox.setVgrow(both, Priority.ALWAYS);
        getChildren().setAll(title, both);
      }
    }
  }

  /// The height of the text when broken at its present width.
  private DoubleBinding bodyHeight() {
    return Bindings.createDoubleBinding(
        () -> body.prefHeight(body.getWidth()), body.widthProperty(), body.getChildren());
  }

  private static String style(Stage stage) {
    return switch (stage) {
      case BOUGHT -> "good";
      case IN_DOUBT, VOIDING -> "waiting";
      case VOIDED -> "bad";
      case NONE, BUYING -> "quiet";
    };
  }

  /// The buy button, which also shows that a purchase is under way: a button that looks dead is
  /// pressed twice.
  private Node buyButton(boolean buying) {
    if (!buying) {
      var buy =
          new ActionButton(ui.actions().require("ship.buy"), Feather.PRINTER, "accent", "buy");
      buy.setGraphic(null);
      buy.setMinWidth(0);
      buy.setMaxWidth(Double.MAX_VALUE);
      buy.textProperty().bind(toBuy.map(BuyButton::words));
      buy.disableProperty().bind(toBuy.map(BuyButton::empty));
      var key = Words.of(ui.actions().require("ship.buy").keys(), "caption");
      var both = new VBox(4, buy, key);
      both.setAlignment(Pos.CENTER);
      return both;
    }
    var busy = Busy.circle(ui.text("ship.buying"));
    var locked = new Button(ui.text("ship.buying"), busy);
    locked.setId("ship-buying");
    locked.getStyleClass().addAll("accent", "buy");
    locked.setMaxWidth(Double.MAX_VALUE);
    locked.setDisable(true);
    return locked;
  }

  private Node doubt() {
    var busy = new ProgressIndicator();
    var box = new VBox(16, busy, Words.wrapped(ui.text("ship.doubt"), "placeholder-text"));
    box.getStyleClass().addAll("placeholder", "paper");
    box.setAlignment(Pos.CENTER);
    VBox.setVgrow(box, Priority.ALWAYS);
    return box;
  }

  private void showArt(byte @Nullable [] png) {
    art.setImage(png == null ? null : new Image(new ByteArrayInputStream(png)));
  }

  /// Shows the buttons. They are reused while the text above them changes, since replacing one
  /// would lose a click under way.
  private void showChoices(Choices wanted) {
    if (!wanted.equals(offered)) {
      offered = wanted;
      foot.getChildren().setAll(choices());
    }
  }

  private void showFacts() {
    switch (model.stage().get()) {
      case BOUGHT, VOIDING, VOIDED -> {
        body.getChildren().setAll(facts());
        showChoices(
            new Choices(model.stage().get(), model.voidAsked().get(), model.emailAsked().get()));
      }
      case NONE, BUYING, IN_DOUBT -> {}
    }
  }

  private Node facts() {
    var shipment = model.shipment().get();
    if (shipment == null) {
      return new VBox();
    }
    var facts = new VBox(8, new BoughtSummary(shipment, model.quotedOtherwise().get(), ui));
    facts.getChildren().add(new BoughtBoxes(shipment, ui));
    facts.getChildren().addAll(moneyFacts());
    var print = model.print().get();
    if (print != null && model.stage().get() != Stage.VOIDED) {
      facts.getChildren().add(PrintLine.of(print, ui));
    }
    return facts;
  }

  private List<Node> moneyFacts() {
    var shipment = Objects.requireNonNull(model.shipment().get());
    var refund = shipment.refund();
    if (refund != null) {
      var words =
          ui.text(
              "ship.refund." + refund.status().wire().replace('_', '-'),
              ui.formats().money(refund.amount()),
              refund.dueAt() == null ? "" : ui.formats().dayOf(refund.dueAt()));
      return List.of(fact(Feather.ROTATE_CCW, words));
    }
    var left = model.voidLeft().get();
    if (left != null && !model.mayVoid()) {
      return List.of(fact(Feather.LOCK, ui.text("ship.void.limit")));
    }
    if (left != null) {
      return List.of(
          fact(
              Feather.CLOCK,
              ui.text(
                  "ship.void-left",
                  ui.formats().dayOf(Objects.requireNonNull(shipment.voidableUntil())),
                  ui.formats().remaining(left))));
    }
    boolean late = shipment.status() == ShipmentStatus.CREATED;
    return model.stage().get() == Stage.BOUGHT
        ? List.of(fact(Feather.CLOCK, ui.text(late ? "ship.void-late" : "ship.void-scanned")))
        : List.of();
  }

  private static Node fact(Feather icon, String words) {
    var line = Words.wrapped(words, "fact");
    line.setGraphic(new FontIcon(icon));
    return line;
  }

  private Node buttons() {
    var reprint = new ActionButton(ui.actions().require("ship.reprint"), Feather.PRINTER);
    var cancel =
        new ActionButton(ui.actions().require("ship.void"), Feather.X_CIRCLE, "danger", "outlined");
    reprint.textProperty().bind(Bindings.createStringBinding(this::printWords, model.print()));
    for (var button : List.of(reprint, cancel)) {
      button.setGraphic(null);
      button.setMinWidth(0);
      button.setPrefWidth(EQUAL);
      button.setMaxWidth(Double.MAX_VALUE);
      HBox.setHgrow(button, Priority.ALWAYS);
    }
    return model.mayVoid() ? new HBox(8, reprint, cancel) : new HBox(8, reprint);
  }

  /// The words of the print button: a label that never went to a printer is not reprinted.
  private String printWords() {
    var print = model.print().get();
    var shipment = model.shipment().get();
    boolean again = print != null && print.came();
    int boxes = shipment == null ? 0 : BoughtBoxes.labels(shipment);
    return boxes == 0
        ? ui.text(again ? "ship.reprint" : "ship.print")
        : ui.text(again ? "ship.boxes.reprint" : "ship.boxes.print", boxes);
  }

  private Node more(String... actions) {
    var row = new FlowPane(8, 0);
    Stream.of(actions)
        .map(ui.actions()::require)
        .forEach(
            action -> {
              var button = new ActionButton(action, Feather.ARROW_RIGHT, "link");
              button.setGraphic(null);
              row.getChildren().add(button);
            });
    row.setAlignment(Pos.CENTER);
    return row;
  }

  private List<Node> choices() {
    if (model.voidAsked().get()) {
      return List.of(voidQuestion());
    }
    if (model.emailAsked().get()) {
      var email = new LabelEmailView(model.email(), ui);
      Soon.run(email::focus);
      return List.of(email);
    }
    return model.stage().get() == Stage.VOIDED
        ? List.of(more("ship.again"), nextButton())
        : List.of(
            buttons(),
            more("ship.track", "ship.return", "ship.again", "ship.email", "ship.pdf"),
            nextButton());
  }

  /// Voiding any label of a shipment voids all.
  private String voidWords() {
    var shipment = model.shipment().get();
    int of = shipment == null ? 0 : shipment.consignment().pieces().size();
    return of == 0 ? ui.text("ship.void.question") : ui.text("ship.boxes.void", of);
  }

  private Node voidQuestion() {
    var question =
        new ConfirmStrip(
            "void",
            voidWords(),
            ui.text("ship.void.keep"),
            model::keep,
            ui.text("ship.void.really"),
            model::cancel);
    Soon.run(question::focusKeep);
    return question;
  }

  private Node duplicateQuestion() {
    return new ConfirmStrip(
        "duplicate",
        ui.text("ship.duplicate.question"),
        ui.text("ship.duplicate.leave"),
        model::leaveIt,
        ui.text("ship.duplicate.really"),
        model::buyBeside);
  }

  private String nextWords() {
    int left = rest.getValue().intValue();
    return left == 0 ? ui.text("ship.next") : ui.text("ship.next.rest", left);
  }

  private Node nextButton() {
    var next = new ActionButton(ui.actions().require("ship.next"), Feather.PLUS, "accent", "buy");
    next.setMaxWidth(Double.MAX_VALUE);
    next.textProperty().bind(Bindings.createStringBinding(this::nextWords, rest));
    return next;
  }
}
