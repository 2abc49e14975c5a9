package dev.quayside.printing.artwork;

import java.io.IOException;
import java.io.InputStream;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import java.util.zip.Adler32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSObject;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.pdmodel.PDPage;
import org.jspecify.annotations.Nullable;

/// Checks that everything a page is drawn from is there and whole: the parser takes a damaged
/// stream for a short one and ignores a missing part, and the page would come out without it.
final class PdfParts {

  private static final int HEADER = 2;
  private static final int CHECKSUM = 4;

  private final Set<COSBase> seen = Collections.newSetFromMap(new IdentityHashMap<>());
  private final byte[] sink = new byte[64 * 1024];

  private PdfParts() {}

  /// @throws IOException when a part is missing or damaged
  static void demandWhole(PDPage page) throws IOException {
    PdfParts parts = new PdfParts();
    COSDictionary dictionary = page.getCOSObject();
    parts.look(dictionary.getItem(COSName.CONTENTS));
    if (page.getResources() != null) {
      parts.look(page.getResources().getCOSObject());
    }
  }

  private void look(@Nullable COSBase part) throws IOException {
    GuardedParser.demandPatience();
    COSBase there = part instanceof COSObject reference ? target(reference) : part;
    if (there == null || !seen.add(there)) {
      return;
    }
    if (there instanceof COSStream stream) {
      demandWhole(stream);
    }
    if (there instanceof COSDictionary dictionary) {
      for (COSName name : dictionary.keySet()) {
        if (!name.equals(COSName.PARENT)) {
          look(dictionary.getItem(name));
        }
      }
    } else if (there instanceof COSArray array) {
      for (int i = 0; i < array.size(); i++) {
        look(array.get(i));
      }
    }
  }

  private static COSBase target(COSObject reference) throws IOException {
    COSBase target = reference.getObject();
    if (target == null) {
      throw new IOException("a part of the page is missing: " + reference.getKey());
    }
    return target;
  }

  /// Checks a stream whose first filter is deflate. Other streams, and encrypted ones, cannot be
  /// checked before they are drawn.
  private void demandWhole(COSStream stream) throws IOException {
    COSBase filters = stream.getFilters();
    COSBase first =
        filters instanceof COSArray several && several.size() > 0 ? several.getObject(0) : filters;
    if (!COSName.FLATE_DECODE.equals(first) && !COSName.FLATE_DECODE_ABBREVIATION.equals(first)) {
      return;
    }
    byte[] packed;
    try (InputStream raw = stream.createRawInputStream()) {
      packed = raw.readAllBytes();
    }
    if (packed.length > HEADER) {
      inflate(packed);
    }
  }

  /// Unpacks a deflate stream and compares its checksum; a checksum that was cut off counts as
  /// right.
  private void inflate(byte[] packed) throws IOException {
    Adler32 sum = new Adler32();
    try (Inflater inflater = new Inflater(true)) {
      inflater.setInput(packed, HEADER, packed.length - HEADER);
      while (!inflater.finished()) {
        int count = inflater.inflate(sink);
        sum.update(sink, 0, count);
        if (count == 0 && !inflater.finished()) {
          throw new IOException("a part of the page is cut off");
        }
      }
      int end = packed.length - inflater.getRemaining();
      if (inflater.getRemaining() >= CHECKSUM && number(packed, end) != sum.getValue()) {
        throw new IOException("a part of the page is not as it was written");
      }
    } catch (DataFormatException e) {
      throw new IOException("a part of the page cannot be unpacked", e);
    }
  }

  private static long number(byte[] bytes, int at) {
    long number = 0;
    for (int i = 0; i < CHECKSUM; i++) {
      number = number << Byte.SIZE | bytes[at + i] & 0xff;
    }
    return number;
  }
}
