package dev.quayside.engine.account.carrieraccount;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.webhook.Receiver;
import java.net.URI;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A production account of a whole engine, tested against a carrier on this machine.
class RealLoginTest {

  private static final AccountDraft ACCOUNT =
      new AccountDraft(
          null, Map.of("accountNumber", "123456789", "apiKey", "key", "secretKey", "secret"));

  @Test
  void whatTheCarrierSaidIsKeptUntilTheCredentialsChange(@TempDir Path directory) {
    try (var carrier = new Receiver(Receiver.answers(401));
        var engine = open(directory, carrier)) {
      var main = main(engine);
      var accounts = engine.accounts().carrierAccounts();
      accounts.put(main, "fedex", ACCOUNT);
      accounts.test(main, "fedex", RequestKey.none());
      var kept = accounts.get(main, "fedex");
      assertThat(kept.connection()).isEqualTo(Connection.WRONG_CREDENTIALS);
      assertThat(kept.testedAt()).isNotNull();
      var changed =
          accounts.put(main, "fedex", new AccountDraft(null, Map.of("secretKey", "better")));
      assertThat(changed.connection()).isEqualTo(Connection.NOT_TESTED);
      accounts.test(main, "fedex", RequestKey.none());
      assertThat(carrier.received().getLast().text())
          .contains("client_id=key")
          .contains("client_secret=better");
      assertThat(accounts.put(main, "fedex", AccountDraft.switched(false)).connection())
          .as("a switch says nothing about credentials")
          .isEqualTo(Connection.WRONG_CREDENTIALS);
    }
  }

  @Test
  void anAnswerAboutOldCredentialsIsNotKept(@TempDir Path directory) {
    var gate = new Semaphore(0);
    try (var carrier = new Receiver(Receiver.answersWhenLet(gate, 401));
        var engine = open(directory, carrier)) {
      var main = main(engine);
      var accounts = engine.accounts().carrierAccounts();
      accounts.put(main, "fedex", ACCOUNT);
      var test =
          CompletableFuture.supplyAsync(() -> accounts.test(main, "fedex", RequestKey.none()));
      await().until(() -> !carrier.received().isEmpty());
      accounts.put(main, "fedex", new AccountDraft(null, Map.of("secretKey", "better")));
      gate.release();
      assertThatExceptionOfType(CompletionException.class)
          .isThrownBy(test::join)
          .withCauseInstanceOf(ProblemException.class)
          .withMessageContaining("changed while it was tested");
      assertThat(accounts.get(main, "fedex").connection()).isEqualTo(Connection.NOT_TESTED);
    }
  }

  private static Engine open(Path directory, Receiver carrier) {
    return Engine.open(
        EngineOptions.at(directory)
            .withCarrierHosts(Map.of("fedex", URI.create("http://127.0.0.1:" + carrier.port()))));
  }

  private static Caller main(Engine engine) {
    return engine.accounts().workspaces().bySlug("main").orElseThrow().ownCaller();
  }
}
