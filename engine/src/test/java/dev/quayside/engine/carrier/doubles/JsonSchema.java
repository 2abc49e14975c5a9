package dev.quayside.engine.carrier.doubles;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/// What a vendor's JSON has to look like.
public final class JsonSchema {

  private final Schema schema;

  /// @param resource beside `of`, in JSON Schema 2020-12
  public JsonSchema(Class<?> of, String resource) {
    try (var in = Objects.requireNonNull(of.getResourceAsStream(resource), resource)) {
      schema =
          SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
              .getSchema(in, InputFormat.JSON);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// What is wrong with a document; empty when nothing is.
  public Optional<String> wrong(String document) {
    var errors = schema.validate(document, InputFormat.JSON);
    return errors.isEmpty()
        ? Optional.empty()
        : Optional.of(errors.stream().map(Object::toString).collect(Collectors.joining("; ")));
  }
}
