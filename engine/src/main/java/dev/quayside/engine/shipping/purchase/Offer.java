package dev.quayside.engine.shipping.purchase;

import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.shipping.rate.Rate;
import java.util.List;

/// A purchase ready to be made: one carrier, one service, one price.
///
/// @param chosenFrom the rates compared, for analytics; empty when there were none
record Offer(Carrier carrier, Quote quote, Consignment consignment, List<Rate> chosenFrom) {}
