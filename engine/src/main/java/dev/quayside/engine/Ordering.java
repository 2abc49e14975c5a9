package dev.quayside.engine;

import dev.quayside.engine.order.Orders;
import dev.quayside.engine.order.addressbook.AddressBook;
import dev.quayside.engine.order.batch.BatchEstimates;
import dev.quayside.engine.order.batch.Batches;
import dev.quayside.engine.order.file.OrderFiles;
import dev.quayside.engine.order.file.ProductFiles;
import dev.quayside.engine.order.file.watch.FolderWatch;
import dev.quayside.engine.order.fulfilment.CustomsQuestions;
import dev.quayside.engine.order.fulfilment.Fulfilment;
import dev.quayside.engine.order.fulfilment.OrderPurchase;
import dev.quayside.engine.order.fulfilment.RatedPurchase;
import dev.quayside.engine.order.rule.Rules;
import dev.quayside.engine.order.scan.Scans;
import dev.quayside.engine.order.search.RecordSearch;
import dev.quayside.engine.shipping.LabelPurchase;

/// Wing `order`: what is to be shipped, by which rules, and for whom.
///
/// @param scans finds the record for a bar code
/// @param recordSearch finds records by a few words
public record Ordering(
    Orders orders,
    AddressBook addressBook,
    OrderFiles orderFiles,
    ProductFiles productFiles,
    FolderWatch folderWatch,
    Rules rules,
    Fulfilment fulfilment,
    CustomsQuestions customsQuestions,
    Batches batches,
    BatchEstimates batchEstimates,
    Scans scans,
    RecordSearch recordSearch) {

  /// Rates and labels of orders, for the API.
  public OrderPurchase orderPurchase() {
    return new OrderPurchase(fulfilment);
  }

  /// Labels for any request. One bought at a rate of an order becomes that order's parcel.
  public LabelPurchase labelPurchase() {
    return new RatedPurchase(orderPurchase());
  }
}
