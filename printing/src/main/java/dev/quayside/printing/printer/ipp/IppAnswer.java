package dev.quayside.printing.printer.ipp;

import dev.quayside.printing.message.SaidWords;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// An answer in the binary form of RFC 8010. Collections are skipped: nothing here asks for one.
///
/// @param status of RFC 8011, appendix B
/// @param groups of attributes beyond the first, in order, with each value as text
public record IppAnswer(int status, List<Map<String, List<String>>> groups) {

  private static final int FIRST_VALUE_TAG = 0x10;
  private static final int OPERATION_ATTRIBUTES = 0x01;
  private static final int END = 0x03;
  private static final int INTEGER = 0x21;
  private static final int BOOLEAN = 0x22;
  private static final int ENUM = 0x23;
  private static final int BEGIN_COLLECTION = 0x34;
  private static final int END_COLLECTION = 0x37;
  private static final int FIRST_ERROR = 0x0400;

  /// @throws BadIppAnswer when the answer is cut off or not IPP at all
  static IppAnswer read(byte[] bytes) throws BadIppAnswer {
    try {
      ByteBuffer in = ByteBuffer.wrap(bytes);
      in.getShort();
      int status = in.getShort() & 0xffff;
      in.getInt();
      return new IppAnswer(status, groups(in));
    } catch (BufferUnderflowException e) {
      throw new BadIppAnswer();
    }
  }

  public boolean isSuccess() {
    return status < FIRST_ERROR;
  }

  /// All values of an attribute of the first printer or job in the answer; empty when it has none.
  public List<String> all(String name) {
    return groups.isEmpty() ? List.of() : groups.getFirst().getOrDefault(name, List.of());
  }

  /// The first value of an attribute; empty text when it has none.
  public String one(String name) {
    List<String> values = all(name);
    return values.isEmpty() ? "" : values.getFirst();
  }

  private static List<Map<String, List<String>>> groups(ByteBuffer in) {
    List<Map<String, List<String>>> groups = new ArrayList<>();
    Map<String, List<String>> group = new LinkedHashMap<>();
    String name = "";
    int depth = 0;
    for (int tag = in.get(); tag != END; tag = in.get()) {
      if (tag < FIRST_VALUE_TAG) {
        group = new LinkedHashMap<>();
        if (tag != OPERATION_ATTRIBUTES) {
          groups.add(group);
        }
        continue;
      }
      String key = new String(take(in), StandardCharsets.US_ASCII);
      byte[] value = take(in);
      depth += tag == BEGIN_COLLECTION ? 1 : tag == END_COLLECTION ? -1 : 0;
      if (depth == 0 && tag != END_COLLECTION) {
        name = key.isEmpty() ? name : key;
        group.computeIfAbsent(name, each -> new ArrayList<>()).add(text(tag, value));
      }
    }
    return groups;
  }

  private static byte[] take(ByteBuffer in) {
    byte[] bytes = new byte[Math.min(in.getShort() & 0xffff, in.remaining() + 1)];
    in.get(bytes);
    return bytes;
  }

  private static String text(int tag, byte[] value) {
    return switch (tag) {
      case INTEGER, ENUM -> Integer.toString(ByteBuffer.wrap(value).getInt());
      case BOOLEAN -> Boolean.toString(value.length > 0 && value[0] != 0);
      default -> SaidWords.of(new String(value, StandardCharsets.UTF_8));
    };
  }
}
