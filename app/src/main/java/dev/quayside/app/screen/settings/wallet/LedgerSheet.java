package dev.quayside.app.screen.settings.wallet;

import dev.quayside.engine.Engine;
import dev.quayside.engine.account.wallet.WalletEntry;
import dev.quayside.engine.account.wallet.WalletFilter;
import dev.quayside.engine.account.wallet.WalletSort;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.base.table.SheetWire;
import dev.quayside.printing.message.Message;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.function.Function;

/// Writes the whole ledger as a table for a spreadsheet, oldest line first.
record LedgerSheet(Engine engine, Caller caller, Function<Message, String> words) {

  void write(OutputStream out) throws IOException {
    try (var sheet =
        new SheetWire(
            out,
            "created_at",
            "kind",
            "amount",
            "currency",
            "balance_after",
            "order_or_reference",
            "tracking_number",
            "note")) {
      // lines added meanwhile come after these and move none of them
      var page = new Page.Request(1, Page.Request.LARGEST_SIZE);
      var lines = lines(page);
      while (!lines.isEmpty()) {
        for (var line : lines) {
          add(sheet, line);
        }
        page = new Page.Request(page.number() + 1, page.size());
        lines = lines(page);
      }
    }
  }

  private List<WalletEntry> lines(Page.Request page) {
    var oldestFirst = new Slice<>(WalletSort.CREATED_AT, false, page, null);
    return engine
        .accounts()
        .wallets()
        .entries(caller, WalletFilter.EVERYTHING, oldestFirst)
        .items();
  }

  private void add(SheetWire sheet, WalletEntry line) throws IOException {
    var id = line.shipmentId();
    var shipment = id == null ? null : engine.shipping().shipments().get(caller, id);
    sheet.row(
        line.createdAt().toString(),
        line.kind().wire(),
        line.amount().amount().toPlainString(),
        line.amount().currency().getCurrencyCode(),
        line.balanceAfter().amount().toPlainString(),
        shipment == null ? null : shipment.consignment().reference(),
        shipment == null ? null : shipment.trackingNumber().orElse(null),
        words.apply(line.description()));
  }
}
