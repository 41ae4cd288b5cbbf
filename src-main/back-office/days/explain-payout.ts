import { failed, succeeded } from '../../../shared/failure.ts';
import { explainDays } from './explain-days.ts';
import { askingOfPayout, readPayout } from './read-payout.ts';
import { NO_ACCESS } from '../back-office.ts';
import type { DaysExplained } from '../../../shared/contract/back-office/days-explained.ts';
import type { Result } from '../../../shared/failure.ts';
import type { BackOffice } from '../back-office.ts';
import type { Asking } from './read-service.ts';

interface Comparing extends Pick<Asking, 'signal' | 'onProgress'> {
  readonly office: BackOffice;
  /** Epoch milliseconds. */
  readonly madeAt: number;
}

/**
 * Explains one payout: its payments against its batches, the batches against its sum, and the sum against its deposits.
 */
export async function explainPayout(
  settlementId: string,
  { office, madeAt, ...reading }: Comparing,
): Promise<Result<DaysExplained>> {
  const access = await office.service();
  if (!access) return failed(NO_ACCESS);
  const { currencies } = office;
  const asking = await askingOfPayout(settlementId, { access, currencies, ids: office.ids(), ...reading });
  if (!asking.ok) return asking;
  const { createdAt = madeAt, currency, ids } = asking.value;
  const read = await readPayout(settlementId, { ...asking.value, createdAt });
  if (read === 'too-many') {
    const detail = `more payments on the days of ${settlementId} than are compared at once`;
    return failed({ action: 'report', code: 'service-answer-unreadable', detail });
  }
  if (!read.ok) return read;
  const { range } = read.value;
  const scope = ids.merchant === undefined ? 'partner' : 'merchant';
  return succeeded({ ...range, madeAt, currency, scope, settlementId, ...explainDays(read.value, madeAt) });
}
