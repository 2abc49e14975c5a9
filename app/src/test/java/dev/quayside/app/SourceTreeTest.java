package dev.quayside.app;

import static java.util.stream.Collectors.toMap;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// What holds of the code of all three modules alike (docs/architecture.md, "Rules").
class SourceTreeTest {

  private static final List<String> MODULES = List.of("../printing", "../engine", ".");

  /// The tests of the API, a folder for each page of docs/api.
  private static final Path CONTRACT =
      Path.of("../engine/src/test/java/dev/quayside/engine/contract");

  private static final int LONGEST_FILE = 500;
  private static final int MOST_FILES = 30;
  private static final int MOST_COLLABORATORS = 7;

  /// Classes that are older than the rule, with what their constructors take: none may grow.
  private static final Map<String, Integer> CROWDED =
      Map.ofEntries(
          Map.entry("Wiring", 13),
          Map.entry("PrintService", 12),
          Map.entry("Pipeline", 12),
          Map.entry("PickupBookings", 10),
          Map.entry("OrderInHand", 10),
          Map.entry("PrintQueue", 9),
          Map.entry("Batches", 9),
          Map.entry("ShellView", 9),
          Map.entry("Orders", 8),
          Map.entry("Rates", 8),
          Map.entry("Settlements", 8),
          Map.entry("Purchase", 8),
          Map.entry("BatchTransactions", 8),
          Map.entry("OrderCheck", 8),
          Map.entry("Checkout", 9));

  @Test
  void noFileIsLong() throws IOException {
    for (var root : roots("src/main/java", "src/test/java")) {
      try (var files = Files.walk(root)) {
        for (var file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
          try (var lines = Files.lines(file)) {
            assertThat(lines.count()).as(file.toString()).isLessThanOrEqualTo(LONGEST_FILE);
          }
        }
      }
    }
  }

  /// A folder is read at a glance.
  @Test
  void noFolderIsCrowded() throws IOException {
    var main = roots("src/main/java").stream();
    for (var root : Stream.concat(main, Stream.of(CONTRACT)).toList()) {
      try (var folders = Files.walk(root)) {
        for (var folder : folders.filter(Files::isDirectory).toList()) {
          try (var files = Files.list(folder)) {
            assertThat(files.filter(Files::isRegularFile).count())
                .as(folder.toString())
                .isLessThanOrEqualTo(MOST_FILES);
          }
        }
      }
    }
  }

  /// Who needs more does several things. Records are left out, since most of them are values.
  @Test
  void noConstructorIsCrowded() {
    var crowded =
        new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages("dev.quayside")
                .stream()
                .filter(SourceTreeTest::isBuiltByHand)
                .filter(type -> collaborators(type) > MOST_COLLABORATORS)
                .collect(toMap(JavaClass::getSimpleName, SourceTreeTest::collaborators));
    assertThat(crowded).isEqualTo(CROWDED);
  }

  /// The compiler adds parameters to the constructors of the others.
  private static boolean isBuiltByHand(JavaClass type) {
    return !type.isRecord() && !type.isEnum() && !type.isAnonymousClass() && !type.isLocalClass();
  }

  private static int collaborators(JavaClass type) {
    return type.getConstructors().stream()
        .mapToInt(each -> each.getRawParameterTypes().size())
        .max()
        .orElse(0);
  }

  private static List<Path> roots(String... folders) {
    return MODULES.stream()
        .flatMap(module -> Stream.of(folders).map(folder -> Path.of(module, folder)))
        .toList();
  }
}
