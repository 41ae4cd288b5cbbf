import { controlOf } from './sandbox-control.ts';
import type { TillWorld } from '../worlds/till-world.ts';
import type { Sandbox } from '../../../sandbox/server.ts';

/** Does what a payer or the service does with the payment of this reference. `paid` is what was sent, where it is another amount. */
export async function movePaymentOf(
  sandbox: Sandbox,
  reference: string,
  statusCode: string,
  paid?: number,
): Promise<void> {
  const control = controlOf(sandbox);
  const found = await control('GET', `/payments?reference=${encodeURIComponent(reference)}`);
  const [payment] = found as readonly { readonly trackingId: string }[];
  await control('POST', `/payments/${payment?.trackingId ?? ''}`, {
    statusCode,
    ...(paid !== undefined && { paid }),
  });
}

/**
 * Ends the sale on the screen, once its code is shown. The till is asked to look at once, as by a customer who says that
 * they paid: tests need not wait for its next reading. Answers the sale's id.
 */
export async function endNow(
  world: TillWorld,
  sandbox: Sandbox,
  {
    reference,
    statusCode,
    paid,
  }: { readonly reference: string; readonly statusCode: string; readonly paid?: number },
): Promise<string> {
  await world.stageWhen('waiting');
  const saleId = world.till.view().currentSaleId ?? '';
  await movePaymentOf(sandbox, reference, statusCode, paid);
  await world.till.session()?.sales.check(saleId);
  await world.viewWhen(({ sales }) => sales.some(({ id, stage }) => id === saleId && stage.name === 'final'));
  return saleId;
}
