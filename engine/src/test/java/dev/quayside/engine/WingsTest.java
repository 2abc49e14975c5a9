package dev.quayside.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.platform.wing.Wing;
import java.lang.reflect.Field;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class WingsTest extends EngineTest {

  /// What is not listed answers nothing, has no turn and is never closed.
  @Test
  void everyFrontThatIsPutTogetherIsListed() {
    assertThat(engine.wings().stream().<Class<?>>map(Object::getClass))
        .doesNotHaveDuplicates()
        .containsExactlyInAnyOrderElementsOf(
            Stream.of(Features.class.getDeclaredFields())
                .<Class<?>>map(Field::getType)
                .filter(Wing.class::isAssignableFrom)
                .toList());
  }
}
