package dev.quayside.printing.artwork;

import java.io.IOException;
import java.util.List;
import java.util.Set;
import org.apache.pdfbox.contentstream.operator.Operator;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.rendering.PageDrawer;
import org.apache.pdfbox.rendering.PageDrawerParameters;

/// Draws a page, and checks before every operator, also those of nested forms and patterns, that
/// the caller still waits: a few kilobytes can ask for billions of strokes.
final class PatientRenderer extends PDFRenderer {

  PatientRenderer(PDDocument document) {
    super(document);
  }

  @Override
  protected PageDrawer createPageDrawer(PageDrawerParameters parameters) throws IOException {
    return new PatientDrawer(parameters);
  }

  /// Operators that the renderer does not know and that draw nothing: marked content, curve
  /// tolerance.
  private static final Set<String> DRAWS_NOTHING = Set.of("BX", "EX", "MP", "DP", "i", "ri");

  private static final class PatientDrawer extends PageDrawer {

    PatientDrawer(PageDrawerParameters parameters) throws IOException {
      super(parameters);
    }

    @Override
    protected void processOperator(Operator operator, List<COSBase> operands) throws IOException {
      GuardedParser.demandPatience();
      super.processOperator(operator, operands);
    }

    /// Fails the whole page: otherwise the label would be printed without the part that cannot be
    /// drawn.
    @Override
    protected void operatorException(Operator operator, List<COSBase> operands, IOException e)
        throws IOException {
      throw e;
    }

    @Override
    protected void unsupportedOperator(Operator operator, List<COSBase> operands)
        throws IOException {
      if (!DRAWS_NOTHING.contains(operator.getName())) {
        throw new IOException("there is no operator " + operator.getName());
      }
    }
  }
}
