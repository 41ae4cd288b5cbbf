import { shareOfMinor } from '../money/exact-decimal.ts';
import { goodsOf, lineTotal, listTotal, totalOf } from '../money/line-items.ts';
import type { LineItems, LineItem } from '../money/line-items.ts';

/** What can be unusual about a sale's line items, so that it has to be approved: it may be a slip of a finger. */
export const APPROVAL_CAUSES = ['line', 'discount', 'tip'] as const;

/**
 * One unusual figure: `minor` of `ofMinor`, in minor units of the sale's currency. For a line, these are its total and its
 * total by the list price.
 */
export interface ApprovalCause {
  readonly kind: (typeof APPROVAL_CAUSES)[number];
  readonly minor: number;
  readonly ofMinor: number;
  /** Name of the line. */
  readonly name?: string;
}

/** What was approved, and by whom, where cashiers sign in. */
export interface Approval {
  readonly by?: string;
  readonly causes: readonly ApprovalCause[];
}

export interface ApprovalRules {
  /** Whether the person at the till may change prices and give discounts on lines. */
  readonly mayChangeLines: boolean;
  /** A larger discount is unusual; in per cent. */
  readonly discountPercent: number;
}

/**
 * Everything in the line items that has to be approved: changed lines, unless the person may change them and they did not
 * become much cheaper; a large discount on all goods; and a tip that is larger than the bill.
 */
export function approvalCauses(lineItems: LineItems, rules: ApprovalRules): readonly ApprovalCause[] {
  const { lines, discountMinor = 0, tipMinor = 0 } = lineItems;
  const offLines = lines.reduce((sum, line) => sum + takenOffLine(line), 0);
  const takenOff = offLines + discountMinor;
  const list = goodsOf(lines) + offLines;
  const bill = totalOf(lineItems) - tipMinor;
  const { discountPercent } = rules;
  return [
    ...lines.flatMap((line) => lineCauses(line, rules)),
    ...(discountMinor > 0 && isUnusual(takenOff, list, discountPercent)
      ? [{ kind: 'discount', minor: takenOff, ofMinor: list } as const]
      : []),
    ...(tipMinor > bill ? [{ kind: 'tip', minor: tipMinor, ofMinor: bill } as const] : []),
  ];
}

function lineCauses(
  line: LineItem,
  { mayChangeLines, discountPercent }: ApprovalRules,
): readonly ApprovalCause[] {
  const { name, listMinor, discountMinor } = line;
  const isChanged = listMinor !== undefined || discountMinor !== undefined;
  const ofMinor = listTotal(line);
  const isAsked = isChanged && (!mayChangeLines || isUnusual(takenOffLine(line), ofMinor, discountPercent));
  return isAsked ? [{ kind: 'line', minor: lineTotal(line), ofMinor, name }] : [];
}

function takenOffLine(line: LineItem): number {
  return Math.max(0, listTotal(line) - lineTotal(line));
}

function isUnusual(minor: number, ofMinor: number, percent: number): boolean {
  return minor > 0 && (minor >= ofMinor || minor > shareOfMinor(ofMinor, percent, 100));
}

/** Whether both lists have the same figures in the same order. */
export function isSameApproval(a: readonly ApprovalCause[], b: readonly ApprovalCause[]): boolean {
  return JSON.stringify(a.map(figuresOf)) === JSON.stringify(b.map(figuresOf));
}

function figuresOf({ kind, minor, ofMinor, name }: ApprovalCause) {
  return [kind, minor, ofMinor, name];
}
