import type { FastifyInstance } from 'fastify';
import type { WorldPart } from '../world/world-part.ts';
import { announce } from './announce.ts';
import type { AnnounceParts } from './announce.ts';
import { addDeliveryControl } from './control.ts';
import { Deliveries, DELIVERY_TABLES } from './deliveries.ts';
import { Dispatcher } from './dispatcher.ts';
import type { DeliverySwitches } from './dispatcher.ts';
import { signPartner, signPayment } from './signatures.ts';

/** Undelivered events survive a restart. */
export const WEBHOOKS_PART: WorldPart = { tables: DELIVERY_TABLES, seed: () => undefined };

export interface WebhookParts extends Omit<AnnounceParts, 'dispatcher'> {
  readonly switches: DeliverySwitches;
}

/** Spec "Events": delivers events until the server closes, and lists deliveries on the control interface. */
export function addWebhooks(control: FastifyInstance, parts: WebhookParts): void {
  const { clock, switches, world } = parts;
  const deliveries = new Deliveries(world.db);
  const schemes = { payment: signPayment, onboarding: signPartner, settlement: signPartner };
  const dispatcher = new Dispatcher({
    clock,
    deliveries,
    environment: world.environment,
    schemes,
    switches,
  });
  announce({ ...parts, dispatcher });
  world.events.cleared.add(() => dispatcher.forget());
  control.addHook('onListen', (done) => {
    dispatcher.resume();
    done();
  });
  control.addHook('onClose', () => dispatcher.close());
  addDeliveryControl(control, { deliveries, dispatcher });
}
