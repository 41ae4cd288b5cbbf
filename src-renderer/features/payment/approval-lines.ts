import type { ApprovalCause } from '../../../shared/cart/approval.ts';
import { shareOfMinor } from '../../../shared/money/exact-decimal.ts';
import { formatPercent } from '../../../shared/text/figures.ts';
import type { Messages } from '../../messages/use-messages.ts';

/** A line with figures for each cause of an approval. A cause that this version does not know has no line. */
export function approvalLines(
  causes: readonly ApprovalCause[],
  money: (minor: number) => string,
  locale: string,
  { approval: messages }: Messages,
): readonly string[] {
  return causes.flatMap(({ kind, minor, ofMinor, name = '' }) => {
    const figures = { amount: money(minor), whole: money(ofMinor) };
    switch (kind) {
      case 'line':
        return messages.line({ ...figures, name });
      case 'discount':
        return messages.discount({
          ...figures,
          percent: formatPercent(shareOfMinor(100, minor, ofMinor), locale),
        });
      case 'tip':
        return messages.tip(figures);
      default:
        return [];
    }
  });
}
