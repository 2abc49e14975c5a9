package dev.quayside.app.screen.orders.sheet;

import dev.quayside.app.control.ProblemText;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.sheet.SheetParts;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.parcel.address.AddressReview;
import dev.quayside.engine.parcel.address.AddressValidation;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import org.kordamp.ikonli.feather.Feather;

/// Where an order goes, and what the check of the address says.
///
/// @param unsaved whether a correction of it was begun and is not saved
/// @param change begins to correct it, or goes on
record AddressSection(OrderSheet sheet, Ui ui, boolean unsaved, Runnable change) {

  Stream<Node> nodes() {
    var to = sheet.order().details().to();
    var lines =
        Stream.of(
                to.name(),
                to.company(),
                to.street1(),
                to.street2(),
                ui.formats().place(to),
                to.phone(),
                to.email())
            .filter(Objects::nonNull)
            .filter(part -> !part.isBlank())
            .collect(Collectors.joining("\n"));
    var nodes = new ArrayList<Node>(List.of(Words.wrapped(lines)));
    switch (sheet.address()) {
      case AddressReview.Usable usable -> nodes.addAll(said(usable.validation()));
      case AddressReview.Unusable(var violations) ->
          nodes.add(warning(ui.texts().of(Violation.listed(violations))));
    }
    if (sheet.order().state().isUnfinished()) {
      if (unsaved) {
        nodes.add(warning(ui.text("sheet.address.unsaved")));
      }
      var button = new Button(ui.text(unsaved ? "sheet.address.resume" : "sheet.address.change"));
      button.setId("sheet-address-change");
      button.getStyleClass().add("link");
      button.setOnAction(_ -> change.run());
      nodes.add(button);
    }
    return new SheetParts(ui).section("sheet.address", nodes);
  }

  private List<Node> said(AddressValidation checked) {
    var nodes = new ArrayList<Node>();
    checked.doubts().forEach(doubt -> nodes.add(warning(ui.texts().of(doubt.message()))));
    var corrections =
        checked.corrections().stream()
            .map(each -> each.from() == null ? each.to() : each.from() + " → " + each.to())
            .collect(Collectors.joining(", "));
    if (!corrections.isEmpty()) {
      nodes.add(SheetParts.fact(Feather.EDIT_2, ui.text("sheet.address.better", corrections)));
    }
    if (nodes.isEmpty()) {
      nodes.add(SheetParts.fact(Feather.CHECK, ui.text("sheet.address.good"), "muted"));
    }
    return nodes;
  }

  private static Node warning(String words) {
    return SheetParts.fact(Feather.ALERT_TRIANGLE, ProblemText.begun(words), "note", "attention");
  }
}
