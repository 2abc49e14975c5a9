package dev.quayside.engine.platform.server.docs;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import java.io.UncheckedIOException;

/// JSON as people write it, one field on a line.
final class ExampleText {

  private static final ObjectWriter WRITER =
      new ObjectMapper()
          .writer(
              new DefaultPrettyPrinter(separators())
                  .withArrayIndenter(indent())
                  .withObjectIndenter(indent()));

  private ExampleText() {}

  static String of(JsonNode json) {
    try {
      return WRITER.writeValueAsString(json);
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static DefaultIndenter indent() {
    return new DefaultIndenter("  ", "\n");
  }

  private static Separators separators() {
    return Separators.createDefaultInstance()
        .withObjectFieldValueSpacing(Separators.Spacing.AFTER)
        .withArrayEmptySeparator("")
        .withObjectEmptySeparator("");
  }
}
