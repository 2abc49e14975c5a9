package dev.quayside.engine.shipping.purchase;

import dev.quayside.engine.carrier.Carrier;
import dev.quayside.engine.carrier.quote.Consignment;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.shipping.rate.Rate;
import java.util.List;

/// An order that can be bought: one carrier, one service, one price.
///
/// @param chosenFrom what else was on offer, for analytics; empty when nothing was compared
record Offer(Carrier carrier, Quote quote, Consignment consignment, List<Rate> chosenFrom) {}
