package dev.quayside.app.screen.ship;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.Gap;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.theme.Theme;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// Address and parcel on the left, rates in the middle, the label on the right.
public final class ShipView extends HBox {

  /// From this width on there is room to spare.
  private static final double WIDE = 1100;

  private static final double FORM_NARROW = 316;
  private static final double FORM_WIDE = 400;
  private static final double LABEL_NARROW = 232;
  private static final double LABEL_WIDE = 312;

  private final ShipModel model;
  private final Ui ui;
  private final AddressView recipient;

  public ShipView(ShipModel model, Ui ui) {
    super(16);
    this.model = model;
    this.ui = ui;
    getStyleClass().add("ship");
    getStylesheets().add(Theme.sheet(ShipView.class, "ship.css"));
    recipient = new AddressView(model.to(), ui, "to", model::paste);
    var form = form();
    var rates = new RatesView(model.rates(), model.editable(), ui);
    var label = new LabelView(model.label(), model.rates().selected(), ui);
    rates.setMinWidth(0);
    HBox.setHgrow(rates, Priority.ALWAYS);
    getChildren().addAll(form, rates, label);
    widthProperty()
        .subscribe(
            width -> {
              boolean wide = width.doubleValue() >= WIDE;
              fix(form, wide ? FORM_WIDE : FORM_NARROW);
              fix(label, wide ? LABEL_WIDE : LABEL_NARROW);
            });
    addEventHandler(KeyEvent.KEY_PRESSED, this::chooseByDigit);
  }

  /// Where typing begins.
  public void focusFirst() {
    recipient.focusFirst();
  }

  private ScrollPane form() {
    var to =
        card(
            ui.text("ship.to"),
            new ActionButton(ui.actions().require("ship.paste"), Feather.CLIPBOARD, "link"),
            recipient);
    var parcel =
        card(
            ui.text("ship.parcel"),
            Words.whole(ui.text("ship.parcel.units"), "caption"),
            new ParcelView(model.parcel(), model.reference(), ui));
    var column = new VBox(12, new SenderView(model.from(), ui), to, parcel);
    column.disableProperty().bind(model.editable().not());
    var scroll = new ScrollPane(column);
    scroll.getStyleClass().add("form");
    scroll.setFitToWidth(true);
    scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    scroll.setFocusTraversable(false);
    return scroll;
  }

  private static VBox card(String title, Node beside, Node content) {
    var head = new HBox(8, Words.whole(title, "heading"), Gap.wide(), beside);
    head.setAlignment(Pos.CENTER_LEFT);
    head.getStyleClass().add("card-head");
    var card = new VBox(8, head, content);
    card.getStyleClass().add("card");
    return card;
  }

  private static void fix(javafx.scene.layout.Region column, double width) {
    column.setMinWidth(width);
    column.setPrefWidth(width);
    column.setMaxWidth(width);
  }

  /// 1-9 choose a rate wherever no text is being typed.
  private void chooseByDigit(KeyEvent event) {
    if (event.isControlDown()
        || event.isAltDown()
        || event.isMetaDown()
        || !model.editable().get()) {
      return;
    }
    int digit = digit(event.getCode());
    if (digit > 0 && !(event.getTarget() instanceof javafx.scene.control.TextInputControl)) {
      model.rates().choose(digit);
      event.consume();
    }
  }

  private static int digit(KeyCode code) {
    return code.isDigitKey() ? code.getName().charAt(code.getName().length() - 1) - '0' : 0;
  }
}
