import { shareOfMinor } from '../exact-decimal.ts';
import { goodsOf, totalOf } from '../makeup.ts';
import type { Makeup } from '../makeup.ts';

/** What of a sale's makeup somebody who may has to agree to: a slip of a finger in a panel costs as much as a gift. */
export const APPROVAL_CAUSES = ['discount', 'tip'] as const;

/** `minor` of `ofMinor`, in minor units of the sale's currency. */
export interface ApprovalCause {
  readonly kind: (typeof APPROVAL_CAUSES)[number];
  readonly minor: number;
  readonly ofMinor: number;
}

/** What was agreed to, and by whom where cashiers sign in. */
export interface Approval {
  readonly by?: string;
  readonly causes: readonly ApprovalCause[];
}

/**
 * Everything unusual in a makeup: a discount of more than `discountPercent` of the goods, or of all of them, and a tip
 * that is more than the bill it is for.
 */
export function approvalCauses(makeup: Makeup, discountPercent: number): readonly ApprovalCause[] {
  const { lines, discountMinor = 0, tipMinor = 0 } = makeup;
  const goods = goodsOf(lines);
  const bill = totalOf(makeup) - tipMinor;
  return [
    ...(isUnusual(discountMinor, goods, discountPercent)
      ? [{ kind: 'discount', minor: discountMinor, ofMinor: goods } as const]
      : []),
    ...(tipMinor > bill ? [{ kind: 'tip', minor: tipMinor, ofMinor: bill } as const] : []),
  ];
}

function isUnusual(minor: number, ofMinor: number, percent: number): boolean {
  return minor > 0 && (minor >= ofMinor || minor > shareOfMinor(ofMinor, percent, 100));
}

/** Whether both are the same figures, in the same order. */
export function isSameApproval(a: readonly ApprovalCause[], b: readonly ApprovalCause[]): boolean {
  return JSON.stringify(a.map(figuresOf)) === JSON.stringify(b.map(figuresOf));
}

function figuresOf({ kind, minor, ofMinor }: ApprovalCause) {
  return [kind, minor, ofMinor];
}
