package dev.quayside.printing;

import dev.quayside.printing.label.carrier.form.Party;

/// Who sends and receives on sample labels, in places that write addresses differently.
public final class SampleParties {

  public static final Party WAREHOUSE =
      new Party(
          "Dock 7",
          "Acme Fulfilment LLC",
          "1200 Industrial Pkwy",
          null,
          "Columbus",
          "OH",
          "43215",
          "US",
          "(614) 555-0188");

  public static final Party CONSIGNEE =
      new Party(
          "José Müller-Hernández",
          "Façade & Sons",
          "9876 Wilshire Boulevard",
          "Suite 1200",
          "Beverly Hills",
          "CA",
          "90210-1234",
          "US",
          "(310) 555-0142");

  public static final Party LONG_WINDED =
      new Party(
          "Wolfgang Amadeus Featherstonehaugh-Cholmondeley",
          "The Worshipful Company of Long-Named International Consignees",
          "12345 Northwest Martin Luther King Junior Boulevard",
          "Building 14, Loading Bay 7, Third Floor, Room 1204",
          "Rancho Santa Margarita",
          "CA",
          "92688-9876",
          "US",
          "+1 (949) 555-0142");

  public static final Party MONTREAL =
      new Party(
          "Zoë Tremblay",
          null,
          "123 Rue Sainte-Catherine Ouest",
          "Bureau 400",
          "Montréal",
          "QC",
          "H3B 1A7",
          "CA",
          "+1 514 555 0199");

  public static final Party TORONTO =
      new Party(
          "Dock 7",
          "Acme Fulfilment Canada Inc.",
          "55 Commissioners Street",
          null,
          "Toronto",
          "ON",
          "M5A 1A6",
          "CA",
          "+1 416 555 0188");

  public static final Party SYDNEY =
      new Party(
          "Dock 7",
          "Acme Fulfilment Pty Ltd",
          "12 Harris Street",
          null,
          "Pyrmont",
          "NSW",
          "2009",
          "AU",
          "+61 2 5550 0188");

  public static final Party MELBOURNE =
      new Party(
          "Matilda O'Brien",
          "Façade & Sons",
          "Unit 4",
          "123 Flinders Lane",
          "Melbourne",
          "VIC",
          "3000",
          "AU",
          "+61 3 5550 0142");

  public static final Party SAN_JUAN =
      new Party(
          "María Peña",
          null,
          "1350 Avenida Ashford",
          "Apto 4B",
          "San Juan",
          null,
          "00907-1234",
          "PR",
          "+1 787 555 0142");

  public static final Party LONDON =
      new Party(
          "Wolfgang Amadeus Featherstonehaugh-Cholmondeley",
          "The Worshipful Company of Long-Named International Consignees",
          "Building 14, Third Floor, 221B Marylebone Road",
          "Loading Bay 7",
          "London",
          null,
          "SW1A 1AA",
          "GB",
          "+44 20 7946 0018");

  public static final Party BERLIN =
      new Party(
          "Käthe Großmann",
          null,
          "Rosenthaler Straße 40",
          null,
          "Berlin",
          null,
          "10119",
          "DE",
          "+49 30 5550 0142");

  private SampleParties() {}
}
