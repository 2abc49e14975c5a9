package dev.quayside.app;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import dev.quayside.app.control.layout.ScrollArea;
import java.math.BigDecimal;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;

/// The rules of docs/architecture.md for the app.
@AnalyzeClasses(packages = "dev.quayside.app", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

  @ArchTest
  static final ArchRule MODELS_KNOW_NO_SCENE_GRAPH =
      noClasses()
          .that()
          .haveSimpleNameEndingWith("Model")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("javafx.scene..", "javafx.stage..", "javafx.application..");

  /// Every order of events is tried there in milliseconds, without a toolkit or an engine.
  @ArchTest
  static final ArchRule THE_STATE_OF_PACKING_IS_PLAIN_JAVA =
      noClasses()
          .that()
          .resideInAPackage("..screen.ship.packing..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("javafx..", "dev.quayside.app.task..");

  @ArchTest
  static final ArchRule VIEWS_SEE_ONLY_THEIR_OWN_PACKAGE_S_MODELS =
      classes().that().haveSimpleNameEndingWith("View").should(onlySeeModelsBesideThem());

  @ArchTest
  static final ArchRule VIEWS_NEVER_SPEAK_TO_THE_ENGINE_S_USE_CASES =
      noClasses()
          .that()
          .haveSimpleNameEndingWith("View")
          .should()
          .dependOnClassesThat()
          .haveFullyQualifiedName("dev.quayside.engine.Engine");

  @ArchTest
  static final ArchRule ONLY_TASK_KNOWS_THE_TOOLKIT_S_THREADS =
      noClasses()
          .that()
          .resideOutsideOfPackage("dev.quayside.app.task")
          .should()
          .dependOnClassesThat()
          .belongToAnyOf(Platform.class);

  @ArchTest
  static final ArchRule COMMANDS_NEVER_LOAD_THE_TOOLKIT =
      noClasses()
          .that()
          .resideInAPackage("dev.quayside.app.cli")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("javafx..", "atlantafx..", "org.kordamp..");

  @ArchTest
  static final ArchRule ONLY_SCROLL_AREAS_SCROLL =
      noClasses()
          .that()
          .doNotHaveFullyQualifiedName(ScrollArea.class.getName())
          .should()
          .callConstructor(ScrollPane.class)
          .orShould()
          .callConstructor(ScrollPane.class, Node.class);

  /// The JDK's own readers take digits of every script, and a comma for nothing: `NumberStyle`
  /// reads numbers. The other two read what they wrote.
  @ArchTest
  static final ArchRule ONLY_NUMBER_STYLE_READS_NUMBERS =
      noClasses()
          .that()
          .haveSimpleNameNotEndingWith("RuleWords")
          .and()
          .doNotHaveFullyQualifiedName("dev.quayside.app.cli.terminal.Table")
          .should()
          .callMethod(Integer.class, "parseInt", String.class)
          .orShould()
          .callMethod(Integer.class, "valueOf", String.class)
          .orShould()
          .callConstructor(BigDecimal.class, String.class);

  @ArchTest
  static final ArchRule NO_CYCLES =
      slices().matching("dev.quayside.app.(**)").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule HOUSE_NAMES =
      noClasses()
          .should()
          .haveSimpleNameEndingWith("Manager")
          .orShould()
          .haveSimpleNameEndingWith("Util")
          .orShould()
          .haveSimpleNameEndingWith("Helper")
          .orShould()
          .haveSimpleNameEndingWith("Impl")
          .orShould()
          .haveSimpleNameEndingWith("Data")
          .orShould()
          .haveSimpleNameEndingWith("Info");

  @ArchTest
  static final ArchRule NO_JDBI_JAVALIN_OR_JACKSON =
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.jdbi..", "io.javalin..", "com.fasterxml.jackson..");

  /// The engine asks the outside; the command line asks the engine of its own machine.
  @ArchTest
  static final ArchRule CALLS_NOBODY =
      noClasses()
          .that()
          .doNotHaveFullyQualifiedName("dev.quayside.app.cli.client.PatchCall")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("java.net.http..");

  @ArchTest
  static final ArchRule NO_CLOCK_OF_ITS_OWN =
      noClasses()
          .should()
          .callMethod(java.time.Instant.class, "now")
          .orShould()
          .callMethod(System.class, "currentTimeMillis");

  @ArchTest
  static void everyPackageIsNullMarked(JavaClasses all) {
    classes()
        .should(
            new ArchCondition<JavaClass>("stand in a package marked with @NullMarked") {
              @Override
              public void check(JavaClass one, ConditionEvents events) {
                boolean marked =
                    one.getPackage().isAnnotatedWith("org.jspecify.annotations.NullMarked");
                events.add(new SimpleConditionEvent(one, marked, one.getName()));
              }
            })
        .check(all);
  }

  /// An abstract model is what several have in common; the view's own is one of them.
  private static ArchCondition<JavaClass> onlySeeModelsBesideThem() {
    var models =
        DescribedPredicate.describe(
            "a model",
            (JavaClass other) ->
                other.getSimpleName().endsWith("Model")
                    && !other.getModifiers().contains(JavaModifier.ABSTRACT)
                    && other.getPackageName().startsWith("dev.quayside.app"));
    return new ArchCondition<>("only see models of their own package and of its parts") {
      @Override
      public void check(JavaClass view, ConditionEvents events) {
        view.getDirectDependenciesFromSelf().stream()
            .filter(dependency -> models.test(dependency.getTargetClass()))
            .filter(
                dependency ->
                    !isWithin(dependency.getTargetClass().getPackageName(), view.getPackageName()))
            .forEach(
                dependency ->
                    events.add(
                        SimpleConditionEvent.violated(dependency, dependency.getDescription())));
      }
    };
  }

  private static boolean isWithin(String part, String whole) {
    return part.equals(whole) || part.startsWith(whole + ".");
  }
}
