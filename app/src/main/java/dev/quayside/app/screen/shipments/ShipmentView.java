package dev.quayside.app.screen.shipments;

import dev.quayside.app.control.Busy;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Gap;
import dev.quayside.app.control.InlineProblem;
import dev.quayside.app.control.Pill;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.i18n.Language;
import dev.quayside.app.i18n.ServiceName;
import dev.quayside.app.screen.shipments.ShipmentsGateway.Details;
import dev.quayside.app.screen.shipments.sheet.ShipmentSections;
import dev.quayside.app.screen.shipments.sheet.ShipmentSheet;
import dev.quayside.app.sheet.OpenSheet;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.tracking.Scan;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.store.CarrierPapers.Paper;
import dev.quayside.printing.queue.PrintJob;
import java.io.ByteArrayInputStream;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Shows one shipment: its label, destination, money, printing and history.
final class ShipmentView extends VBox {

  /// Width in pixels of the decoded image: about twice its size on the screen, since the toolkit
  /// halves well and shrinks badly.
  private static final double DECODED = 340;

  private static final double MOST_ART = 232;

  /// Least height of the image in pixels, small enough that the text below needs no scrolling in a
  /// low window.
  private static final double LEAST_ART = 132;

  /// In pixels: in a lower window, as of 700 at 150 %, the image is hidden in favour of the text.
  private static final double LOW = 500;

  /// White border around the image, in pixels.
  private static final double SHEET_EDGE = 16;

  /// Height of everything above and below the image, in pixels.
  private static final double BESIDE_ART = 568;

  private final ShipmentModel model;
  private final OpenSheet<ShipmentSheet> sheet;
  private final Consumer<String> order;
  private final ObservableValue<Instant> now;
  private final Ui ui;
  private final ShipmentWords words;
  private final ImageView art = new ImageView();
  private final StackPane paper = new StackPane(art);
  private final VBox body = new VBox(8);

  /// The shown text that changes with time.
  private String timely = "";

  /// @param sheet what more is shown once it is opened
  /// @param order shows an order, by its id
  ShipmentView(
      ShipmentModel model,
      OpenSheet<ShipmentSheet> sheet,
      ObservableValue<Instant> now,
      Consumer<String> order,
      Ui ui) {
    super(8);
    this.model = model;
    this.sheet = sheet;
    this.order = order;
    this.now = now;
    this.ui = ui;
    words = new ShipmentWords(ui);
    art.setPreserveRatio(true);
    art.setSmooth(true);
    ObservableValue<Number> room = sceneProperty().flatMap(ShipmentView::room);
    art.fitHeightProperty().bind(room.map(ShipmentView::artHeight).orElse(MOST_ART));
    paper.visibleProperty().bind(room.map(ShipmentView::hasArt).orElse(true));
    paper.managedProperty().bind(paper.visibleProperty());
    art.setAccessibleText(ui.text("shipments.picture"));
    paper.getStyleClass().add("label-sheet");
    paper.minHeightProperty().bind(art.fitHeightProperty().add(SHEET_EDGE));
    var missing = Words.wrapped(ui.text("shipments.picture.missing"), "muted");
    missing.visibleProperty().bind(model.artMissing());
    paper.getChildren().add(missing);
    var retry = new Button(ui.text("list.retry"));
    retry.getStyleClass().add("link");
    retry.setOnAction(_ -> model.retry());
    var again = new Button(ui.text("list.retry"));
    again.getStyleClass().add("link");
    again.setOnAction(_ -> sheet.retry());
    getChildren()
        .addAll(
            new InlineProblem(model.problem(), ui, retry),
            new InlineProblem(sheet.problem, ui, again),
            body);
    Follow.change(this, sheet.sheet(), _ -> show());
    Follow.value(this, model.details(), _ -> show());
    Follow.value(this, model.id(), _ -> show());
    Follow.value(this, model.problem(), _ -> show());
    Follow.value(this, model.art(), this::showArt);
    Follow.value(this, now, _ -> tick());
  }

  /// The window's height, in the pixels of its layout.
  private static ObservableValue<Number> room(Scene scene) {
    return scene.getRoot().lookup(".shell") instanceof Region shell
        ? shell.heightProperty()
        : scene.heightProperty();
  }

  private static boolean hasArt(Number room) {
    return room.doubleValue() >= LOW;
  }

  private static double artHeight(Number room) {
    return Math.clamp(room.doubleValue() - BESIDE_ART, LEAST_ART, MOST_ART);
  }

  /// Shows the shipment again only when a text that depends on time has changed, so that a control
  /// with the focus stays.
  private void tick() {
    var details = model.details().get();
    if (details != null && !timely.equals(timely(details.shipment()))) {
      show();
    }
  }

  private String timely(Shipment shipment) {
    return ShipmentsModel.isInDoubt(shipment)
        ? ui.formats().stamp(now.getValue())
        : words.moneyInFull(shipment, now.getValue());
  }

  private void show() {
    var details = model.details().get();
    if (details != null) {
      timely = timely(details.shipment());
      body.getChildren().setAll(facts(details));
    } else if (model.problem().get() == null) {
      body.getChildren().setAll(Busy.line(ui.text("list.asking")));
    } else {
      body.getChildren().clear();
    }
  }

  private void showArt(byte @Nullable [] png) {
    art.setImage(
        png == null ? null : new Image(new ByteArrayInputStream(png), DECODED, 0, true, true));
  }

  private List<Node> facts(Details details) {
    var shipment = details.shipment();
    var nodes = new ArrayList<Node>();
    if (ShipmentModel.hasPicture(shipment)) {
      nodes.add(paper);
    }
    var state = Pill.of(words.status(shipment), ShipmentWords.tone(shipment));
    var head =
        new HBox(
            8,
            Words.of(ServiceName.of(shipment.carrier(), shipment.serviceName()), "strong"),
            Gap.wide(),
            state);
    head.setAlignment(Pos.CENTER_LEFT);
    nodes.add(head);
    shipment.trackingNumber().ifPresent(number -> nodes.add(number(number)));
    nodes.add(line("shipments.to", address(shipment)));
    if (!ShipmentWords.reference(shipment).isEmpty()) {
      nodes.add(line("shipments.reference", ShipmentWords.reference(shipment)));
    }
    nodes.add(line("shipments.cost", ui.cost(shipment)));
    var buyer = shipment.boughtBy();
    if (buyer != null) {
      nodes.add(line("shipments.bought-by", buyer.name()));
    }
    var desk = shipment.station();
    if (desk != null && details.severalDesks()) {
      nodes.add(line("shipments.bought-at", desk));
    }
    details.quotedOtherwise().ifPresent(quoted -> nodes.add(otherwise(shipment, quoted)));
    if (ShipmentWords.lacksFile(shipment)) {
      nodes.add(fact(Feather.ALERT_TRIANGLE, words.fileInFull(shipment)));
    }
    var open = shipment.settlement();
    if (open != null) {
      nodes.add(fact(Feather.HELP_CIRCLE, words.open(open)));
    }
    if (!ShipmentsModel.isInDoubt(shipment)) {
      nodes.add(fact(Feather.CLOCK, words.moneyInFull(shipment, now.getValue())));
    }
    details.print().ifPresent(job -> nodes.add(fact(Feather.PRINTER, printed(job))));
    details.papers().forEach(each -> nodes.add(paper(each)));
    var sections = sections(shipment);
    sections.ifPresent(each -> each.contents().forEach(nodes::add));
    nodes.add(Words.of(ui.text("shipments.timeline"), "heading"));
    nodes.add(timeline(details));
    sections.ifPresent(each -> each.history().forEach(nodes::add));
    return nodes;
  }

  /// What only the sheet shows.
  private Optional<ShipmentSections> sections(Shipment shipment) {
    return Optional.ofNullable(sheet.sheet().get())
        .filter(each -> each.shipment().id().equals(shipment.id()))
        .map(each -> new ShipmentSections(each, ui, order));
  }

  private Node number(String number) {
    var label = Words.of(number, "tracking-number");
    label.setId("shipments-number");
    var copy = new Button("", new FontIcon(Feather.COPY));
    copy.setId("shipments-copy");
    copy.getStyleClass().addAll("quiet", "small-icon");
    copy.setAccessibleText(ui.text("shipments.copy"));
    copy.setTooltip(new javafx.scene.control.Tooltip(ui.text("shipments.copy")));
    copy.setOnAction(_ -> ui.actions().require("shipments.copy").fire());
    var line = new HBox(4, label, Gap.wide(), copy);
    line.setAlignment(Pos.CENTER_LEFT);
    return line;
  }

  private Node otherwise(Shipment shipment, Money quoted) {
    return Words.wrapped(ui.otherwise(shipment.price(), quoted), "doubt");
  }

  private Node line(String caption, String value) {
    var name = Words.whole(ui.text(caption), "caption");
    name.setMinWidth(88);
    name.setPrefWidth(88);
    var text = Words.wrapped(value);
    var line = new HBox(8, name, text);
    line.setAlignment(Pos.TOP_LEFT);
    return line;
  }

  private Node paper(Paper one) {
    var kind = one.kind().wire().replace('_', '-');
    var name = ui.text("shipments.paper." + kind);
    var line =
        fact(Feather.FILE_TEXT, one.ready() ? name : ui.text("shipments.paper.awaited", name));
    var save = new Button(ui.text("shipments.paper.save"));
    save.setId("shipments-paper-" + kind);
    save.getStyleClass().add("link");
    save.setMinWidth(USE_PREF_SIZE);
    save.setVisible(one.ready());
    save.setOnAction(_ -> model.savePaper(one.kind()));
    var box = new HBox(8, line, Gap.wide(), save);
    box.setAlignment(Pos.CENTER_LEFT);
    return box;
  }

  private static Node fact(Feather icon, String words) {
    var line = Words.wrapped(words, "fact");
    line.setGraphic(new FontIcon(icon));
    return line;
  }

  private String address(Shipment shipment) {
    var to = shipment.consignment().to();
    return Stream.of(to.name(), to.company(), to.street1(), to.street2(), place(to))
        .filter(Objects::nonNull)
        .filter(part -> !part.isBlank())
        .collect(Collectors.joining("\n"));
  }

  /// The destination, with the country's name kept in one line.
  private String place(Address to) {
    var place = ui.formats().place(to);
    int country = place.lastIndexOf(", ") + 2;
    return place.substring(0, country) + place.substring(country).replace(' ', '\u00a0');
  }

  private String printed(PrintJob job) {
    return ui.text(
        "shipments.print."
            + (job.isAwaited() ? "at-printer" : job.state().name().toLowerCase(Locale.ROOT)),
        job.printer(),
        ui.texts().of(job.because()));
  }

  /// The history, newest first: the workspace's own steps and the carrier's scans together.
  private Node timeline(Details details) {
    var moments = new ArrayList<Moment>();
    var shipment = details.shipment();
    boolean sold = shipment.acceptance() != null;
    moments.add(
        new Moment(
            shipment.createdAt(), ui.text(sold ? "shipments.bought" : "shipments.asked"), ""));
    if (ShipmentsModel.isInDoubt(shipment)) {
      moments.add(new Moment(now.getValue(), ui.text("shipments.checking"), ""));
    }
    var ended = shipment.cancelledAt();
    if (ended != null) {
      moments.add(
          new Moment(
              ended, ui.text(sold ? "shipments.was-voided" : "shipments.was-not-bought"), ""));
    }
    details
        .tracker()
        .ifPresent(tracker -> tracker.scans().stream().map(this::moment).forEach(moments::add));
    moments.sort(Comparator.comparing(Moment::at).reversed());
    var box = new VBox(8);
    moments.forEach(moment -> box.getChildren().add(moment(moment)));
    return box;
  }

  private Node moment(Moment moment) {
    var what = Words.wrapped(moment.what());
    var when =
        Words.wrapped(
            moment.place().isEmpty()
                ? ui.formats().stamp(moment.at())
                : ui.text("shipments.moment", ui.formats().stamp(moment.at()), moment.place()),
            "caption");
    var box = new VBox(2, what, when);
    box.getStyleClass().add("moment");
    return box;
  }

  private Moment moment(Scan scan) {
    return new Moment(
        scan.at(),
        words(scan),
        Stream.of(scan.city(), scan.state())
            .filter(Objects::nonNull)
            .collect(Collectors.joining(", ")));
  }

  /// The carrier's own words where they are in the window's language, English, else their meaning.
  private String words(Scan scan) {
    var substatus = scan.substatus();
    return substatus == null || ui.texts().language() == Language.ENGLISH
        ? scan.description()
        : ui.text("tracking.substatus." + substatus.wire().replace('_', '-'));
  }

  private record Moment(Instant at, String what, String place) {}
}
