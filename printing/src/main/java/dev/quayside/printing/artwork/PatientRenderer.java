package dev.quayside.printing.artwork;

import java.io.IOException;
import java.util.List;
import org.apache.pdfbox.contentstream.operator.Operator;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.rendering.PageDrawer;
import org.apache.pdfbox.rendering.PageDrawerParameters;

/// Draws a page, and looks before every operator, also those of nested forms and patterns, whether
/// somebody still waits: a few kilobytes can ask for billions of strokes.
final class PatientRenderer extends PDFRenderer {

  PatientRenderer(PDDocument document) {
    super(document);
  }

  @Override
  protected PageDrawer createPageDrawer(PageDrawerParameters parameters) throws IOException {
    return new PatientDrawer(parameters);
  }

  private static final class PatientDrawer extends PageDrawer {

    PatientDrawer(PageDrawerParameters parameters) throws IOException {
      super(parameters);
    }

    @Override
    protected void processOperator(Operator operator, List<COSBase> operands) throws IOException {
      Reading.demandPatience();
      super.processOperator(operator, operands);
    }
  }
}
