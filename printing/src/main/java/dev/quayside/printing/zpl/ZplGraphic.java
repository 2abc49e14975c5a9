package dev.quayside.printing.zpl;

import java.awt.Shape;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.Base64;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/// A picture in a ZPL label: `^GF` in hexadecimal digits with run lengths, or in base64, deflated
/// or not (ZPL II Programming Guide, alternative data compression).
final class ZplGraphic {

  /// In bytes: more than a label of 4 x 8 inches at 300 dpi has.
  private static final int MOST_BYTES = 400_000;

  /// In strokes: a finer pattern would fill the memory.
  private static final int MOST_STROKES = 400_000;

  private static final String ONES = "GHIJKLMNOPQRSTUVWXY";
  private static final String TWENTIES = "ghijklmnopqrstuvwxyz";

  private ZplGraphic() {}

  static Shape draw(ZplCommand command) {
    int total = command.number(2, 0);
    int row = command.number(3, 0);
    if (!command.parameter(0).equalsIgnoreCase("A")
        || row <= 0
        || total <= 0
        || total > MOST_BYTES) {
      throw new ZplUnknown("^GF" + command.parameter(0));
    }
    String[] parts = command.parameters().split(",", 5);
    String data = parts.length == 5 ? parts[4].strip() : "";
    byte[] bytes =
        data.startsWith(":Z64:")
            ? inflated(base64(data), total)
            : data.startsWith(":B64:") ? base64(data) : digits(data, row, total);
    return dots(bytes, row);
  }

  private static Shape dots(byte[] bytes, int row) {
    Path2D.Double ink = new Path2D.Double();
    int strokes = 0;
    for (int y = 0; y * row < bytes.length; y++) {
      int width = Math.min(row, bytes.length - y * row) * 8;
      int begun = -1;
      for (int x = 0; x <= width; x++) {
        boolean black = x < width && (bytes[y * row + (x >> 3)] & 0x80 >> (x & 7)) != 0;
        if (black && begun < 0) {
          begun = x;
        } else if (!black && begun >= 0) {
          if (++strokes > MOST_STROKES) {
            throw new ZplUnknown("^GF");
          }
          ink.append(new Rectangle2D.Double(begun, y, x - begun, 1), false);
          begun = -1;
        }
      }
    }
    return ink;
  }

  private static byte[] base64(String data) {
    try {
      String text = data.substring(5, Math.max(5, data.lastIndexOf(':')));
      return Base64.getMimeDecoder().decode(text);
    } catch (IllegalArgumentException e) {
      throw new ZplUnknown("^GF");
    }
  }

  private static byte[] inflated(byte[] packed, int total) {
    byte[] bytes = new byte[total];
    try (Inflater inflater = new Inflater()) {
      inflater.setInput(packed);
      int at = 0;
      while (at < total) {
        int count = inflater.inflate(bytes, at, total - at);
        if (count == 0) {
          break;
        }
        at += count;
      }
      return Arrays.copyOf(bytes, at);
    } catch (DataFormatException e) {
      throw new ZplUnknown("^GF");
    }
  }

  private static byte[] digits(String data, int row, int total) {
    ByteArrayOutputStream all = new ByteArrayOutputStream(total);
    StringBuilder line = new StringBuilder();
    String before = "0".repeat(row * 2);
    int times = 0;
    for (int i = 0; i < data.length() && all.size() < total; i++) {
      char c = data.charAt(i);
      boolean end = false;
      if (ONES.indexOf(c) >= 0) {
        times += ONES.indexOf(c) + 1;
      } else if (TWENTIES.indexOf(c) >= 0) {
        times += (TWENTIES.indexOf(c) + 1) * 20;
      } else if (Character.digit(c, 16) >= 0) {
        line.append(String.valueOf(c).repeat(Math.min(Math.max(1, times), row * 2)));
        times = 0;
      } else if (c == ',' || c == '!') {
        line.append(
            String.valueOf(c == ',' ? '0' : 'F').repeat(Math.max(0, row * 2 - line.length())));
        end = true;
      } else if (c == ':') {
        line.append(before);
        end = true;
      } else if (!Character.isWhitespace(c)) {
        throw new ZplUnknown("^GF " + c);
      }
      while (line.length() >= row * 2 || end) {
        before = line.substring(0, Math.min(line.length(), row * 2));
        hex(before, all);
        line.delete(0, before.length());
        end = false;
      }
    }
    return all.toByteArray();
  }

  private static void hex(String digits, ByteArrayOutputStream into) {
    for (int i = 0; i + 1 < digits.length(); i += 2) {
      into.write(
          Character.digit(digits.charAt(i), 16) << 4 | Character.digit(digits.charAt(i + 1), 16));
    }
  }

  /// `^GBw,h,t,c,r`: a box, whose lines grow inwards, or a line.
  static Shape box(ZplCommand command) {
    int thick = Math.max(1, command.number(2, 1));
    int width = Math.max(thick, command.number(0, thick));
    int height = Math.max(thick, command.number(1, thick));
    if (command.number(4, 0) != 0) {
      throw new ZplUnknown("^GB with round corners");
    }
    Area ink = new Area(new Rectangle2D.Double(0, 0, width, height));
    if (width > 2 * thick && height > 2 * thick) {
      ink.subtract(
          new Area(
              new Rectangle2D.Double(thick, thick, width - 2.0 * thick, height - 2.0 * thick)));
    }
    return ink;
  }
}
