package dev.quayside.engine.contract;

import java.io.IOException;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;

/// The words of a PDF that was downloaded.
public final class PdfText {

  private PdfText() {}

  public static String of(Api.Response response) throws IOException {
    try (PDDocument document = Loader.loadPDF(response.raw().body())) {
      return new PDFTextStripper().getText(document);
    }
  }
}
