package dev.quayside.engine.order.view;

/// A view, and how many rows it leaves for who asks.
public record CountedView(View view, long count) {}
