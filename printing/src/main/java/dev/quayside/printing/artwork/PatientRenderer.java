package dev.quayside.printing.artwork;

import java.awt.RenderingHints;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.pdfbox.contentstream.operator.Operator;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.rendering.PageDrawer;
import org.apache.pdfbox.rendering.PageDrawerParameters;

/// Draws a page, and checks before every operator, also those of nested forms and patterns, that
/// the caller still waits: a few kilobytes can ask for billions of strokes. It draws without
/// smoothing, since a printer's head has no grey.
final class PatientRenderer extends PDFRenderer {

  private static final Map<RenderingHints.Key, Object> SHARP =
      Map.of(
          RenderingHints.KEY_ANTIALIASING,
          RenderingHints.VALUE_ANTIALIAS_OFF,
          RenderingHints.KEY_TEXT_ANTIALIASING,
          RenderingHints.VALUE_TEXT_ANTIALIAS_OFF,
          RenderingHints.KEY_INTERPOLATION,
          RenderingHints.VALUE_INTERPOLATION_NEAREST_NEIGHBOR);

  PatientRenderer(PDDocument document) {
    super(document);
    setRenderingHints(new RenderingHints(SHARP));
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
