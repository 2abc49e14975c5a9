package dev.quayside.engine.copy;

import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.parcel.product.KnownProducts;
import dev.quayside.engine.parcel.product.Product;
import dev.quayside.engine.parcel.product.ProductSort;
import dev.quayside.engine.parcel.product.Products;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Products with their pictures. A catalogue may be long, so many are copied at once.
public record ProductPart(Products products) implements CopyPart {

  private static final int AT_ONCE = 50;

  @Override
  public CopyKind kind() {
    return CopyKind.PRODUCTS;
  }

  @Override
  public Stream<CopyStep> steps(CopyRequest request) {
    var all =
        Slice.all(ProductSort.SKU, slice -> products.list(request.from(), "", slice)).toList();
    return IntStream.range(0, (all.size() + AT_ONCE - 1) / AT_ONCE)
        .mapToObj(part -> all.subList(part * AT_ONCE, Math.min((part + 1) * AT_ONCE, all.size())))
        .map(some -> step(request, some));
  }

  private CopyStep step(CopyRequest request, List<Product> some) {
    var there = products.known(request.to(), some.stream().map(Product::sku).toList());
    var items = new ArrayList<CopyItem>();
    var news = new ArrayList<Product>();
    for (var each : some) {
      var item = item(request, each, there);
      items.add(item);
      if (item.isToDo()) {
        news.add(each);
      }
    }
    return new CopyStep(items, () -> products.copy(request.from(), request.to(), news));
  }

  private static CopyItem item(CopyRequest request, Product product, KnownProducts there) {
    var before = there.find(product.sku());
    var outcome =
        CopyStep.outcome(
            request,
            before.isPresent(),
            () -> before.filter(each -> product.or(each).equals(each)).isPresent());
    return CopyItem.of(product.sku(), outcome);
  }
}
