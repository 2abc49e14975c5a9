package dev.quayside.app.i18n;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.quayside.engine.account.wallet.WalletWords;
import dev.quayside.engine.base.money.Money;
import dev.quayside.printing.message.Bundles;
import dev.quayside.printing.message.Message;
import dev.quayside.printing.message.MessageKey;
import dev.quayside.printing.message.Why;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Whatever the engine and the printers can say, they can say in every language, with the same
/// arguments; and nothing is translated that nobody says. The keys are found as types.
class MessagesTest {

  private static final Pattern HOLE = Pattern.compile("\\{\\d}");

  private static final JavaClasses CODE =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("dev.quayside");

  /// An enum makes its own constants and lists them.
  private static final Set<String> MADE_BY = Set.of("<clinit>", "$values");

  private final Texts spanish = new Texts(Language.SPANISH);

  @ParameterizedTest
  @EnumSource(Language.class)
  void everyKeyHasItsWords(Language language) {
    var words = Bundles.in(language == Language.ENGLISH ? "" : language.code());
    assertThat(keys()).hasSizeGreaterThan(50);
    for (var key : keys()) {
      var english = Bundles.in("").pattern(key.key());
      var pattern = words.pattern(key.key());
      assertThat(pattern).as(key.key()).isNotBlank().isNotEqualTo(key.key());
      assertThat(holes(pattern)).as(key.key()).isEqualTo(holes(english));
    }
  }

  /// The engine says `USD 7.26`; the window says money in one way.
  @Test
  void amountsAreWrittenAsEverywhereElseInTheWindow() {
    var why = WalletWords.TOO_LITTLE.of(Money.usd("1007.33"), Money.usd("0.23"));
    assertThat(new Texts(Language.ENGLISH).of(why)).contains("$1,007.33", "$0.23");
    assertThat(why.sentence()).contains("USD 1007.33", "USD 0.23");
    assertThat(new Texts(Language.ENGLISH).value("JPY 7.5")).isEqualTo("JPY 7.5");
    assertThat(new Texts(Language.ENGLISH).value("BOX 12")).isEqualTo("BOX 12");
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void noWordsAreLeftOver(Language language) throws IOException {
    var said = keys().stream().map(MessageKey::key).collect(Collectors.toSet());
    for (var bundle : keys().stream().map(MessageKey::bundle).collect(Collectors.toSet())) {
      var file = bundle + (language == Language.ENGLISH ? "" : "_" + language.code());
      assertThat(lines(file)).as(file).allMatch(line -> said.contains(bundle + "." + line));
    }
  }

  @Test
  void noTwoKeysAreTheSame() {
    assertThat(keys()).extracting(MessageKey::key).doesNotHaveDuplicates();
  }

  @Test
  void everyKeyIsSaid() {
    var used =
        CODE.stream()
            .flatMap(type -> type.getFieldAccessesFromSelf().stream())
            .filter(access -> !isMaking(access))
            .map(JavaAccess::getTarget)
            .map(target -> target.getOwner().getName() + "." + target.getName())
            .collect(Collectors.toSet());
    assertThat(keys())
        .filteredOn(key -> !used.contains(key.getClass().getName() + "." + key.name()))
        .isEmpty();
  }

  @Test
  void messagesWithinMessagesAreWordedToo() {
    assertThat(spanish.of(Why.BEHIND.of(Why.MOVED.of("dock", Why.PAPER_OUT))))
        .isEqualTo(
            "Espera a la etiqueta anterior: Pasada desde dock: No tiene etiquetas: ponga un"
                + " rollo.");
    assertThat(spanish.of(Message.several(List.of(Why.PAPER_OUT.of(), Why.HEAD_OPEN.of()))))
        .startsWith("No tiene etiquetas")
        .endsWith("abierta: ciérrela.");
  }

  @Test
  void whatSomebodyElseSaidStaysAsItIs() {
    assertThat(spanish.of(Message.said("Cannot print “山”."))).isEqualTo("Cannot print “山”.");
    assertThat(spanish.of(null)).isEmpty();
  }

  private static boolean isMaking(JavaAccess<?> access) {
    return access.getOriginOwner().equals(access.getTargetOwner())
        && MADE_BY.contains(access.getOrigin().getName());
  }

  private static List<MessageKey> keys() {
    return CODE.stream()
        .filter(type -> type.isEnum() && type.isAssignableTo(MessageKey.class))
        .map(JavaClass::reflect)
        .flatMap(type -> Stream.of((MessageKey[]) Objects.requireNonNull(type.getEnumConstants())))
        .toList();
  }

  private static Set<String> lines(String file) throws IOException {
    var sentences = new Properties();
    try (var stream =
        Objects.requireNonNull(
            Message.class.getResourceAsStream("/dev/quayside/messages/" + file + ".properties"),
            file)) {
      sentences.load(new InputStreamReader(stream, StandardCharsets.UTF_8));
    }
    return sentences.stringPropertyNames();
  }

  private static Set<String> holes(String pattern) {
    return HOLE.matcher(pattern)
        .results()
        .map(MatchResult::group)
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
