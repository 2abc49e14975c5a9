package dev.quayside.engine.base.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class StorableTextTest {

  private static final String SMILE = "\ud83d\ude00";

  @Test
  void whatNoDatabaseKeepsIsTakenOutAndNothingElse() {
    assertThat(StorableText.kept("a\u0000b\ud83dc\ude00d" + SMILE)).isEqualTo("abcd" + SMILE);
    assertThat(StorableText.kept("\ud83d" + SMILE + "\ud83d")).isEqualTo(SMILE);
    assertThat(StorableText.kept("^FD\u001d\u0007\n^FS")).isEqualTo("^FD\u001d\u0007\n^FS");
    var plain = "Ann";
    assertThat(StorableText.kept(plain)).isSameAs(plain);
  }

  @Test
  void jsonLosesWhatIsWrittenForItToo() {
    assertThat(StorableText.json("{\"a\":\"x\\u0000\\u0000y\"}")).isEqualTo("{\"a\":\"xy\"}");
    assertThat(StorableText.json("[\"\\\\\\u0000\"]")).isEqualTo("[\"\\\\\"]");
    assertThat(StorableText.json("[\"\\\\u0000\"]")).isEqualTo("[\"\\\\u0000\"]");
    assertThat(StorableText.json("C:\\u0000")).isEqualTo("C:\\u0000");
  }
}
