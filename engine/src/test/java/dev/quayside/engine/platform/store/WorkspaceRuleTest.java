package dev.quayside.engine.platform.store;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceId;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The house rule that keeps workspaces apart: whoever reads or writes a store says for whom, in
/// its signature. By the parameters' types, or by what they carry.
class WorkspaceRuleTest {

  /// Printers and the queue before them are the installation's, and so are its engines, and the
  /// tracking numbers of a carrier's contract: two workspaces that share it must never give one
  /// twice.
  private static final Set<String> OF_THE_INSTALLATION =
      Set.of(
          "PrinterStore",
          "PrintQueueStore",
          "PrintLoadStore",
          "StationStore",
          "AssignedNumberStore",
          "RunningEngineStore",
          "ChangeCountStore");

  /// What finds out for whom to work, and what a start of the engine does for all.
  private static final Set<String> FOR_ALL =
      Set.of(
          "ApiKeyStore.findByHash",
          "ApiKeyStore.works",
          "WorkspaceStore.all",
          "WorkspaceStore.bySlug",
          "WorkspaceStore.clockOffsets",
          "LeaseStore.holders",
          "LeaseStore.releaseOf",
          "LeaseStore.releaseOverdue",
          "LeaseStore.due",
          "EmailStore.senders",
          // rows of a source, which its worker or a caller of its workspace found before
          "PostBackStore.begin",
          "PostBackStore.count",
          "PostBackStore.done",
          "PostBackStore.drop",
          "PostBackStore.due",
          "PostBackStore.hurry",
          "PostBackStore.later",
          "PostBackStore.nextDue",
          "PostBackStore.refuse",
          "SyncStore.newest",
          "SyncStore.running",
          "SyncStore.update",
          "EmailStore.doubtOf",
          "InstallationStore.keys",
          "InstallationStore.put",
          // numbers of stations, printers and jobs alike: whose a job is, is asked where it is read
          "PrintNumberStore.give",
          "PrintNumberStore.of",
          "PrintRouteStore.take",
          "SettlementStore.renew",
          "VaultMarkStore.find",
          "VaultMarkStore.put");

  private static final JavaClasses ENGINE =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_JARS)
          .importPackages("dev.quayside.engine");

  @Test
  void everyStoreIsAskedForAWorkspace() {
    methods()
        .that()
        .areDeclaredInClassesThat()
        .haveSimpleNameEndingWith("Store")
        .and()
        .areNotPrivate()
        .should(nameTheWorkspace())
        .check(ENGINE);
  }

  /// An exception that nobody needs any more would let the next one through.
  @Test
  void noExceptionIsLeftOver() {
    var there =
        ENGINE.stream()
            .flatMap(store -> store.getMethods().stream())
            .filter(method -> !namesIt(method))
            .map(WorkspaceRuleTest::name)
            .toList();
    assertThat(there).containsAll(FOR_ALL);
    assertThat(ENGINE.stream().map(JavaClass::getSimpleName)).containsAll(OF_THE_INSTALLATION);
  }

  private static ArchCondition<JavaMethod> nameTheWorkspace() {
    return new ArchCondition<>("name the workspace in their signature") {
      @Override
      public void check(JavaMethod method, ConditionEvents events) {
        if (!isException(method) && !namesIt(method)) {
          events.add(SimpleConditionEvent.violated(method, method.getFullName()));
        }
      }
    };
  }

  /// What is given a row or a result has no table to choose from.
  private static boolean isException(JavaMethod method) {
    boolean asks =
        !method.getModifiers().contains(JavaModifier.SYNTHETIC)
            && (!method.getModifiers().contains(JavaModifier.STATIC) || takesATransaction(method));
    return !asks
        || OF_THE_INSTALLATION.contains(method.getOwner().getSimpleName())
        || FOR_ALL.contains(name(method));
  }

  private static boolean takesATransaction(JavaMethod method) {
    return method.getRawParameterTypes().stream().anyMatch(type -> type.isEquivalentTo(Tx.class));
  }

  private static boolean namesIt(JavaMethod method) {
    return method.getRawParameterTypes().stream()
        .flatMap(type -> Stream.concat(Stream.of(type), carried(type)))
        .anyMatch(
            type -> type.isEquivalentTo(WorkspaceId.class) || type.isEquivalentTo(Caller.class));
  }

  private static Stream<JavaClass> carried(JavaClass type) {
    return type.isRecord()
        ? type.getFields().stream().map(field -> field.getRawType())
        : Stream.empty();
  }

  private static String name(JavaMethod method) {
    return method.getOwner().getSimpleName() + "." + method.getName();
  }
}
