import { given } from './copy-lines.ts';
import type { DepositMade, Payout } from '../../../../shared/contract/back-office/days-explained.ts';
import type { AmountOf, CopyLine } from './copy-lines.ts';

/** The payouts of a copy, in its order. The copy does not say whether they were on hold. */
export function payoutsOf(lines: readonly CopyLine[], amountOf: AmountOf): readonly Payout[] {
  const ids = new Set(lines.map((line) => line('settlement')));
  return [...ids].map((settlementId) => {
    const own = lines.filter((line) => line('settlement') === settlementId);
    return payoutOf(settlementId, own, amountOf);
  });
}

function payoutOf(settlementId: string, lines: readonly CopyLine[], amountOf: AmountOf): Payout {
  const of = (kind: string) => lines.find((line) => line('kind') === kind);
  const amount = (kind: string) => {
    const line = of(kind);
    return line && amountOf(line);
  };
  const [grossMinor, feesMinor, adjustmentMinor, netMinor, heldMinor] = [
    ...[amount('gross'), amount('fees'), amount('adjustment'), amount('net'), amount('held')],
  ];
  return {
    settlementId,
    own: { count: Number(of('own')?.('count') ?? 0), minor: amount('own') ?? 0 },
    ...(grossMinor !== undefined && { grossMinor }),
    ...(feesMinor !== undefined && { feesMinor }),
    ...(adjustmentMinor !== undefined && { adjustmentMinor }),
    ...(netMinor !== undefined && { netMinor }),
    ...(heldMinor !== undefined && { heldMinor }),
    deposits: lines
      .filter((line) => line('kind') === 'deposit')
      .map((line): DepositMade => {
        const minor = amountOf(line);
        const createdAt = Date.parse(line('at'));
        return {
          depositId: line('reference'),
          ...(minor !== undefined && { minor }),
          ...given({ status: line('service_status') }),
          ...(!Number.isNaN(createdAt) && { createdAt }),
        };
      }),
  };
}
