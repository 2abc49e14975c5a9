package dev.quayside.printing.printer.ipp;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/// One request in the binary form of RFC 8010, built attribute by attribute in the order sent.
final class IppRequest {

  /// Operations of RFC 8011, and one of CUPS.
  enum Operation {
    PRINT_JOB(0x0002),
    GET_JOB_ATTRIBUTES(0x0009),
    GET_PRINTER_ATTRIBUTES(0x000B),
    CUPS_GET_PRINTERS(0x4002);

    private final int code;

    Operation(int code) {
      this.code = code;
    }
  }

  private static final int VERSION = 0x0200;
  private static final int OPERATION_ATTRIBUTES = 0x01;
  private static final int JOB_ATTRIBUTES = 0x02;
  private static final int END = 0x03;
  private static final int INTEGER = 0x21;
  private static final int NAME = 0x42;
  private static final int KEYWORD = 0x44;
  private static final int URI = 0x45;
  private static final int CHARSET = 0x47;
  private static final int LANGUAGE = 0x48;
  private static final int MEDIA_TYPE = 0x49;

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

  IppRequest(Operation operation, String printerUri) {
    bytes.writeBytes(
        ByteBuffer.allocate(8)
            .putShort((short) VERSION)
            .putShort((short) operation.code)
            .putInt(1)
            .array());
    bytes.write(OPERATION_ATTRIBUTES);
    text(CHARSET, "attributes-charset", "utf-8");
    text(LANGUAGE, "attributes-natural-language", "en");
    text(URI, "printer-uri", printerUri);
  }

  IppRequest keywords(String name, String... values) {
    String first = name;
    for (String value : values) {
      text(KEYWORD, first, value);
      first = "";
    }
    return this;
  }

  IppRequest name(String name, String value) {
    return text(NAME, name, value);
  }

  IppRequest mediaType(String name, String value) {
    return text(MEDIA_TYPE, name, value);
  }

  IppRequest integer(String name, int value) {
    return attribute(INTEGER, name, ByteBuffer.allocate(4).putInt(value).array());
  }

  /// Starts the job's attributes: those added from here on describe the job.
  IppRequest ofTheJob() {
    bytes.write(JOB_ATTRIBUTES);
    return this;
  }

  byte[] with(byte[] document) {
    bytes.write(END);
    bytes.writeBytes(document);
    return bytes.toByteArray();
  }

  private IppRequest text(int tag, String name, String value) {
    return attribute(tag, name, value.getBytes(StandardCharsets.UTF_8));
  }

  private IppRequest attribute(int tag, String name, byte[] value) {
    byte[] key = name.getBytes(StandardCharsets.US_ASCII);
    bytes.write(tag);
    length(key.length);
    bytes.writeBytes(key);
    length(value.length);
    bytes.writeBytes(value);
    return this;
  }

  private void length(int length) {
    bytes.write(length >> 8);
    bytes.write(length);
  }
}
