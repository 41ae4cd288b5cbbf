import type { Fee } from './records/fee-schedules.ts';
import type { World } from './world.ts';

/** The fee schedule of a merchant's partner; the usual fees apply where there is none. */
export function feesOfMerchant(
  { feeSchedules, merchants }: Pick<World, 'feeSchedules' | 'merchants'>,
  merchantId: string,
): readonly Fee[] | undefined {
  const partnerId = merchants.byId(merchantId)?.partnerId;
  return partnerId === undefined ? undefined : feeSchedules.of(partnerId)?.fees;
}
