package dev.quayside.engine;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleName;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleNameEndingWith;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import dev.quayside.engine.platform.wing.Wing;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;

/// The house rules that a build can hold.
class ArchitectureTest {

  private static final String ROOT = "dev.quayside.engine";

  private static final JavaClasses ENGINE =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_JARS)
          .importPackages(ROOT);

  /// By outermost class, since a nested class belongs to its file.
  private static DescribedPredicate<JavaClass> inFile(String... suffixes) {
    return describe(
        "in a file named *" + String.join(", *", suffixes),
        type -> Stream.of(suffixes).anyMatch(outermost(type)::endsWith));
  }

  private static String outermost(JavaClass type) {
    var name = type.getName();
    var simple = name.substring(name.lastIndexOf('.') + 1);
    int nested = simple.indexOf('$');
    return nested < 0 ? simple : simple.substring(0, nested);
  }

  private static DescribedPredicate<JavaClass> in(String... packages) {
    return resideInAnyPackage(
        Stream.of(packages).map(name -> ROOT + "." + name).toArray(String[]::new));
  }

  @Test
  void packagesHaveNoCycles() {
    slices().matching(ROOT + ".(**)").should().beFreeOfCycles().check(ENGINE);
  }

  /// From the ground up: a wing knows only those named before it.
  private static final List<String> WINGS =
      List.of(
          "base",
          "platform",
          "parcel",
          "carrier",
          "account",
          "shipping",
          "tracking",
          "print",
          "order",
          "source",
          "webhook",
          "customer",
          "document",
          "analytics",
          "notice",
          "retention",
          "copy",
          "sandbox");

  @Test
  void everyPackageStandsInAWing() {
    classes()
        .should()
        .resideInAnyPackage(
            Stream.concat(
                    Stream.of(ROOT, ROOT + ".warmup"),
                    WINGS.stream().map(wing -> ROOT + "." + wing + ".."))
                .toArray(String[]::new))
        .check(ENGINE);
  }

  @Test
  void wingsKnowOnlyThoseBelowThem() {
    for (int wing = 0; wing < WINGS.size() - 1; wing++) {
      noClasses()
          .that(in(WINGS.get(wing) + ".."))
          .should()
          .dependOnClassesThat(
              in(
                  WINGS.subList(wing + 1, WINGS.size()).stream()
                      .map(above -> above + "..")
                      .toArray(String[]::new)))
          .orShould()
          .dependOnClassesThat(resideInAPackage(ROOT))
          .check(ENGINE);
    }
  }

  /// The sandbox is a carrier network like any other: only the composition root puts it in.
  @Test
  void nobodyKnowsTheSandbox() {
    noClasses()
        .that(in("sandbox..").or(resideInAPackage(ROOT)).negate().as("no part of the sandbox"))
        .should()
        .dependOnClassesThat(in("sandbox.."))
        .check(ENGINE);
  }

  /// An address, and what makes one of it: its characters, and the one country of its place.
  private static final DescribedPredicate<JavaClass> ADDRESS_VALUES =
      in("parcel.address..")
          .and(simpleName("Address").or(simpleName("PostalText")).or(simpleName("Territories")));

  @Test
  void valuesKnowTheJdkOnly() {
    noClasses()
        .that(in("base.money", "base.measure", "base.problem", "base.identity", "base.text"))
        .or(ADDRESS_VALUES)
        .should()
        .dependOnClassesThat(
            resideInAnyPackage(
                    "java..",
                    "org.jspecify..",
                    "dev.quayside.printing.message",
                    ROOT + ".base.money",
                    ROOT + ".base.measure",
                    ROOT + ".base.problem",
                    ROOT + ".base.text")
                .or(in("base.identity"))
                .or(ADDRESS_VALUES)
                .negate())
        .check(ENGINE);
  }

  @Test
  void aFeatureNeverTouchesAnotherFeaturesStore() {
    classes()
        .that(simpleNameEndingWith("Store"))
        .should(onlyBeUsedWithinTheirPackage())
        .check(ENGINE);
  }

  @Test
  void onlyStoresKnowJdbi() {
    noClasses()
        .that(
            inFile("Store", "Row")
                .or(in("platform.store..", "source.database"))
                .negate()
                .as("neither stores nor rows, nor a shop that is a database"))
        .should()
        .dependOnClassesThat(resideInAnyPackage("org.jdbi..", "java.sql..", "org.sqlite.."))
        .check(ENGINE);
    noClasses()
        .that(in("source.database"))
        .should()
        .dependOnClassesThat(resideInAnyPackage("org.jdbi.."))
        .check(ENGINE);
  }

  /// In a chroot there may be none, and asking throws.
  @Test
  void nobodyAsksForAFileStore() {
    noClasses().should().callMethod(Files.class, "getFileStore", Path.class).check(ENGINE);
  }

  @Test
  void onlyRoutesAndTheServerKnowJavalin() {
    noClasses()
        .that(
            inFile("Routes")
                .or(in("platform.server.."))
                .negate()
                .as("neither routes nor the server"))
        .should()
        .dependOnClassesThat(
            resideInAnyPackage("io.javalin..", "org.eclipse.jetty..", "jakarta.servlet.."))
        .check(ENGINE);
  }

  @Test
  void onlyWireRecordsKnowJackson() {
    noClasses()
        .that(
            inFile("Json", "Wire")
                .or(in("platform.server..", "platform.store.."))
                .negate()
                .as("no wire records"))
        .should()
        .dependOnClassesThat(resideInAPackage("com.fasterxml.jackson.."))
        .check(ENGINE);
  }

  @Test
  void onlyTheServerAndFeaturesRoutesKnowTheServer() {
    noClasses()
        .that(
            inFile("Routes", "Json", "Engine", "WarmUp", "Rehearsal", "Features", "Credentials")
                .or(in("platform.server.."))
                .or(assignableTo(Wing.class))
                .negate()
                .as("no HTTP"))
        .should()
        .dependOnClassesThat(in("platform.server.."))
        .check(ENGINE);
  }

  /// A front names its routes, and leaves requests to them.
  @Test
  void frontsKnowOfTheServerThatItHasRoutes() {
    noClasses()
        .that(assignableTo(Wing.class))
        .should()
        .dependOnClassesThat(
            in("platform.server..").and(not(in("platform.server.route").and(simpleName("Routes")))))
        .check(ENGINE);
  }

  @Test
  void onlyConnectorsWebhooksAndUpdatesCallOut() {
    noClasses()
        .that(
            in("carrier.http..", "webhook..", "platform.update")
                .or(inFile("GuardedClient"))
                .or(inFile("Calls"))
                .negate()
                .as("neither connectors, webhooks nor updates"))
        .should()
        .dependOnClassesThat(resideInAnyPackage("java.net.http..", "okhttp3.."))
        .check(ENGINE);
  }

  @Test
  void carriersNeverSeeEachOther() {
    slices()
        .matching(
            ROOT
                + ".carrier.(usps|ups|fedex|ontrac|veho|gls_us|dhl_express|canada_post|australia_post)..")
        .should()
        .notDependOnEachOther()
        .allowEmptyShould(true)
        .check(ENGINE);
  }

  @Test
  void shopsNeverSeeEachOther() {
    slices()
        .matching(ROOT + ".source.(woocommerce|shipstation|shopify|sftp|vendure|ebay|database)..")
        .should()
        .notDependOnEachOther()
        .allowEmptyShould(true)
        .check(ENGINE);
  }

  @Test
  void timeAndChanceComeFromOutside() {
    noClasses()
        .should()
        .callMethod(Instant.class, "now")
        .orShould()
        .callMethod(LocalDate.class, "now")
        .orShould()
        .callMethod(LocalDateTime.class, "now")
        .orShould()
        .callMethod(Clock.class, "systemUTC")
        .orShould()
        .callMethod(Clock.class, "systemDefaultZone")
        .orShould()
        .callMethod(System.class, "currentTimeMillis")
        .orShould()
        .callMethod(Math.class, "random")
        .orShould()
        .callConstructor(Random.class)
        .orShould()
        .callConstructor(Random.class, long.class)
        .check(ENGINE);
    noClasses()
        .that(inFile("EngineOptions").negate().as("not the engine's options"))
        .should()
        .callMethod(InstantSource.class, "system")
        .orShould()
        .callConstructor(SecureRandom.class)
        .check(ENGINE);
  }

  @Test
  void moneyIsNeverFloatingPoint() {
    var floating =
        describe(
            "float or double",
            (JavaClass type) ->
                type.isEquivalentTo(double.class) || type.isEquivalentTo(float.class));
    var money =
        in(
            "base.money",
            "account.wallet",
            "shipping..",
            "carrier",
            "sandbox",
            "sandbox.card..",
            "sandbox.price..",
            "sandbox.tariff..");
    fields().that().areDeclaredInClassesThat(money).should().notHaveRawType(floating).check(ENGINE);
    methods()
        .that()
        .areDeclaredInClassesThat(money)
        .should()
        .notHaveRawReturnType(floating)
        .check(ENGINE);
  }

  @Test
  void optionalIsAReturnTypeOnly() {
    fields().should().notHaveRawType(Optional.class).check(ENGINE);
  }

  @Test
  void everyPackageIsNullMarked() {
    for (JavaPackage each : ENGINE.getPackage(ROOT).getSubpackagesInTree()) {
      if (!each.getClasses().isEmpty()) {
        assertThat(each.isAnnotatedWith(NullMarked.class)).as(each.getName()).isTrue();
      }
    }
    assertThat(ENGINE.getPackage(ROOT).isAnnotatedWith(NullMarked.class)).isTrue();
  }

  @Test
  void namesAreTheTradesOwn() {
    classes()
        .should()
        .haveNameNotMatching(".*(Manager|Helper|Util|Utils|Impl|Data|Info)")
        .check(ENGINE);
  }

  private static ArchCondition<JavaClass> onlyBeUsedWithinTheirPackage() {
    return new ArchCondition<>("only be used within their package") {
      @Override
      public void check(JavaClass store, ConditionEvents events) {
        for (Dependency use : store.getDirectDependenciesToSelf()) {
          var user = use.getOriginClass();
          if (!user.getPackage().equals(store.getPackage())
              && !user.getPackageName().equals(ROOT)) {
            events.add(SimpleConditionEvent.violated(store, use.getDescription()));
          }
        }
      }
    };
  }
}
