package dev.quayside.engine.carrier.ups;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quayside.engine.Certifications;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.account.carrieraccount.AccountDraft;
import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.certification.CertificationFolder;
import dev.quayside.engine.carrier.certification.CertificationResult;
import dev.quayside.engine.carrier.certification.CertificationResult.State;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.parcel.location.LocationDraft;
import dev.quayside.engine.platform.store.DataDirectory;
import dev.quayside.engine.platform.store.postgres.FolderDatabase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The set of labels UPS is shown, against its double.
class UpsCertificationTest {

  private static final AddressDraft DOCK =
      new AddressDraft(
          "Ann Sender",
          "Dock 7",
          "500 Terry Francois Blvd",
          null,
          "San Francisco",
          "CA",
          "94158",
          "US",
          "4155550100",
          "ann@dock7.example");

  @Test
  void everyLabelIsKeptVoidedAndWithoutASecret(@TempDir Path data, @TempDir Path out)
      throws IOException {
    try (var ups = new UpsDouble()) {
      var main = open(data);
      var told = new ArrayList<CertificationResult>();
      List<CertificationResult> results;
      try (var certifications = Certifications.open(kept(data), Map.of("ups", ups.url()))) {
        results = certifications.run(main, "ups", new CertificationFolder(out), told::add);
      }
      assertThat(told).isEqualTo(results);
      assertThat(results).allMatch(CertificationResult::isGood, "is good: " + results);
      assertThat(results).filteredOn(each -> each.state() == State.DONE).hasSizeGreaterThan(4);
      assertThat(results).extracting(CertificationResult::name).anyMatch(n -> n.endsWith("abroad"));
      assertThat(ups.violations()).isEmpty();
      var said = said(out);
      assertThat(said).contains("/api/shipments").contains("[secret]");
      for (var secret : UpsDouble.ACCOUNT.values()) {
        if (!secret.equals(UpsDouble.ACCOUNT.get("accountNumber"))
            && !secret.equals(UpsDouble.ACCOUNT.get("clientId"))) {
          assertThat(said).doesNotContain(secret);
        }
      }
      assertThat(said).doesNotContain("Bearer ").doesNotContain("Basic ");
      assertThat(out.resolve("summary.md")).content().contains("voided");
      assertThat(out.resolve(results.getFirst().name())).isDirectoryContaining("glob:**label.*");
    }
  }

  @Test
  void theLiveSystemIsLeftAlone(@TempDir Path data, @TempDir Path out) {
    var main = open(data);
    try (var certifications = Certifications.open(kept(data), Map.of())) {
      assertThatThrownBy(
              () -> certifications.run(main, "ups", new CertificationFolder(out), _ -> {}))
          .isInstanceOf(ProblemException.class)
          .hasMessageContaining("live system of UPS");
      assertThatThrownBy(
              () -> certifications.run(main, "fedex", new CertificationFolder(out), _ -> {}))
          .hasMessageContaining("no account with FedEx");
    }
    assertThatThrownBy(() -> new CertificationFolder(data))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static Workspace open(Path data) {
    try (var engine = Engine.open(EngineOptions.at(data))) {
      var main = engine.accounts().workspaces().bySlug("main").orElseThrow();
      engine
          .accounts()
          .carrierAccounts()
          .put(main.ownCaller(), "ups", new AccountDraft(null, UpsDouble.ACCOUNT));
      engine.parcels().locations().add(main.ownCaller(), new LocationDraft("Dock 7", DOCK));
      return main;
    }
  }

  private static String said(Path out) throws IOException {
    var all = new StringBuilder();
    try (var files = Files.walk(out)) {
      for (var file : files.filter(each -> each.toString().endsWith(".txt")).toList()) {
        all.append(Files.readString(file));
      }
    }
    return all.toString();
  }

  private static FolderDatabase kept(Path data) {
    return FolderDatabase.of(DataDirectory.at(data), null);
  }
}
