package dev.quayside.app.screen.ship;

import dev.quayside.app.address.AddressView;
import dev.quayside.app.address.AdviceView;
import dev.quayside.app.cart.CartsView;
import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.CutWords;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Stepper;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.Card;
import dev.quayside.app.control.layout.InSight;
import dev.quayside.app.control.layout.Later;
import dev.quayside.app.control.layout.Narrow;
import dev.quayside.app.control.layout.ScrollArea;
import dev.quayside.app.lease.HolderBar;
import dev.quayside.app.scanner.ScannerKeys;
import dev.quayside.app.screen.ship.box.BoxView;
import dev.quayside.app.screen.ship.check.CheckRows;
import dev.quayside.app.screen.ship.check.PhotoDrop;
import dev.quayside.app.screen.ship.contents.ContentsView;
import dev.quayside.app.screen.ship.form.CustomsView;
import dev.quayside.app.screen.ship.form.FurtherBoxesView;
import dev.quayside.app.screen.ship.form.ParcelView;
import dev.quayside.app.screen.ship.form.SenderView;
import dev.quayside.app.screen.ship.form.Wish;
import dev.quayside.app.screen.ship.form.options.OptionsView;
import dev.quayside.app.screen.ship.label.BuyButton;
import dev.quayside.app.screen.ship.label.LabelView;
import dev.quayside.app.screen.ship.packing.NextKey;
import dev.quayside.app.screen.ship.rates.RatesView;
import dev.quayside.app.task.Soon;
import dev.quayside.app.theme.Theme;
import java.util.Locale;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.event.EventHandler;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// The scanner above; below it address and parcel on the left, rates in the middle, the label on
/// the right.
public final class ShipView extends VBox {

  /// Width in pixels from which the columns are wider.
  private static final double WIDE = 1100;

  /// Width in pixels from which the columns are widest.
  private static final double VERY_WIDE = 1600;

  /// In pixels: in a narrower view the rates need the label's column, too.
  private static final double NARROW = 800;

  /// In pixels: in a narrower view the form is narrower, for the rates.
  private static final double NARROWEST = 700;

  private static final double GAP = 12;
  private static final double FORM_NARROWEST = 304;
  private static final double FORM_NARROW = 316;
  private static final double FORM_WIDE = 400;
  private static final double LABEL_NARROW = 232;
  private static final double LABEL_WIDE = 312;
  private static final double FORM_WIDEST = 500;
  private static final double LABEL_WIDEST = 420;

  /// In pixels: so that a name stays near its price; the label gets what is left.
  private static final double RATES_WIDEST = 640;

  private final ShipModel model;
  private final Ui ui;
  // A field, so that the handler can be removed again.
  private final EventHandler<MouseEvent> released = _ -> Soon.run(this::backToScan);

  private final ScanBarView scanBar;
  private final ScrollArea form;

  /// The form, and below it what the post would write differently: nothing of it moves for that.
  private final VBox entry;

  // a field, since a mapping lives only as long as it is used
  private final ObservableValue<String> wanted;

  private final RatesView rates;
  private final LabelView label;

  /// Rates and label: side by side, or one above the other when there is little room.
  private final BorderPane side = new BorderPane();

  public ShipView(ShipModel model, Ui ui) {
    super(GAP);
    this.model = model;
    this.ui = ui;
    getStyleClass().add("ship");
    getStylesheets().add(Theme.sheet(ShipView.class, "ship.css"));
    scanBar = new ScanBarView(model, ui);
    form = form();
    entry = entry();
    wanted = model.form().wish().map(wish -> wantedWords(wish, ui)).orElse("");
    rates =
        new RatesView(
            model.rates(),
            model.sender().opening(),
            model.sender().missing(),
            model.editable,
            wanted,
            ui);
    label =
        new LabelView(
            model.label(),
            model.rates().selected(),
            Bindings.createObjectBinding(
                () -> new BuyButton(buyWords(), model.checkout().nextKey().get() == NextKey.SCAN),
                model.checkout().nextKey(),
                model.rates().selected()),
            model.order().rest(),
            () -> model.rates().isRuled() ? model.order().rule() : null,
            model.parcel().units(),
            ui);
    rates.setMinWidth(0);
    HBox.setHgrow(side, Priority.ALWAYS);
    var columns = new HBox(GAP, entry, side);
    VBox.setVgrow(columns, Priority.ALWAYS);
    var holder = new HolderBar("ship-holder", model.order().holder(), model.order()::takeOver, ui);
    var cart = new CartsView("ship-cart", model.order().cart(), ui);
    getChildren().addAll(scanBar, holder, cart, columns);
    Follow.value(this, model.scan().focusWanted(), _ -> begin());
    Follow.value(this, model.label().stage(), _ -> begin());
    Follow.change(this, model.checkout().demands(), _ -> showFirstWrong());
    Follow.change(this, model.form().turns(), _ -> form.setVvalue(0));
    new ScannerKeys(this, scanBar.field(), model.scan());
    sceneProperty().subscribe(this::show);
    Follow.value(this, model.label().stage(), _ -> arrange());
    widthProperty().subscribe(_ -> arrange());
    addEventHandler(KeyEvent.KEY_PRESSED, this::choose);
    addEventFilter(KeyEvent.KEY_PRESSED, this::move);
    PhotoDrop.on(
        this, () -> model.check().photographed().get() != null, model.scan().pieces()::photo);
  }

  /// Without the view, which a value of the model would keep.
  private static @Nullable String wantedWords(@Nullable Wish wish, Ui ui) {
    return wish == null
        ? null
        : ui.text(wish.known() ? "ship.wanted" : "ship.wanted.unknown", wish.words());
  }

  private String buyWords() {
    var next = model.checkout().nextKey().get();
    var row = model.rates().selected().get();
    if (next.asksForMore()) {
      return ui.text(next.words());
    }
    if (row == null) {
      return ui.text("ship.buy");
    }
    var quote = row.rate().quote();
    return ui.text(quote.billed() == null ? "ship.buy.price" : "ship.buy.billed", ui.price(quote));
  }

  /// Arranges the columns. After a purchase, which cannot be changed, the form is hidden and the
  /// label has its room.
  private void arrange() {
    boolean done =
        switch (model.label().stage().get()) {
          case NONE, BUYING, IN_DOUBT -> false;
          case BOUGHT, VOIDING, VOIDED -> true;
        };
    boolean below = getWidth() > 0 && getWidth() < NARROW && !done;
    entry.setVisible(!done);
    entry.setManaged(!done);
    Narrow.fix(
        entry,
        getWidth() < NARROWEST ? FORM_NARROWEST : roomy(FORM_NARROW, FORM_WIDE, FORM_WIDEST));
    label.foldOffer(below);
    place(done ? label : rates, !done && !below ? label : null, below ? label : null);
    if (done || below) {
      label.setMinWidth(0);
      label.setPrefWidth(USE_COMPUTED_SIZE);
      label.setMaxWidth(Double.MAX_VALUE);
    } else {
      Narrow.fix(label, Math.max(roomy(LABEL_NARROW, LABEL_WIDE, LABEL_WIDEST), leftOver()));
    }
  }

  private void place(Node center, @Nullable Node right, @Nullable Node bottom) {
    BorderPane.setMargin(
        label, new Insets(bottom == null ? 0 : GAP, 0, 0, right == null ? 0 : GAP));
    if (side.getCenter() == center && side.getRight() == right && side.getBottom() == bottom) {
      return;
    }
    side.getChildren().clear();
    side.setCenter(center);
    side.setRight(right);
    side.setBottom(bottom);
  }

  /// The width left beside the widest form and the widest rates.
  private double leftOver() {
    return getWidth()
        - snappedLeftInset()
        - snappedRightInset()
        - FORM_WIDEST
        - RATES_WIDEST
        - 2 * GAP;
  }

  private double roomy(double narrow, double wide, double widest) {
    if (getWidth() >= VERY_WIDE) {
      return widest;
    }
    return getWidth() >= WIDE ? wide : narrow;
  }

  private void show(@Nullable Scene before, @Nullable Scene now) {
    if (before != null) {
      before.removeEventFilter(MouseEvent.MOUSE_RELEASED, released);
    }
    if (now != null) {
      now.addEventFilter(MouseEvent.MOUSE_RELEASED, released);
      scanBar.focusField();
    }
  }

  /// Returns the focus to the scan field after a click on a button outside the form, since a scan
  /// comes next.
  private void backToScan() {
    if (isShown(this)
        && getScene() != null
        && getScene().getFocusOwner() instanceof ButtonBase button
        && !(button instanceof MenuButton menu && menu.isShowing())
        && button.isHover()
        && Stream.iterate((Node) button, one -> one != null, Node::getParent)
            .noneMatch(entry::equals)) {
      scanBar.focusField();
    }
  }

  private void begin() {
    scanBar.focusField();
    if (model.editable.get()) {
      form.setVvalue(0);
    }
  }

  private void showFirstWrong() {
    applyCss();
    form.lookupAll(".invalid").stream()
        .filter(node -> node.isFocusTraversable() && isShown(node))
        .findFirst()
        .ifPresent(Node::requestFocus);
  }

  private AddressView recipient() {
    var view = new AddressView(model.to(), ui, "to", model::paste);
    view.suggest(model::contacts);
    view.doubt(model.advice());
    return view;
  }

  private static boolean isShown(Node node) {
    return Stream.iterate(node, one -> one != null, Node::getParent).allMatch(Node::isVisible);
  }

  private VBox entry() {
    var advice = new AdviceView(model.advice(), ui);
    advice.setMinHeight(USE_PREF_SIZE);
    advice.disableProperty().bind(model.editable.not());
    var entry = new VBox(8, form, advice);
    VBox.setVgrow(form, Priority.ALWAYS);
    return entry;
  }

  private ScrollArea form() {
    var to =
        new Card(
                ui.text("ship.to"),
                new ActionButton(ui.actions().require("ship.paste"), Feather.CLIPBOARD, "link"))
            .with(
                new TogetherView(model.order().together(), model.form().returning, ui),
                recipient());
    var units = CutWords.whole(Words.of("", "caption"));
    units.setMinWidth(0);
    Follow.value(
        this,
        model.parcel().units(),
        now -> units.setText(ui.text("ship.parcel.units." + now.name().toLowerCase(Locale.ROOT))));
    var box = new ParcelView(model.form(), model.weigh(), ui);
    var parcel =
        new Card(ui.text("ship.parcel"), units, new PresetMenu(model.presets(), ui))
            .with(
                new BoxView(model.box(), model.form().contents()::lines, ui),
                box,
                new FurtherBoxesView(model.form(), box::focusWeight, model.options().open(), ui),
                new OptionsView(
                    model.options(),
                    model.parcel().packaging,
                    model.form().customs().needed(),
                    ui));
    var column =
        new VBox(
            12,
            new SenderView(model.form(), model.sender(), model::sendFrom, ui),
            to,
            new CheckRows(
                model.check(),
                line -> model.scan().pieces().confirm(line, ui.text("ship.check.reason")),
                () -> model.scan().pieces().approve(),
                ui),
            new ContentsView(
                model.form().contents(), model.form().returning, model.form().parcel().draft(), ui),
            parcel,
            new Later<>(
                model.form().customs().needed(),
                () ->
                    new CustomsView(
                        model.form().customs(), model.from(), model.numbers().sent(), ui)));
    column.disableProperty().bind(model.editable.not());
    var scroll = new ScrollArea(column);
    scroll.getStyleClass().add("form");
    scroll.setFocusTraversable(false);
    InSight.keep(scroll);
    return scroll;
  }

  /// Lets the keys 1-9 choose a rate when no text is being typed.
  private void choose(KeyEvent event) {
    int digit = digit(event.getCode());
    if (digit > 0 && isPlain(event) && !(event.getTarget() instanceof TextInputControl)) {
      model.rates().choose(digit);
      event.consume();
    }
  }

  /// Lets the up and down keys select a rate from any text field, where they would move to its
  /// beginning and end.
  private void move(KeyEvent event) {
    int by =
        switch (event.getCode()) {
          case UP -> -1;
          case DOWN -> 1;
          default -> 0;
        };
    if (by != 0
        && isPlain(event)
        && event.getTarget() instanceof TextInputControl field
        && !(field.getParent() instanceof ComboBoxBase<?>)
        && !(field.getParent() instanceof Stepper)) {
      model.rates().move(by);
      event.consume();
    }
  }

  private boolean isPlain(KeyEvent event) {
    return model.editable.get()
        && !event.isControlDown()
        && !event.isAltDown()
        && !event.isMetaDown();
  }

  private static int digit(KeyCode code) {
    return code.isDigitKey() ? code.getName().charAt(code.getName().length() - 1) - '0' : 0;
  }
}
