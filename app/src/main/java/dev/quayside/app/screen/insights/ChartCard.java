package dev.quayside.app.screen.insights;

import dev.quayside.app.control.Ui;
import dev.quayside.app.control.layout.Card;
import javafx.scene.Node;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// A chart, and behind it the same numbers as a table, for screen readers and for exact values.
final class ChartCard {

  private final StackPane stage = new StackPane();
  private final ToggleButton asTable = new ToggleButton("", new FontIcon(Feather.GRID));
  private final Card card;
  private Node chart = new Region();
  private Node table = new Region();

  ChartCard(String id, String title, double height, Ui ui) {
    var words = ui.text("insights.as-table");
    asTable.setId(id + "-as-table");
    asTable.setAccessibleText(words);
    asTable.setTooltip(new Tooltip(words));
    asTable.getStyleClass().addAll("quiet", "small-icon");
    asTable.selectedProperty().subscribe(_ -> show());
    card = new Card(title, asTable).with(stage);
    card.setId(id);
    stage.setMinHeight(height);
    stage.setPrefHeight(height);
    empty(new Region());
  }

  Card card() {
    return card;
  }

  void show(Node asChart, Node numbers) {
    chart = asChart;
    table = numbers;
    asTable.setVisible(true);
    show();
  }

  /// Shows this instead of a chart, while there is none.
  void empty(Node words) {
    asTable.setVisible(false);
    stage.getChildren().setAll(words);
  }

  private void show() {
    if (asTable.isVisible()) {
      stage.getChildren().setAll(asTable.isSelected() ? table : chart);
    }
  }
}
