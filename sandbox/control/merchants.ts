import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/service-error.ts';
import { merchantRecord } from '../hierarchy/merchant-record.ts';
import type { World } from '../world/world.ts';

interface CurrencyChange {
  readonly Params: { readonly id: string };
  readonly Body: { readonly currency: string };
}

const currencySchema = {
  type: 'object',
  required: ['currency'],
  additionalProperties: false,
  properties: { currency: { type: 'string', pattern: '^[A-Z]{3}$' } },
};

/** Changes the currency of a merchant, for which the service has no operation. */
export function addMerchantControl(app: FastifyInstance, { merchants }: World): void {
  app.put<CurrencyChange>(
    '/merchants/:id/currency',
    { schema: { body: currencySchema } },
    ({ params, body }) => {
      const merchant = merchants.byId(params.id);
      if (merchant === undefined) throw notFound('There is no such merchant.');
      return merchantRecord(merchants.put({ ...merchant, ...body }));
    },
  );
}
