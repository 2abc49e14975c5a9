package dev.quayside.printing.customs;

import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// What a sender declares of a parcel.
///
/// @param explanation what the contents are, where no category says it
/// @param incoterm `DDU` or `DDP`
public record Customs(
    Contents contents,
    @Nullable String explanation,
    List<Goods> goods,
    String incoterm,
    References references) {

  public Customs {
    goods = List.copyOf(goods);
  }

  /// The value of all goods; one sum for each currency.
  public String total() {
    return Amounts.sum(goods.stream().<@Nullable Amount>map(Goods::value).toList());
  }

  /// The currencies of the goods (ISO 4217), each once, separated by commas.
  public String currencies() {
    return goods.stream()
        .map(line -> line.each().currency())
        .distinct()
        .collect(Collectors.joining(", "));
  }

  public int pieces() {
    return goods.stream().mapToInt(Goods::quantity).sum();
  }

  /// The weight without packaging, in ounces.
  public BigDecimal netWeight() {
    return goods.stream().map(Goods::weight).reduce(BigDecimal.ZERO, BigDecimal::add);
  }

  /// Incoterms 2020 calls DDU by the name DAP.
  public String terms() {
    return incoterm.equals("DDU") ? "DAP" : incoterm;
  }
}
