package dev.quayside.engine.base.number;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.JsonTokenId;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.util.JsonParserDelegate;
import java.io.IOException;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/// JSON in which numbers far outside any field's range are met while they are read. A short text
/// such as `1e-2147483648` would otherwise overload the first code that adds, rounds or prints it,
/// and one of a million digits whoever reads it.
public final class BoundedJson extends JsonParserDelegate {

  private final boolean refuses;
  private @Nullable JsonToken token;

  private BoundedJson(JsonParser parser, boolean refuses) {
    super(parser);
    this.refuses = refuses;
    this.token = parser.currentToken();
  }

  /// For what callers write: the whole text is refused, at the number's place.
  public static BoundedJson refusing(JsonParser parser) {
    return new BoundedJson(parser, true);
  }

  /// For what shops and carriers answer: such a number reads as a text, which is no number where
  /// one is wanted and spoils nothing beside it.
  ///
  /// @param parser of {@link #factory}
  public static BoundedJson asTexts(JsonParser parser) {
    return new BoundedJson(parser, false);
  }

  /// Makes parsers that leave the length of numbers to {@link #asTexts}.
  public static JsonFactory factory() {
    return JsonFactory.builder()
        .streamReadConstraints(
            StreamReadConstraints.builder().maxNumberLength(Integer.MAX_VALUE).build())
        .build();
  }

  @Override
  public @Nullable JsonToken nextToken() throws IOException {
    token = bounded(super.nextToken());
    return token;
  }

  @Override
  public @Nullable JsonToken nextValue() throws IOException {
    token = bounded(super.nextValue());
    return token;
  }

  @Override
  public @Nullable JsonToken currentToken() {
    return token;
  }

  @Override
  public int currentTokenId() {
    return token == null ? JsonTokenId.ID_NO_TOKEN : token.id();
  }

  @Override
  public boolean hasToken(JsonToken asked) {
    return token == asked;
  }

  @Override
  public boolean hasTokenId(int id) {
    return currentTokenId() == id;
  }

  @Override
  public void clearCurrentToken() {
    super.clearCurrentToken();
    token = null;
  }

  @Override
  public JsonParser skipChildren() throws IOException {
    super.skipChildren();
    token = super.currentToken();
    return this;
  }

  @Override
  public BigDecimal getDecimalValue() throws IOException {
    var value = decimal();
    if (value == null) {
      throw outOfRange();
    }
    return value;
  }

  private @Nullable JsonToken bounded(@Nullable JsonToken next) throws IOException {
    if (next == null || !next.isNumeric() || isBounded(next)) {
      return next;
    }
    if (refuses) {
      throw outOfRange();
    }
    return JsonToken.VALUE_STRING;
  }

  private boolean isBounded(JsonToken number) throws IOException {
    return getTextLength() <= BoundedDecimal.MOST_DIGITS
        && (number == JsonToken.VALUE_NUMBER_INT || decimal() != null);
  }

  /// Null for one out of bounds.
  private @Nullable BigDecimal decimal() throws IOException {
    try {
      var value = super.getDecimalValue();
      return BoundedDecimal.isInBounds(value) ? value : null;
    } catch (NumberFormatException | ArithmeticException | JsonParseException e) {
      // its exponent alone is out of range
      return null;
    }
  }

  private JsonParseException outOfRange() {
    return new JsonParseException(this, "a number out of range");
  }
}
