import type { FastifyInstance } from 'fastify';
import { wireTime } from '../world/wire-values.ts';
import type { Deliveries } from './deliveries.ts';
import type { Delivery } from './delivery.ts';
import type { Dispatcher } from './dispatcher.ts';

/** Lists every delivery with its tries; `?settled=true` waits until none is under way. */
export function addDeliveryControl(
  app: FastifyInstance,
  { deliveries, dispatcher }: { readonly deliveries: Deliveries; readonly dispatcher: Dispatcher },
): void {
  app.get<{ Querystring: { settled?: string } }>('/webhooks', async ({ query }) => {
    if (query.settled === 'true') await dispatcher.settled();
    return deliveries.all().map(shown);
  });
}

/** The delivery without its signing key. */
function shown({ key, due, created, tries, ...rest }: Delivery) {
  return {
    ...rest,
    isSigned: key !== null,
    created: wireTime(created),
    due: due === null ? null : wireTime(due),
    tries: tries.map(({ at, ...outcome }) => ({ at: wireTime(at), ...outcome })),
  };
}
