import type { ApprovalCause } from '../../../shared/cart/approval.ts';
import { shareOfMinor } from '../../../shared/money/exact-decimal.ts';
import { formatPercent } from '../../../shared/figures.ts';
import type { Messages } from '../../messages/use-messages.ts';

/** What has to be agreed to, or was, a line each with its figures. A cause that another version named has none. */
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
