// A Vendure server with orders, to try Quayside against: `node server.cjs PORT ORDERS`.
// When it stands it prints one line of JSON: {"url", "apiKey", "orders": [id, ...]}.
const { bootstrap, DefaultLogger, LogLevel, LanguageCode, dummyPaymentHandler } = require('@vendure/core');
const { populate } = require('@vendure/core/cli');
const fs = require('fs');
const os = require('os');
const path = require('path');

const port = Number(process.argv[2] || 3900);
const orders = Number(process.argv[3] || 10);
const here = fs.mkdtempSync(path.join(os.tmpdir(), 'vendure-'));
const superadmin = { identifier: 'superadmin', password: 'superadmin' };

const config = {
  apiOptions: { port, hostname: '127.0.0.1', adminApiPath: 'admin-api', shopApiPath: 'shop-api' },
  authOptions: {
    tokenMethod: ['bearer', 'api-key'],
    superadminCredentials: superadmin,
    requireVerification: false,
  },
  dbConnectionOptions: { type: 'better-sqlite3', synchronize: true, database: path.join(here, 'vendure.sqlite') },
  importExportOptions: { importAssetsDir: here },
  logger: new DefaultLogger({ level: LogLevel.Error }),
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  customFields: { ProductVariant: [{ name: 'weightGrams', type: 'int', nullable: true }] },
};

const initialData = {
  defaultLanguage: LanguageCode.en,
  defaultZone: 'Americas',
  taxRates: [{ name: 'Standard Tax', percentage: 0 }],
  shippingMethods: [{ name: 'Express Shipping', price: 1000 }],
  paymentMethods: [
    {
      name: 'Standard Payment',
      handler: { code: dummyPaymentHandler.code, arguments: [{ name: 'automaticSettle', value: 'true' }] },
    },
  ],
  countries: [{ name: 'United States of America', code: 'US', zone: 'Americas' }],
  collections: [],
};

const products = [
  'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets,variant:weightGrams',
  'Mug,mug,A mug,,,,,MUG-1,12.00,standard,1000,true,,,340',
  'Plate,plate,A plate,,,,,PLATE-1,20.00,standard,1000,true,,,',
].join('\n');

async function ask(api, query, variables, headers = {}) {
  const answer = await fetch(`http://127.0.0.1:${port}/${api}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  const body = await answer.json();
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return { data: body.data, token: answer.headers.get('vendure-auth-token') };
}

async function order(variants, number) {
  let token;
  const shop = async (query, variables) => {
    const answer = await ask('shop-api', query, variables, token ? { Authorization: `Bearer ${token}` } : {});
    token = answer.token || token;
    const [first] = Object.values(answer.data);
    if (first && first.errorCode) throw new Error(JSON.stringify(first));
    return first;
  };
  const bad = '... on ErrorResult { errorCode message }';
  await shop(`mutation ($id: ID!) { addItemToOrder(productVariantId: $id, quantity: 2) { ${bad} } }`, { id: variants[0] });
  if (number % 2 === 0) {
    await shop(`mutation ($id: ID!) { addItemToOrder(productVariantId: $id, quantity: 1) { ${bad} } }`, { id: variants[1] });
  }
  await shop(`mutation ($input: CreateCustomerInput!) { setCustomerForOrder(input: $input) { ${bad} } }`, {
    input: { firstName: 'Ann', lastName: 'Packer', emailAddress: `ann${number}@example.com` },
  });
  await shop(`mutation ($input: CreateAddressInput!) { setOrderShippingAddress(input: $input) { ${bad} } }`, {
    input: {
      fullName: `Ann Packer ${number}`,
      company: 'Packers',
      streetLine1: `${350 + number} 5th Ave`,
      streetLine2: 'Floor 2',
      city: 'New York',
      province: 'NY',
      postalCode: '10118',
      countryCode: 'US',
      phoneNumber: '2125550100',
    },
  });
  const [method] = (await ask('shop-api', '{ eligibleShippingMethods { id } }', {}, { Authorization: `Bearer ${token}` })).data.eligibleShippingMethods;
  await shop(`mutation ($id: [ID!]!) { setOrderShippingMethod(shippingMethodId: $id) { ${bad} } }`, { id: [method.id] });
  await shop(`mutation { transitionOrderToState(state: "ArrangingPayment") { ... on OrderStateTransitionError { errorCode transitionError } } }`, {});
  const paid = await shop(
    `mutation { addPaymentToOrder(input: {method: "standard-payment", metadata: {}}) { ... on Order { id state } ${bad} } }`, {});
  return paid.id;
}

async function main() {
  const csv = path.join(here, 'products.csv');
  fs.writeFileSync(csv, products);
  await populate(() => bootstrap(config), initialData, csv);
  const login = await ask(
    'admin-api',
    'mutation ($identifier: String!, $password: String!) { login(username: $identifier, password: $password) { ... on CurrentUser { id } } }',
    superadmin,
  );
  const admin = { Authorization: `Bearer ${login.token}` };
  const role = await ask(
    'admin-api',
    'mutation ($input: CreateRoleInput!) { createRole(input: $input) { id } }',
    { input: { code: 'quayside', description: 'Quayside', permissions: ['ReadOrder', 'UpdateOrder', 'ReadCatalog'] } },
    admin,
  );
  const key = await ask(
    'admin-api',
    'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { apiKey } }',
    { input: { roleIds: [role.data.createRole.id], translations: [{ languageCode: 'en', name: 'Quayside' }] } },
    admin,
  );
  const variants = await ask('admin-api', '{ productVariants { items { id sku } } }', {}, admin);
  const ids = variants.data.productVariants.items.map((each) => each.id);
  const made = [];
  for (let number = 1; number <= orders; number++) made.push(await order(ids, number));
  console.log(JSON.stringify({
    url: `http://127.0.0.1:${port}/admin-api`,
    apiKey: key.data.createApiKey.apiKey,
    admin: login.token,
    orders: made,
  }));
}

main().catch((trouble) => {
  console.error(trouble);
  process.exit(1);
});
