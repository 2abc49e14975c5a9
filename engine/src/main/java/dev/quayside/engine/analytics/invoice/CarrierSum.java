package dev.quayside.engine.analytics.invoice;

/// Sum of one kind of difference over all invoices of a carrier in one currency.
public record CarrierSum(String carrier, Invoice.Sum sum) {}
