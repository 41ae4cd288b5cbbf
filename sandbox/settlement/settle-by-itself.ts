import type { SandboxClock } from '../clock.ts';
import type { Records } from '../world/records/records.ts';
import type { World } from '../world/world.ts';
import { Settling } from './settling.ts';

const STEP_MS = 60_000;

/**
 * Brings what a merchant was paid one step further every minute: into a batch, which is closed, settled, paid out and sent to the
 * bank. A service takes days; who trains wants to see it all.
 */
export function settleByItself(world: World, clock: SandboxClock, merchantId: string): void {
  const settling = new Settling(world, clock);
  const inStatus = <T extends { readonly id: string }>(records: Records<T>, status: string) =>
    records.find('WHERE merchantId = ? AND status = ?', merchantId, status);

  // The last step first: what one step has made waits a minute for the next.
  const steps = (): void => {
    for (const deposit of inStatus(world.deposits, 'pending')) settling.moveDeposit(deposit, 'sent');
    for (const settlement of inStatus(world.settlements, 'pending')) settling.payOut(settlement, 'ACH');
    settling.settle(merchantId);
    for (const batch of inStatus(world.batches, 'open')) settling.moveBatch(batch, 'closed');
    settling.batch(merchantId);
    clock.at(clock.now() + STEP_MS, steps);
  };
  steps();
}
