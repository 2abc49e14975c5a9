package dev.quayside.engine.analytics;

import dev.quayside.engine.analytics.advice.Forecasts;
import dev.quayside.engine.analytics.history.Reports;
import dev.quayside.engine.analytics.invoice.Invoices;

/// What a workspace's own history tells: of the past, and of what comes.
public record Analytics(Reports reports, Forecasts forecasts, Invoices invoices) {}
