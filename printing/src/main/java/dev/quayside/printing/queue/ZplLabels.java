package dev.quayside.printing.queue;

import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Counts the labels of a ZPL file as a printer counts them.
public final class ZplLabels {

  private static final Pattern FORMAT =
      Pattern.compile("\\^XA(.*?)\\^XZ", Pattern.DOTALL | Pattern.CASE_INSENSITIVE);

  /// The commands that draw: fields, graphics, stored formats. A format without any of them only
  /// sets something up.
  private static final Pattern DRAWS =
      Pattern.compile("\\^(?:FD|FV|FN|SN|G[BCDEFS]|XG|XF|IM|IL)", Pattern.CASE_INSENSITIVE);

  private static final Pattern QUANTITY =
      Pattern.compile("\\^PQ(\\d{1,8})", Pattern.CASE_INSENSITIVE);

  private ZplLabels() {}

  /// The number of labels, at least one: a file in another language counts as one piece of paper.
  public static long count(byte[] zpl) {
    long labels = 0;
    Matcher format = FORMAT.matcher(new String(zpl, StandardCharsets.ISO_8859_1));
    while (format.find()) {
      labels += quantity(format.group(1));
    }
    return Math.max(1, labels);
  }

  private static long quantity(String format) {
    if (!DRAWS.matcher(format).find()) {
      return 0;
    }
    Matcher quantity = QUANTITY.matcher(format);
    return quantity.find() ? Math.max(1, Long.parseLong(quantity.group(1))) : 1;
  }
}
