import type { SalesWorld } from '../worlds/sales-world.ts';

export async function endedAndLeft(world: SalesWorld, status: string, reference = ''): Promise<string> {
  const saleId = await world.charge(100, reference);
  world.gateway.statuses.set('trk-1', status);
  await world.clock.advance(1_000);
  world.sales.leave(saleId, 'settled');
  return saleId;
}

export const paidAndLeft = (world: SalesWorld, reference = '') => endedAndLeft(world, 'completed', reference);
