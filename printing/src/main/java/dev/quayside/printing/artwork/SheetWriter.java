package dev.quayside.printing.artwork;

import dev.quayside.printing.measure.Size;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.multipdf.LayerUtility;
import org.apache.pdfbox.multipdf.PDFCloneUtility;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotation;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.util.Matrix;

/// Lays the pages of one PDF on the sheets of another: as they are, not as dots, so that an office
/// printer keeps their colours and fonts.
final class SheetWriter implements AutoCloseable {

  private static final int FULL_TURN = 360;

  private final PDDocument from;
  private final PDDocument to = new PDDocument();
  private final LayerUtility layers;
  private final PDFCloneUtility cloner = new PDFCloneUtility(to) {};
  private final PDRectangle sheet;

  SheetWriter(PDDocument from, PDRectangle sheet) {
    this.from = from;
    this.sheet = sheet;
    layers = new LayerUtility(to);
  }

  static PDRectangle rectangle(Size sheet) {
    return new PDRectangle((float) sheet.width().inPoints(), (float) sheet.height().inPoints());
  }

  /// The first sheet in grey, one pixel a dot.
  BufferedImage picture(int dpi) throws IOException {
    PatientRenderer renderer = new PatientRenderer(to);
    renderer.setSubsamplingAllowed(true);
    return renderer.renderImageWithDPI(0, dpi, ImageType.GRAY);
  }

  void add(int number, Placing placing) throws IOException {
    PDPage page = from.getPage(number);
    PDRectangle box = page.getCropBox();
    int rotation = page.getRotation();
    PDFormXObject form = layers.importPageAsForm(from, page);
    form.setBBox(box);
    form.setMatrix(new AffineTransform());
    PDPage on = new PDPage(sheet);
    to.addPage(on);
    AffineTransform place = place(box, rotation, placing);
    try (PDPageContentStream content = new PDPageContentStream(to, on)) {
      content.transform(new Matrix(place));
      content.drawForm(form);
      for (PDAnnotation note : page.getAnnotations()) {
        draw(content, note);
      }
    }
  }

  /// What is filled in or stamped on a page is drawn where it stands (PDF 32000-1, 12.5.5, without
  /// the case of a turned appearance).
  private void draw(PDPageContentStream content, PDAnnotation note) throws IOException {
    var shown = note.isHidden() || !note.isPrinted() ? null : note.getNormalAppearanceStream();
    PDRectangle at = note.getRectangle();
    if (shown == null || at == null || shown.getBBox() == null) {
      return;
    }
    PDFormXObject form = new PDFormXObject(cloner.cloneForNewDocument(shown.getCOSObject()));
    PDRectangle box = shown.getBBox();
    content.saveGraphicsState();
    content.transform(
        new Matrix(
            at.getWidth() / box.getWidth(),
            0,
            0,
            at.getHeight() / box.getHeight(),
            at.getLowerLeftX() - box.getLowerLeftX() * at.getWidth() / box.getWidth(),
            at.getLowerLeftY() - box.getLowerLeftY() * at.getHeight() / box.getHeight()));
    content.drawForm(form);
    content.restoreGraphicsState();
  }

  /// From the page's own coordinates to the sheet's, both with y upwards.
  private AffineTransform place(PDRectangle box, int rotation, Placing placing) {
    int turn = (placing.turn() + rotation + FULL_TURN) % FULL_TURN;
    Placing whole = new Placing(placing.fit(), turn);
    AffineTransform place = new AffineTransform(1, 0, 0, -1, 0, sheet.getHeight());
    place.concatenate(
        whole.on(box.getWidth(), box.getHeight(), sheet.getWidth(), sheet.getHeight()));
    place.concatenate(new AffineTransform(1, 0, 0, -1, 0, box.getHeight()));
    place.translate(-box.getLowerLeftX(), -box.getLowerLeftY());
    return place;
  }

  /// Adds all sheets so far again, as copies.
  void repeat(int times) {
    List<PDPage> once = new ArrayList<>();
    to.getPages().forEach(once::add);
    for (int i = 1; i < times; i++) {
      for (PDPage page : once) {
        PDPage copy = new PDPage(new COSDictionary(page.getCOSObject()));
        to.addPage(copy);
      }
    }
  }

  void save(OutputStream out) throws IOException {
    to.save(out);
  }

  @Override
  public void close() throws IOException {
    to.close();
  }
}
