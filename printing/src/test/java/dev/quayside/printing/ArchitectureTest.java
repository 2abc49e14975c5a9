package dev.quayside.printing;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

@AnalyzeClasses(
    packages = "dev.quayside.printing",
    importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

  private static final int LONGEST_FILE = 500;
  private static final int MOST_FILES = 30;

  @ArchTest
  static final ArchRule packagesHaveNoCycles =
      slices().matching("dev.quayside.printing.(**)").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule measureNeedsOnlyTheJdk =
      classes()
          .that()
          .resideInAPackage("..printing.measure..")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage("dev.quayside.printing.measure..", "java..", "org.jspecify..");

  @ArchTest
  static final ArchRule printingKnowsNeitherEngineNorApp =
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("dev.quayside.engine..", "dev.quayside.app..", "javafx..");

  @ArchTest
  static final ArchRule elementKindsDoNotKnowRenderers =
      noClasses()
          .that()
          .resideInAPackage("..printing.label..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("..printing.render..", "..printing.printer..", "..printing.queue..");

  @ArchTest
  static final ArchRule onlyBarcodesKnowTheBarcodeLibrary =
      noClasses()
          .that()
          .resideOutsideOfPackage("..label.barcode..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("uk.org.okapibarcode..");

  @ArchTest
  static final ArchRule nothingNeedsTheAwtFontSystemOrAScreen =
      noClasses()
          .should()
          .dependOnClassesThat()
          .haveFullyQualifiedName("java.awt.Font")
          .orShould()
          .dependOnClassesThat()
          .haveFullyQualifiedName("java.awt.Graphics2D")
          .orShould()
          .dependOnClassesThat()
          .resideInAPackage("javax.swing..");

  /// ADR 0007: carriers' pictures are read with ImageIO and PDFBox, our own are not drawn with AWT.
  @ArchTest
  static final ArchRule onlyArtworkReadsPicturesWithAwt =
      noClasses()
          .that()
          .resideOutsideOfPackage("..printing.artwork..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("java.awt.image..", "javax.imageio..");

  @ArchTest
  static final ArchRule timeComesFromAnInjectedClock =
      noClasses()
          .should()
          .callMethod(java.time.Instant.class, "now")
          .orShould()
          .callMethod(System.class, "currentTimeMillis")
          .orShould()
          .callMethod(java.time.LocalDate.class, "now")
          .orShould()
          .callConstructor(java.util.Random.class);

  @Test
  void noFileIsLong() throws IOException {
    for (String root : new String[] {"src/main/java", "src/test/java"}) {
      try (var files = Files.walk(Path.of(root))) {
        for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
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
    try (var folders = Files.walk(Path.of("src/main/java"))) {
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
