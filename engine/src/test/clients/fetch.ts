// Buys a label by a rate with openapi-fetch and prints its tracking number: URL, key.
import createClient from 'openapi-fetch';
import type { paths } from './schema';

declare const process: { argv: string[]; exitCode: number };

async function buy(url: string, key: string): Promise<void> {
  const client = createClient<paths>({ baseUrl: url, headers: { 'X-API-Key': key } });
  const rates = await client.POST('/v1/rates', {
    body: {
      from: { name: 'Harbor Supply', street1: '500 Howard St', city: 'San Francisco', state: 'CA', zip: '94105', country: 'US' },
      to: { name: 'Bob Buyer', street1: '123 Flatbush Ave', city: 'Brooklyn', state: 'NY', zip: '11217', country: 'US' },
      parcel: { weightOz: 34.5 },
    },
  });
  const rate = rates.data?.rates?.[0];
  if (rate === undefined) {
    throw new Error(JSON.stringify(rates.error));
  }
  const label = await client.POST('/v1/labels', {
    params: { header: { 'Idempotency-Key': 'openapi-fetch' } },
    body: { rateId: rate.id },
  });
  if (label.data === undefined) {
    throw new Error(JSON.stringify(label.error));
  }
  const file = await client.GET('/v1/labels/{id}/download', {
    params: { path: { id: label.data.id }, query: { format: 'pdf' } },
    parseAs: 'text',
  });
  if (!file.data?.startsWith('%PDF')) {
    throw new Error('the label is no PDF');
  }
  console.log(label.data.trackingNumber);
}

buy(process.argv[2], process.argv[3]).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
