// What openapi-typescript makes of the document: none of these requests may need a field that has a default.
import type { components, paths } from './schema';

type Body<Path extends keyof paths> = paths[Path] extends { post: { requestBody: { content: { 'application/json': infer B } } } } ? B : never;

const byRate: Body<'/v1/labels'> = { rateId: 'rate_01KAJM3T8E2Q4S5VHW6XYZ7AB8' };
const parcel: components['schemas']['ParcelRequest'] = { weightOz: 34.5 };
const printed: Body<'/v1/print-jobs'> = { labelId: 'lbl_01KAJM3T8E2Q4S5VHW6XYZ7AB8' };
const rule: Body<'/v1/rules'> = { name: 'Light parcels', choice: { kind: 'cheapest' } };
const deposit: Body<'/v1/wallet/deposits'> = { amount: 50 };
const refused: components['schemas']['ErrorResponse'] = { error: { code: 'NOT_FOUND', message: 'label was not found' } };

export const requests = [byRate, parcel, printed, rule, deposit, refused];
