// A shop's day with the Quayside API, in plain Node 20 or newer: no packages to install.
//
//   ./quayside serve &
//   export QUAYSIDE_KEY=$(./quayside keys create --workspace demo --role admin)
//   node docs/examples/shop.mjs
//
// It talks to the sandbox, so nothing is shipped and nothing costs money. Each step checks what it got; the tests of
// Quayside run it as it stands.
import assert from 'node:assert/strict';
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createPrinter } from 'node:net';

const url = process.env.QUAYSIDE_URL ?? 'http://127.0.0.1:8781';
const adminKey = process.env.QUAYSIDE_KEY;
assert(adminKey, 'set QUAYSIDE_KEY to a sandbox key of role admin');

// ---- One function is all the client there is.

class ApiError extends Error {
  constructor(status, error) {
    super(`${status} ${error.code}: ${error.message}`);
    Object.assign(this, { status, code: error.code, details: error.details ?? [], retryAfter: error.retryAfter });
  }
}

function client(headers) {
  return async function call(method, path, body, more = {}) {
    const response = await fetch(url + path, {
      method,
      headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }), ...more },
      body: body && JSON.stringify(body),
    });
    if (response.status === 204) {
      return undefined;
    }
    if (!response.headers.get('Content-Type').startsWith('application/json')) {
      return { file: Buffer.from(await response.arrayBuffer()), headers: response.headers };
    }
    const json = await response.json();
    if (!response.ok) {
      throw new ApiError(response.status, json.error);
    }
    // how the answer came, for those who ask
    Object.defineProperty(json, 'headers', { value: response.headers });
    return json;
  };
}

async function refused(promise, code) {
  const error = await promise.then(() => assert.fail(`expected ${code}`), (e) => e);
  assert.equal(error.code, code, error.message);
  return error;
}

const step = (words) => console.log(words);

// ---- A workspace of one's own, and a token instead of the key.

const admin = client({ 'X-API-Key': adminKey });
const slug = `shop-${randomUUID().slice(0, 8)}`;
const workspace = await admin('POST', '/v1/workspaces', { name: 'Harbor Supply', slug, plan: 'desk' });
assert.equal(workspace.environment, 'sandbox');
step(`workspace ${workspace.id}; its key is shown this once`);

const key = client({ 'X-API-Key': workspace.apiKey.key });
const { token, tokenType, expiresAt } = await key('POST', '/v1/auth/token', { apiKey: workspace.apiKey.key });
const api = client({ Authorization: `${tokenType} ${token}` });
step(`token until ${expiresAt}`);

await refused(client({})('GET', '/v1/shipments'), 'UNAUTHORIZED');
await refused(client({ 'X-API-Key': 'qk_test_nobodys' })('GET', '/v1/shipments'), 'UNAUTHORIZED');

// ---- Events come to us. Anybody could post to this address: only a good signature is believed.

const secret = 'a long random text of the shop';
const events = [];
const receiver = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) {
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks);
  const expected = createHmac('sha256', secret).update(body).digest();
  const given = Buffer.from(request.headers['x-service-signature'] ?? '', 'hex');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    response.writeHead(400).end();
    return;
  }
  const event = JSON.parse(body);
  assert.equal(request.headers['x-service-event'], event.type);
  // the same event may come twice
  if (!events.some((known) => known.id === event.id)) {
    events.push(event);
  }
  response.writeHead(204).end();
  receiver.emit('event');
}).listen(0, '127.0.0.1');
await once(receiver, 'listening');

const webhook = await api('POST', '/v1/webhooks', {
  url: `http://127.0.0.1:${receiver.address().port}/shipping`,
  events: ['label.created', 'label.cancelled', 'tracking.updated', 'tracking.delivered', 'order.shipped'],
  secret,
});
const ping = await api('POST', `/v1/webhooks/${webhook.id}/test`);
assert.equal(ping.status, 'delivered');
step(`webhook ${webhook.id} answers our ping with ${ping.attempts[0].statusCode}`);

async function event(type) {
  for (;;) {
    const found = events.find((each) => each.type === type);
    if (found) {
      return found;
    }
    await once(receiver, 'event');
  }
}

// ---- Is the address any good?

const typed = { street1: '123 flatbush avenue', city: 'broklyn', state: 'NY', zip: '11217', country: 'US' };
const checked = await api('POST', '/v1/addresses/validate', typed);
assert.equal(checked.standardized.city, 'BROOKLYN');
step(`address: ${checked.corrections.map((each) => `${each.from} -> ${each.to}`).join(', ')}`);
const impossible = await refused(
  api('POST', '/v1/addresses/validate', { ...typed, zip: '94105' }), 'INVALID_ADDRESS');
assert(impossible.details.length > 0);

// ---- What would it cost?

// what an answer has as null, a request leaves out
const told = (answer) => Object.fromEntries(Object.entries(answer).filter(([, value]) => value !== null));
const order = {
  from: {
    name: 'Harbor Supply', street1: '500 Howard St', city: 'San Francisco', state: 'CA', zip: '94105', country: 'US',
  },
  to: { ...told(checked.standardized), name: 'Bob Buyer' },
  parcel: { weightOz: 34.5, lengthIn: 12, widthIn: 9, heightIn: 6 },
};
const quote = await api('POST', '/v1/rates', order);
const amounts = quote.rates.map((rate) => rate.amount);
assert.deepEqual(amounts, amounts.toSorted((a, b) => a - b));
const cheapest = quote.rates[0];
step(`${quote.rates.length} rates, from ${cheapest.amount} ${cheapest.currency} (${cheapest.serviceName})`);

const incomplete = await refused(api('POST', '/v1/rates', { ...order, to: { country: 'US' } }), 'INVALID_REQUEST');
assert.deepEqual(incomplete.details.map((each) => each.field), ['to.zip']);

// ---- Buy it: once, however often we ask.

const purchase = { rateId: cheapest.id, reference: 'order-1001', labelFormat: 'zpl' };
const once1001 = { 'Idempotency-Key': 'order-1001' };
const label = await api('POST', '/v1/labels', purchase, once1001);
const retried = await api('POST', '/v1/labels', purchase, once1001);
assert.deepEqual(retried, label);
assert.equal(retried.headers.get('Idempotent-Replayed'), 'true');
assert.equal(label.rate.amount, cheapest.amount);
await refused(api('POST', '/v1/labels', { ...purchase, reference: 'order-1002' }, once1001), 'DUPLICATE_SHIPMENT');
step(`label ${label.id}, tracking number ${label.trackingNumber}`);
assert.equal((await event('label.created')).data.id, label.id);

// ---- Three formats, one label.

const beginnings = { pdf: '%PDF-', png: '\x89PNG', zpl: '^XA' };
for (const [format, beginning] of Object.entries(beginnings)) {
  const { file, headers } = await api('GET', `/v1/labels/${label.id}/download?format=${format}`);
  assert.equal(file.subarray(0, beginning.length).toString('latin1'), beginning);
  assert.equal(headers.get('Content-Disposition'), `attachment; filename="${label.trackingNumber}.${format}"`);
  step(`${format}: ${file.length} bytes`);
}

// ---- Follow it. The sandbox moves parcels when told to; a real carrier does it by itself.

const before = await api('GET', `/v1/tracking/${label.trackingNumber}`);
assert.equal(before.status, 'pre_transit');
for (const status of ['accepted', 'out_for_delivery', 'delivered']) {
  await api('POST', `/v1/sandbox/tracking/${label.trackingNumber}/events`, { status });
}
const after = await api('GET', `/v1/tracking/${label.trackingNumber}?carrier=${label.carrier}`);
assert.equal(after.status, 'delivered');
assert.equal((await event('tracking.delivered')).data.trackingNumber, label.trackingNumber);
const shipment = await api('GET', `/v1/shipments/${label.shipmentId}`);
assert.equal(shipment.status, 'delivered');
await refused(api('POST', `/v1/labels/${label.id}/cancel`), 'VOID_WINDOW_EXPIRED');

const many = await api('POST', '/v1/tracking/batch', { trackingNumbers: [label.trackingNumber, 'no such number'] });
assert.deepEqual(many.summary, { total: 2, succeeded: 1, failed: 1 });
assert.equal(many.results[1].error.code, 'NOT_FOUND');
step(`tracking: ${after.events.map((each) => each.status).join(', ')}`);

// ---- Changed our mind: the money comes back.

const unwanted = await api('POST', '/v1/shipments', {
  ...order, carrier: cheapest.carrier, service: cheapest.service, reference: 'order-1003',
});
const cancelled = await api('POST', `/v1/shipments/${unwanted.id}/cancel`);
assert.equal(cancelled.status, 'cancelled');
assert.equal(cancelled.refund.status, 'pending');
await refused(api('POST', `/v1/shipments/${unwanted.id}/cancel`), 'LABEL_ALREADY_CANCELLED');
assert.equal((await event('label.cancelled')).data.id, unwanted.label.id);
await api('POST', '/v1/sandbox/clock', { advanceSeconds: 15 * 24 * 60 * 60 });
await refused(api('GET', '/v1/wallet'), 'UNAUTHORIZED'); // two weeks later our token has expired, but not the key
const refunded = await key('GET', `/v1/labels/${unwanted.label.id}`);
assert.equal(refunded.refund.status, 'refunded');
const wallet = await key('GET', '/v1/wallet');
assert.equal(wallet.balance, Math.round((1000 - label.rate.amount) * 100) / 100);
step(`refund of ${refunded.refund.amount} is ${refunded.refund.status}; the wallet holds ${wallet.balance}`);

// ---- Lists come in pages, newest first.

const pages = [];
for (let page = 1, last = 1; page <= last; page++) {
  const { data, pagination } = await key('GET', `/v1/labels?pageSize=1&page=${page}`);
  pages.push(...data);
  last = pagination.totalPages;
}
assert.deepEqual(pages.map((each) => each.reference), ['order-1003', 'order-1001']);
const delivered = await key('GET', '/v1/shipments?status=delivered');
assert.equal(delivered.pagination.totalCount, 1);
await refused(key('GET', '/v1/labels?pageSize=101'), 'INVALID_REQUEST');
step(`labels: ${pages.map((each) => `${each.reference} ${each.status}`).join(', ')}`);

// ---- What have we learned?

const lane = { originPostalCode: '94105', destinationPostalCode: '11217' };
const savings = await key('GET', '/v1/analytics/savings');
const { carriers } = await key('GET', '/v1/analytics/carriers');
const prediction = await key('POST', '/v1/analytics/predict', { ...lane, carrierCode: label.carrier });
const advice = await key('POST', '/v1/shipping/recommend', { ...lane, weightOz: 34.5, priority: 'speed' });
assert(carriers.some((each) => each.carrier === label.carrier && each.deliveredCount === 1));
assert.deepEqual(prediction.estimates.map((each) => each.percentile), ['P25', 'P50', 'P75', 'P95']);
step(`savings of ${savings.totalPotentialSavings} ${savings.currency}; for speed take ${advice.recommended.service}`);

// ---- An order goes out in two parcels: what is there today, and the rest when it has come in.

const sale = {
  reference: 'order-2001',
  to: order.to,
  items: [
    { sku: 'MUG-1', name: 'Mug', quantity: 3, value: { amount: 12.5, currency: 'USD' } },
    { sku: 'TEA-1', name: 'Tea', quantity: 1, value: { amount: 9, currency: 'USD' } },
  ],
};
const taken = await key('POST', '/v1/orders', sale);
const shipping = (parcel) => ({ from: order.from, carrier: 'ups', service: 'ups_ground', parcel });
const mugs = { 'Idempotency-Key': 'order-2001 parcel 1' };
const today = { ...shipping({ weightOz: 30 }), items: [{ sku: 'MUG-1', quantity: 3 }] };
const parcels = [await key('POST', `/v1/orders/${taken.id}/labels`, today, mugs)];
assert.deepEqual(await key('POST', `/v1/orders/${taken.id}/labels`, today, mugs), parcels[0]);
const partly = await key('GET', `/v1/orders/${taken.id}`);
assert.equal(partly.status, 'partly_shipped');
assert.deepEqual(partly.items.map((each) => each.left), [0, 1]);
parcels.push(await key('POST', `/v1/orders/${taken.id}/labels`, shipping({ weightOz: 9 })));
await refused(key('POST', `/v1/orders/${taken.id}/labels`, shipping({ weightOz: 9 })), 'CONFLICT');
const sent = await event('order.shipped');
assert.deepEqual(sent.data.parcels.map((each) => each.trackingNumber), parcels.map((each) => each.trackingNumber));
for (const parcel of parcels) {
  const { data } = await key('GET', `/v1/orders?search=${parcel.trackingNumber}`);
  assert.deepEqual(data.map((each) => each.reference), ['order-2001']);
}
step(`order-2001 left in ${parcels.length} parcels: ${parcels.map((each) => each.trackingNumber).join(', ')}`);

// ---- Print them. This printer only listens; a real one is tcp://192.0.2.5:9100.

async function settled(path) {
  for (;;) {
    const job = await key('GET', path);
    if (!['queued', 'rendering', 'sending', 'printing'].includes(job.status)) {
      return job;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const paper = [];
const printer = createPrinter((socket) => socket.on('data', (zpl) => paper.push(zpl)).on('error', () => {}));
printer.listen(0, '127.0.0.1');
await once(printer, 'listening');
const name = `Printer ${slug}`;
const address = `tcp://127.0.0.1:${printer.address().port}`;
await key('POST', '/v1/printers', { name, address, language: 'zpl', dpi: 203 });
for (const { id } of parcels) {
  const job = await key('POST', '/v1/print-jobs', { labelId: id, printer: name }, { 'Idempotency-Key': `print ${id}` });
  const done = await settled(`/v1/print-jobs/${job.id}`);
  step(`${job.id}: ${done.status}`);
}
assert.equal(Buffer.concat(paper).toString('latin1').split('^XZ').length - 1, parcels.length);

// ---- Close the day: the driver gets a list of what was not voided.

const day = await key('POST', '/v1/manifests', { carrier: 'ups', labelIds: parcels.map((each) => each.id) });
const list = await key('GET', `/v1/manifests/${day.id}/download`);
assert.equal(list.file.subarray(0, 5).toString(), '%PDF-');
step(`manifest ${day.id} of ${parcels.length} parcels: ${list.file.length} bytes`);

// ---- The wallet agrees, to the cent.

const cents = (amount) => Math.round(amount * 100);
const spent = parcels.reduce((sum, each) => sum + cents(each.rate.amount), 0);
assert.equal(cents((await key('GET', '/v1/wallet')).balance), cents(wallet.balance) - spent);

// ---- Carriers fail. Then we are told to come back.

for (const { code } of (await key('GET', '/v1/carriers')).carriers) {
  await key('PUT', `/v1/sandbox/carriers/${code}`, { availability: 'down' });
}
const down = await refused(key('POST', '/v1/rates', order), 'CARRIER_UNAVAILABLE');
step(`all carriers are down: try again in ${down.retryAfter} s`);

// ---- Home.

await key('DELETE', `/v1/webhooks/${webhook.id}`);
await refused(key('GET', `/v1/webhooks/${webhook.id}`), 'NOT_FOUND');
await admin('DELETE', `/v1/printers/${encodeURIComponent(name)}`);
printer.close();
receiver.close();
step('done');
