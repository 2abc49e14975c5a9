package dev.quayside.engine.analytics.invoice;

/// What one kind of difference comes to on all invoices of a carrier in one currency.
public record CarrierSum(String carrier, Invoice.Sum sum) {}
