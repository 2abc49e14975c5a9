package dev.quayside.app.screen.settings.products;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.i18n.Units;
import dev.quayside.app.screen.settings.Editing;
import dev.quayside.app.screen.settings.Sequence;
import dev.quayside.app.screen.ship.Sender;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.product.Product;
import java.util.Currency;

/// What the section asks of the engine; off the window's thread.
public record ProductsGateway(WorkspaceEngine place)
    implements Sequence.Desk<Product>, Editing.Desk<Product, Product> {

  /// As many as one looks through; who wants another one types what it is called.
  private static final Page.Request SHOWN = new Page.Request(1, Page.Request.LARGEST_SIZE);

  /// @param units of the sender's country
  /// @param currency of its account
  public record State(Page<Product> found, Units units, Currency currency) {}

  /// @param search empty for all
  public State find(String search) {
    var country = new Sender(place).find().map(Address::country).orElse("");
    return new State(
        place.engine().products().list(place.caller(), search, SHOWN),
        Units.of(country),
        Money.currencyOf(country));
  }

  @Override
  public boolean isOrdered() {
    return false;
  }

  @Override
  public Product add(Product product) {
    return place.engine().products().add(place.caller(), product);
  }

  @Override
  public Product change(String sku, Product product) {
    return place.engine().products().put(place.caller(), product);
  }

  @Override
  public void remove(String sku) {
    place.engine().products().remove(place.caller(), sku);
  }
}
