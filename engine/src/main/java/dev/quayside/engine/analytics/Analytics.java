package dev.quayside.engine.analytics;

import dev.quayside.engine.analytics.advice.Forecasts;
import dev.quayside.engine.analytics.history.Reports;
import dev.quayside.engine.analytics.invoice.Invoices;

/// The use cases that read a workspace's own history: reports of the past, forecasts, and carriers'
/// invoices.
public record Analytics(Reports reports, Forecasts forecasts, Invoices invoices) {}
