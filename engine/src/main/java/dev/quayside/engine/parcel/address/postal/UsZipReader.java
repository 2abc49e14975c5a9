package dev.quayside.engine.parcel.address.postal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Reads `us.tsv.gz` in one pass: lines of state, post office, and its ZIPs as base-36 steps.
final class UsZipReader {

  private static final int MOST_OFFICES = Character.MAX_VALUE;
  private static final int RADIX = 36;

  final StringBuilder names = new StringBuilder();
  final List<String> states = new ArrayList<>();
  final char[] officeOfZip = new char[100_000];
  private final int[] starts = new int[MOST_OFFICES];
  private final byte[] stateOf = new byte[MOST_OFFICES];
  private int offices;

  static UsZipReader read() {
    var reader = new UsZipReader();
    var text = PostalFile.text("us.tsv.gz");
    for (int from = 0, to; from < text.length(); from = to + 1) {
      to = text.indexOf('\n', from);
      if (text.charAt(from) != '#') {
        reader.line(text, from, to);
      }
    }
    return reader;
  }

  int[] nameStarts() {
    var all = Arrays.copyOf(starts, offices + 1);
    all[offices] = names.length();
    return all;
  }

  byte[] stateOfOffice() {
    return Arrays.copyOf(stateOf, offices);
  }

  private void line(String text, int from, int to) {
    int nameFrom = from + 3;
    int nameTo = text.indexOf('\t', nameFrom);
    if (states.isEmpty() || !text.startsWith(states.getLast(), from)) {
      states.add(text.substring(from, from + 2));
    }
    starts[offices] = names.length();
    stateOf[offices] = (byte) (states.size() - 1);
    names.append(text, nameFrom, nameTo);
    offices++;
    steps(text, nameTo + 1, to);
  }

  private void steps(String text, int from, int to) {
    int zip = 0;
    int step = 0;
    for (int at = from; at <= to; at++) {
      if (at == to || text.charAt(at) == ' ') {
        zip += step;
        step = 0;
        officeOfZip[zip] = (char) offices;
      } else {
        step = step * RADIX + Character.digit(text.charAt(at), RADIX);
      }
    }
  }
}
