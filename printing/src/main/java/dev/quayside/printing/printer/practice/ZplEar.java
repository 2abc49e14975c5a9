package dev.quayside.printing.printer.practice;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;

/// Reads incoming ZPL: labels go into the memory, questions are answered at once.
final class ZplEar {

  /// The questions a host asks.
  enum Question {
    HOST_STATUS("~HS"),
    ERRORS("~HQES"),
    ODOMETER("! U1 getvar \"odometer.total_label_count\"\r\n"),
    UNIQUE_ID("! U1 getvar \"device.unique_id\"\r\n"),
    UPTIME("! U1 getvar \"device.uptime\"\r\n");

    private final String text;

    Question(String text) {
      this.text = text;
    }
  }

  private static final int LONGEST = 64;

  /// The length of `^XZ`, which ends a label.
  private static final int END = 3;

  private final LabelMemory memory;
  private final Function<Question, String> answers;
  private final StringBuilder between = new StringBuilder();
  private final ByteArrayOutputStream label = new ByteArrayOutputStream();
  private boolean inLabel;
  private int matched;

  ZplEar(LabelMemory memory, Function<Question, String> answers) {
    this.memory = memory;
    this.answers = answers;
  }

  void hear(byte[] said, int count, OutputStream out) throws IOException, InterruptedException {
    int i = 0;
    while (i < count) {
      i = inLabel ? hearLabel(said, i, count) : hearBetween(said, i, out);
    }
  }

  /// @return where the next command begins
  private int hearLabel(byte[] said, int from, int count) throws InterruptedException {
    int i = from;
    while (i < count && matched < END) {
      byte b = said[i++];
      matched = b == '^' ? 1 : matched == 1 && b == 'X' ? 2 : matched == 2 && b == 'Z' ? END : 0;
    }
    label.write(said, from, i - from);
    if (matched == END) {
      inLabel = false;
      memory.take(label.toByteArray());
      label.reset();
    }
    return i;
  }

  private int hearBetween(byte[] said, int at, OutputStream out) throws IOException {
    between.append((char) (said[at] & 0xff));
    if (endsWith("^XA")) {
      inLabel = true;
      matched = 0;
      label.writeBytes("^XA".getBytes(StandardCharsets.US_ASCII));
      between.setLength(0);
      return at + 1;
    }
    for (Question question : Question.values()) {
      if (endsWith(question.text)) {
        out.write(answers.apply(question).getBytes(StandardCharsets.ISO_8859_1));
        out.flush();
        between.setLength(0);
      }
    }
    if (between.length() > LONGEST) {
      between.delete(0, between.length() - LONGEST);
    }
    return at + 1;
  }

  private boolean endsWith(String text) {
    int from = between.length() - text.length();
    return from >= 0 && between.indexOf(text, from) == from;
  }
}
