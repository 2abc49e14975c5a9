package dev.quayside.printing.printer.practice;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;

/// Hears ZPL: labels go into the memory, questions are answered at once.
final class ZplEar {

  /// What a host asks.
  enum Question {
    HOST_STATUS("~HS"),
    ERRORS("~HQES"),
    ODOMETER("! U1 getvar \"odometer.total_label_count\"\r\n");

    private final String text;

    Question(String text) {
      this.text = text;
    }
  }

  private static final int LONGEST = 64;

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
    for (int i = 0; i < count; i++) {
      if (inLabel) {
        hearLabel(said[i]);
      } else {
        hearBetween((char) (said[i] & 0xff), out);
      }
    }
  }

  private void hearLabel(byte b) throws InterruptedException {
    label.write(b);
    matched = b == '^' ? 1 : matched == 1 && b == 'X' ? 2 : matched == 2 && b == 'Z' ? 3 : 0;
    if (matched == 3) {
      inLabel = false;
      memory.take(label.toByteArray());
      label.reset();
    }
  }

  private void hearBetween(char c, OutputStream out) throws IOException {
    between.append(c);
    if (endsWith("^XA")) {
      inLabel = true;
      matched = 0;
      label.writeBytes("^XA".getBytes(StandardCharsets.US_ASCII));
      between.setLength(0);
      return;
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
  }

  private boolean endsWith(String text) {
    int from = between.length() - text.length();
    return from >= 0 && between.indexOf(text, from) == from;
  }
}
