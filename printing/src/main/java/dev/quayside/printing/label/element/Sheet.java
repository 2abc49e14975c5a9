package dev.quayside.printing.label.element;

import dev.quayside.printing.font.Face;
import dev.quayside.printing.font.Printable;
import dev.quayside.printing.label.Element;
import dev.quayside.printing.mark.Turn;
import dev.quayside.printing.measure.Area;
import dev.quayside.printing.measure.Length;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/// A label or page being composed. Positions are in mils from the upper left corner, type in
/// points.
public final class Sheet {

  private final List<Element> elements = new ArrayList<>();
  private final UnaryOperator<String> wording;

  /// A label: a character that no font has makes it fail, since it would mislead the parcel.
  public Sheet() {
    this(UnaryOperator.identity());
  }

  private Sheet(UnaryOperator<String> wording) {
    this.wording = wording;
  }

  /// A paper that can always be printed: characters that no font has become question marks.
  public static Sheet ofPaper() {
    return new Sheet(Printable::readable);
  }

  public List<Element> elements() {
    return elements;
  }

  public void add(Element element) {
    elements.add(element);
  }

  public void rule(int x, int y, int width, int height) {
    elements.add(new Rule(Area.mils(x, y, width, height)));
  }

  public void frame(int x, int y, int width, int height, int line) {
    elements.add(new Frame(Area.mils(x, y, width, height), Length.mils(line)));
  }

  public void fill(int x, int y, int width, int height) {
    elements.add(Fill.black(Area.mils(x, y, width, height)));
  }

  /// Adds paragraphs in the largest type, between the two sizes, at which they fit the area.
  public void block(String name, List<Paragraph> paragraphs, Area area, int largest, int smallest) {
    var worded = paragraphs.stream().map(each -> each.worded(wording)).toList();
    elements.add(
        new TextBlock(name, worded, area, Length.points(largest), Length.points(smallest)));
  }

  public Type at(Face face, int points) {
    return new Type(Style.of(face, Length.points(points)));
  }

  /// A style to set lines in.
  public final class Type {

    private final Style style;

    private Type(Style style) {
      this.style = style;
    }

    public Type white() {
      return new Type(style.white());
    }

    public Type atLeast(int points) {
      return new Type(style.atLeast(Length.points(points)));
    }

    public void line(String text, int x, int baseline, int width) {
      line(text, x, baseline, width, Align.LEFT);
    }

    public void line(String text, int x, int baseline, int width, Align align) {
      elements.add(
          new TextLine(
              wording.apply(text),
              style,
              Length.mils(x),
              Length.mils(baseline),
              Length.mils(width),
              align,
              Turn.UPRIGHT));
    }
  }
}
