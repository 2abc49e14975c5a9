package dev.quayside.app.screen.settings.wallet;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.problem.AppWords;
import dev.quayside.engine.account.wallet.WalletEntry;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.idempotency.Receipt;
import dev.quayside.printing.message.Message;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.function.Function;

/// The wallet's desk on the engine of this process.
public record EngineWalletGateway(WorkspaceEngine place) implements WalletGateway {

  private static final int MONTHS = 12;
  private static final Page.Request NEWEST = new Page.Request(1, Page.Request.LARGEST_SIZE);

  @Override
  public State state() {
    var wallets = place.engine().wallets();
    var caller = place.caller();
    return new State(
        wallets.all(caller),
        wallets.entries(caller, NEWEST).items(),
        wallets.usage(caller, MONTHS, ZoneId.systemDefault()));
  }

  @Override
  public Path save(Path file, Function<Message, String> words) {
    try (var out = new BufferedOutputStream(Files.newOutputStream(file))) {
      new LedgerSheet(place.engine(), place.caller(), words).write(out);
      return file;
    } catch (IOException e) {
      throw ProblemException.refused(ProblemCode.CONFLICT, AppWords.FILE_NOT_WRITTEN, file);
    }
  }

  @Override
  public WalletEntry deposit(Money amount, String description) {
    return place
        .engine()
        .wallets()
        .deposit(place.caller(), amount, Message.said(description), Receipt.none());
  }
}
