package dev.quayside.engine.base.id;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class IdsTest {

  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void idsIncreaseWhateverTheClockDoes(long seed) {
    var random = new Random(seed);
    var time = new AtomicLong(1_800_000_000_000L);
    var ids = new Ids(() -> Instant.ofEpochMilli(time.addAndGet(random.nextInt(5) - 2)), random);
    var made = new ArrayList<String>();
    for (int i = 0; i < 2_000; i++) {
      if (random.nextInt(3) == 0) {
        made.add(ids.family(IdKind.RATE));
        made.add(Ids.member(made.getLast(), IdKind.RATE, Ids.FAMILY - 1));
      } else {
        made.add(ids.next(IdKind.RATE));
      }
    }
    assertThat(made).as("seed %d", seed).isSorted().doesNotHaveDuplicates();
  }

  @Test
  void theTimeComesFirst() {
    var ids = new Ids(InstantSource.fixed(Instant.parse("2026-11-21T09:30:00Z")), new Random(1));
    var id = ids.next(IdKind.SHIPMENT);
    assertThat(id).hasSize("shp_".length() + 26).matches("shp_[0-9A-HJKMNP-TV-Z]{26}");
    long millis = 0;
    for (char digit : id.substring(4, 14).toCharArray()) {
      millis = millis * 32 + "0123456789ABCDEFGHJKMNPQRSTVWXYZ".indexOf(digit);
    }
    assertThat(Instant.ofEpochMilli(millis)).isEqualTo("2026-11-21T09:30:00Z");
  }

  @Test
  void aMemberTellsItsFamily() {
    var ids = new Ids(InstantSource.system(), new Random(1));
    var first = ids.family(IdKind.RATE_REQUEST);
    for (int place : new int[] {1, 2, 31, 32, 1_000, Ids.FAMILY - 1}) {
      var member = Ids.member(first, IdKind.RATE, place);
      assertThat(member).startsWith("rate_").isGreaterThan("rate_" + first.substring(5));
      assertThat(Ids.firstOf(member, IdKind.RATE, IdKind.RATE_REQUEST)).contains(first);
    }
    assertThatThrownBy(() -> Ids.member(first, IdKind.RATE, Ids.FAMILY))
        .isInstanceOf(IllegalArgumentException.class);
    for (String none :
        new String[] {"", "rate_", "lbl_" + first.substring(5), first + "0", "rate_é"}) {
      assertThat(Ids.firstOf(none, IdKind.RATE, IdKind.RATE_REQUEST)).as(none).isEmpty();
    }
  }
}
