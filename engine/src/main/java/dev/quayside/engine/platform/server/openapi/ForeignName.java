package dev.quayside.engine.platform.server.openapi;

import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// What the fields of a shipment or an order are called by the APIs that programs were written for
/// before: EasyPost, ShipEngine, Shippo, Karrio and the carriers' own. Left out in silence they
/// would cost an apartment, a signature or a return.
final class ForeignName {

  /// By names of this API, by their letters what others call them.
  private static final Map<String, Set<String>> OTHERS =
      Map.ofEntries(
          meaning("street1", "address1 addressline1 line1 streetline1 streetaddress addresslines"),
          meaning(
              "street2",
              "address2 addressline2 line2 streetline2 apartment apt suite unit street3 address3"
                  + " addressline3 line3 streetline3"),
          meaning("zip", "postalcode postcode postal"),
          meaning("state", "province region stateprovince county administrativearea"),
          meaning("city", "town locality suburb citylocality"),
          meaning("name", "fullname recipientname contactname personname attentionname attention"),
          meaning("company", "organization organisation businessname"),
          meaning("phone", "telephone tel mobile"),
          meaning(
              "weightOz",
              "weight weightlb weightlbs weightkg weightg weightgrams weightpounds weightvalue"
                  + " weightounces mass weightunit weightunits weightuom massunit unitofweight"
                  + " weightunitofmeasure shipmentweight packageweight"),
          meaning(
              "lengthIn",
              "length lengthcm lengthmm dimensions dimensionunit dimensionsunit dimunit"
                  + " distanceunit lengthunit sizeunit dimensionuom unitofmeasure"
                  + " unitofmeasurement"),
          meaning("widthIn", "width widthcm widthmm"),
          meaning("heightIn", "height heightcm heightmm depth depthin depthcm"),
          meaning(
              "signature",
              "deliveryconfirmation confirmation signatureconfirmation signaturerequired"
                  + " requiresignature signatureoption signaturetype adultsignature"
                  + " adultsignaturerequired directsignature signaturelevel signatureservice"),
          meaning(
              "insuredValue",
              "insurance declaredvalue insuredamount insuranceamount declaredamount"
                  + " insurancevalue"),
          meaning("isReturn", "return returnlabel isreturnlabel returnshipment"),
          meaning("saturday", "saturdaydelivery deliveronsaturday saturdaydeliver"),
          meaning("shipDate", "shippingdate shipmentdate dateofshipment labeldate"),
          meaning("instructions", "deliveryinstructions driverinstructions handlinginstructions"),
          meaning(
              "hazmat",
              "hazardous dangerousgoods hazardousmaterials lithium lithiumbattery"
                  + " lithiumbatteries"),
          meaning("labelFormat", "format filetype labelfiletype fileformat"),
          meaning(
              "residential",
              "residentialaddress isresidential addressresidentialindicator addresstype"
                  + " residentialindicator residentialflag"),
          meaning(
              "billing",
              "thirdparty billto billtoaccount billtoparty payor payment paymentinformation"
                  + " paymentdetail paymenttype shippingchargespayment"),
          meaning(
              "packaging",
              "predefinedpackage packagecode packagetype packagingtype packagetypecode"
                  + " parceltemplate containertype"),
          meaning(
              "service", "servicelevel servicetype serviceleveltoken servicelevelcode mailclass"),
          meaning("services", "service servicecode servicecodes servicelevel servicelevels"),
          meaning("carrier", "carrieraccount carrieraccountid"),
          meaning("carriers", "carrieraccounts carrierids"),
          meaning(
              "incoterm",
              "ddp incoterms dutiespaidby dutiespayment dutiespayor dutiespayer dutypayor duties"
                  + " termsofsale tradeterms termsoftrade"),
          meaning("withinDays", "within days maxdays maxtransitdays deliverydays transitdays"),
          meaning("contentsType", "contents exporttype reasonforexport exportreason"),
          meaning(
              "taxIds",
              "eori eorinumber vat vatnumber vatid taxnumber gstnumber ein abn ioss iossnumber"
                  + " taxidentifiers"),
          meaning("pieces", "packages boxes"),
          meaning("to", "shippingaddress shipto toaddress addressto recipient deliveryaddress"),
          meaning("from", "shipfrom fromaddress addressfrom shipper originaddress"),
          meaning("items", "lineitems orderitems customsitems commodities customslines"),
          meaning("quantity", "qty count"),
          meaning("value", "price unitprice itemprice unitvalue"),
          meaning("originCountry", "countryoforigin countryofmanufacture manufacturecountry"),
          meaning(
              "hsCode",
              "harmonizedcode harmonizedtariffcode hstariffnumber tariffnumber tariffcode"
                  + " commoditycode"),
          meaning("barcode", "upc gtin ean"),
          meaning("options", "variation variations variant personalization personalisation"),
          meaning("buyerNote", "customernote customernotes buyernotes notesfrombuyer"),
          meaning("giftMessage", "giftnote"),
          meaning("shipBy", "shipbydate latestshipdate"),
          meaning("reference", "ordernumber externalorderid"),
          meaning("requestedService", "shippingmethod shippingservice requestedshippingservice"));

  /// What names mean beside others that they mean nothing without: `total` is the value of an
  /// order, and `type` of an address whether somebody lives there.
  private static final Map<String, Set<String>> BESIDE =
      Map.ofEntries(
          meaning(
              "value",
              "total subtotal ordertotal ordersubtotal totalprice subtotalprice totalamount"
                  + " grandtotal ordervalue amountpaid linetotal totalvalue"),
          meaning(
              "requestedService",
              "servicecode servicename servicetype servicelevel shippingmethod"),
          meaning("orderedOn", "orderdate orderedat placedat orderplacedat purchasedate"),
          meaning(
              "buyerNote",
              "comments comment customercomments deliveryinstructions deliverynote deliverynotes"
                  + " shippinginstructions specialinstructions"),
          meaning(
              "name",
              "firstname lastname middlename surname givenname familyname productname itemname"
                  + " producttitle"),
          meaning("email", "emailaddress customeremail buyeremail contactemail"),
          meaning("phone", "phoneextension extension ext"),
          meaning("street1", "housenumber houseno streetnumber streetno pobox postofficebox"),
          meaning(
              "street2",
              "floor building door doornumber unitnumber apartmentnumber careof co district"
                  + " sublocality neighborhood neighbourhood addressextra addressaddition"),
          meaning("state", "provincecode regioncode statecode"),
          meaning("zip", "plus4 zipplus4"),
          meaning("weightOz", "grams kilograms pounds ounces"),
          meaning("quantity", "fulfillablequantity quantitytoship remainingquantity"),
          meaning("place", "bin binlocation warehouselocation"),
          meaning("originCountry", "origin madein"),
          meaning("options", "properties customattributes attributes itemoptions"),
          meaning(
              "labelIds",
              "labels shipments shipmentids trackingnumbers packages parcels transactions"
                  + " objectids"),
          meaning("fromZip", "warehouse warehouseid"),
          meaning("shipDate", "date manifestdate closedate"),
          meaning(
              "window",
              "readytime closetime mindatetime maxdatetime pickupwindow requestedstarttime"
                  + " requestedendtime windows timewindow earliest latest"),
          meaning("date", "pickupdate requestdate day"),
          meaning("parcels", "packages packagecount parcelcount totalpackages quantity count"),
          meaning("orders", "orderids shipments shipmentids labels labelids"),
          meaning("action", "strategy rate cheapest"),
          meaning("labelId", "label labels labelids shipmentid"),
          meaning("copies", "quantity count numcopies numberofcopies"),
          meaning("packaging", "type template kind"),
          meaning("hazmat", "battery batteries dangerous"));

  /// What others say of the address of a shop or an office.
  private static final Set<String> OF_ADDRESS =
      Set.of(
          "type",
          "kind",
          "classification",
          "commercial",
          "iscommercial",
          "business",
          "isbusiness",
          "residentialcommercial");

  /// What others say of an order, or of an item, that is not to be shipped, or not yet.
  private static final Set<String> STANDING =
      Set.of(
          "paid",
          "ispaid",
          "unpaid",
          "paymentstatus",
          "financialstatus",
          "fulfillmentstatus",
          "fulfilmentstatus",
          "orderstatus",
          "onhold",
          "isonhold",
          "holduntil",
          "holduntildate",
          "canceled",
          "cancelled",
          "iscanceled",
          "iscancelled",
          "canceledat",
          "cancelledat",
          "refunded",
          "isrefunded",
          "shipped",
          "isshipped",
          "fulfilled",
          "isfulfilled",
          "quantityshipped",
          "quantityfulfilled",
          "fulfilledquantity",
          "quantityrefunded",
          "refundedquantity",
          "quantitycancelled",
          "quantitycanceled",
          "draft",
          "isdraft",
          "preorder",
          "backorder",
          "backordered",
          "archived",
          "requiresshipping",
          "needsshipping",
          "digital",
          "isdigital",
          "giftcard",
          "isgiftcard");

  /// What others sell with a label and this API does not.
  private static final Set<String> NOT_HERE =
      Set.of(
          "cod",
          "codamount",
          "collectondelivery",
          "dryice",
          "dryiceoz",
          "dryiceweight",
          "alcohol",
          "containsalcohol",
          "holdatlocation",
          "holdforpickup",
          "advancedoptions",
          "shipmentoptions",
          "specialservices",
          "shipmentspecialservices",
          "extraservices",
          "additionalservices",
          "accessorials",
          "extra",
          "extras",
          "returnto",
          "returnaddress",
          "cylinder",
          "tube",
          "irregular",
          "oversize",
          "oversized",
          "girth",
          "machinable",
          "nonmachinable",
          "endorsement",
          "ancillaryendorsement",
          "labelsize",
          "labellayout",
          "labelstocktype",
          "printlabel",
          "print");

  /// What others call a request that is to cost nothing.
  private static final Set<String> TESTS =
      Set.of(
          "test",
          "testlabel",
          "testmode",
          "istest",
          "sandbox",
          "validateonly",
          "simulate",
          "simulation");

  private ForeignName() {}

  /// The name of this API that a field of another one means.
  ///
  /// @param known the names to choose from
  static Optional<String> meant(String name, Collection<String> known) {
    var letters = NearName.letters(name);
    return known.stream()
        .filter(each -> OTHERS.getOrDefault(each, Set.of()).contains(letters))
        .findFirst();
  }

  /// As {@link #meant}, of names that say it only beside the one of ours.
  static Optional<String> meantBeside(String name, Collection<String> beside) {
    var letters = NearName.letters(name);
    return beside.stream()
        .filter(each -> BESIDE.getOrDefault(each, Set.of()).contains(letters))
        .findFirst();
  }

  static boolean isOfAddress(String name) {
    return OF_ADDRESS.contains(NearName.letters(name));
  }

  static boolean isStanding(String name) {
    return STANDING.contains(NearName.letters(name));
  }

  static boolean isNotOffered(String name) {
    return NOT_HERE.contains(NearName.letters(name));
  }

  static boolean isTest(String name) {
    return TESTS.contains(NearName.letters(name));
  }

  private static Map.Entry<String, Set<String>> meaning(String name, String others) {
    return Map.entry(
        name, Arrays.stream(others.split(" ")).collect(Collectors.toUnmodifiableSet()));
  }
}
