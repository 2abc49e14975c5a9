package dev.quayside.printing;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(
    packages = "dev.quayside.printing",
    importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

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
}
