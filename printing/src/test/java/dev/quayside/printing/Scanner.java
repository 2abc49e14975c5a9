package dev.quayside.printing;

import com.google.zxing.BarcodeFormat;
import com.google.zxing.BinaryBitmap;
import com.google.zxing.DecodeHintType;
import com.google.zxing.MultiFormatReader;
import com.google.zxing.NotFoundException;
import com.google.zxing.client.j2se.BufferedImageLuminanceSource;
import com.google.zxing.common.GlobalHistogramBinarizer;
import java.awt.image.BufferedImage;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/// Reads barcodes from pictures of labels with zxing, which knows nothing of how they were drawn.
public final class Scanner {

  private static final int STRIPS = 24;

  private Scanner() {}

  /// All Code 128 symbols that lie along a label: fifteen rows of each strip are read, as a scanner
  /// at a desk sees no more. GS is the FNC1 between GS1 element strings.
  public static Set<String> linear(BufferedImage label) {
    Set<String> found = new TreeSet<>();
    BufferedImage gray = Pictures.gray(label);
    int height = label.getHeight() / STRIPS;
    for (int i = 0; i < STRIPS; i++) {
      BufferedImage strip = gray.getSubimage(0, i * height, label.getWidth(), height);
      read(strip, Map.of(DecodeHintType.POSSIBLE_FORMATS, List.of(BarcodeFormat.CODE_128)))
          .ifPresent(found::add);
    }
    return found;
  }

  public static Set<String> pdf417(BufferedImage label) {
    return read(label, BarcodeFormat.PDF_417, Map.of()).map(Set::of).orElse(Set.of());
  }

  /// zxing finds a MaxiCode only when it is alone in the picture.
  public static Set<String> maxiCode(BufferedImage crop) {
    return read(crop, BarcodeFormat.MAXICODE, Map.of(DecodeHintType.PURE_BARCODE, true))
        .map(Set::of)
        .orElse(Set.of());
  }

  /// zxing finds a Data Matrix only when it is alone in the picture; GS is an FNC1.
  public static Set<String> dataMatrix(BufferedImage crop) {
    return read(crop, BarcodeFormat.DATA_MATRIX, Map.of(DecodeHintType.PURE_BARCODE, true))
        .map(Set::of)
        .orElse(Set.of());
  }

  private static Optional<String> read(
      BufferedImage image, BarcodeFormat format, Map<DecodeHintType, ?> more) {
    Map<DecodeHintType, Object> hints = new EnumMap<>(DecodeHintType.class);
    hints.put(DecodeHintType.POSSIBLE_FORMATS, List.of(format));
    hints.put(DecodeHintType.TRY_HARDER, true);
    hints.putAll(more);
    return read(image, hints);
  }

  private static Optional<String> read(BufferedImage image, Map<DecodeHintType, ?> hints) {
    try {
      BinaryBitmap bitmap =
          new BinaryBitmap(
              new GlobalHistogramBinarizer(new BufferedImageLuminanceSource(Pictures.gray(image))));
      return Optional.of(new MultiFormatReader().decode(bitmap, hints).getText());
    } catch (NotFoundException e) {
      return Optional.empty();
    }
  }
}
