package dev.quayside.app.screen.insights;

import dev.quayside.app.control.CutWords;
import dev.quayside.app.control.Words;
import java.util.List;
import javafx.geometry.HPos;
import javafx.geometry.VPos;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// A bar a carrier, each with its number and unit, the longest as long as there is room.
final class ShareBars extends GridPane {

  private static final double BAR = 12;
  private static final double NAME = 96;
  private static final double LEAST = 2;

  /// @param length in any unit, the same for all
  /// @param words the number with its unit, `92%`
  /// @param detail beside it, `12 parcels`
  record Bar(String name, double length, String words, String detail) {}

  /// @param whole the length of a bar that fills the room; shorter than the longest bar is ignored
  ShareBars(List<Bar> bars, double whole, String name) {
    super(12, 8);
    getStyleClass().add("share-bars");
    setAccessibleText(name);
    var names = new ColumnConstraints();
    names.setMaxWidth(NAME);
    var room = new ColumnConstraints();
    room.setHgrow(Priority.ALWAYS);
    room.setMinWidth(BAR);
    var numbers = new ColumnConstraints();
    numbers.setHalignment(HPos.RIGHT);
    numbers.setMinWidth(USE_PREF_SIZE);
    getColumnConstraints().addAll(names, room, numbers);
    double most = Math.max(whole, bars.stream().mapToDouble(Bar::length).max().orElse(0));
    for (var bar : bars) {
      var number = Words.whole(bar.words(), "strong");
      addRow(getRowCount(), carrier(bar), new Track(most <= 0 ? 0 : bar.length() / most), number);
    }
  }

  private static Region carrier(Bar bar) {
    var carrier = CutWords.whole(Words.of(bar.name()));
    carrier.setMinWidth(0);
    var box = new VBox(carrier, Words.of(bar.detail(), "caption"));
    box.setMinWidth(0);
    GridPane.setValignment(box, VPos.CENTER);
    return box;
  }

  /// The bar in the room there is for it.
  private static final class Track extends Region {

    private final Region bar = new Region();
    private final double share;

    private Track(double share) {
      this.share = share;
      bar.getStyleClass().add("bar");
      getStyleClass().add("track");
      setMinHeight(BAR);
      setPrefHeight(BAR);
      setMaxHeight(BAR);
      getChildren().add(bar);
    }

    @Override
    protected void layoutChildren() {
      double length = share <= 0 ? 0 : Math.max(LEAST, share * getWidth());
      bar.resizeRelocate(0, 0, Math.min(length, getWidth()), getHeight());
    }
  }
}
