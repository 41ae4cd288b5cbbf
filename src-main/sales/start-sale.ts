import { failed, GUARD_WARNINGS, succeeded } from '../../shared/failure.ts';
import { addsUp } from '../../shared/makeup.ts';
import { referenceFault } from '../../shared/reference.ts';
import { ledgerFailure } from './ledger-failure.ts';
import type { Failure, GuardWarning, Result } from '../../shared/failure.ts';
import type { Makeup } from '../../shared/makeup.ts';
import type { Money } from '../../shared/money.ts';
import type { SaleEventBody } from './events.ts';
import type { Ids } from './ports.ts';
import type { SaleBook } from './sale-book.ts';

export interface SaleWanted {
  readonly amount: Money;
  /** May be empty: then the till makes one. */
  readonly reference: string;
  /** Warnings of the guard that the cashier has read and overrides. */
  readonly overrides: readonly GuardWarning[];
  /** What the amount is made of, when it is not a plain one; it must add up to it. */
  readonly makeup?: Makeup;
}

/**
 * Starts a sale: the guard first, then the intent in the ledger. `earlier` answers what stands against it, the gravest
 * first. Nothing is sent here; the creator finds the new sale in the book.
 */
export async function startSale(
  { amount, reference, overrides, makeup }: SaleWanted,
  earlier: (wanted: { amount: Money; reference: string }) => Promise<readonly Failure[]>,
  { book, ids }: { readonly book: SaleBook; readonly ids: Ids },
): Promise<Result<{ saleId: string }>> {
  const typed = reference.trim();
  const fault = referenceFault(typed);
  if (fault)
    return failed({ action: 'fix-input', code: 'reference-invalid', fields: [referenceField(fault)] });
  if (makeup && !addsUp(makeup, amount.minor))
    return failed({ action: 'fix-input', code: 'amount-invalid', fields: [MAKEUP_FIELD] });
  const onScreen = saleOnScreen(book);
  if (onScreen) return failed(onScreen);
  const found = await earlier({ amount, reference: typed });
  // The screen may have changed while earlier payments were read.
  const refusal = saleOnScreen(book) ?? found.find(({ code }) => !isOverridden(code, overrides));
  if (refusal) return failed(refusal);
  try {
    const number = book.nextNumber();
    const saleId = ids.uuid();
    book.record(
      saleId,
      {
        type: 'sale-started',
        number,
        amount,
        reference: typed || ids.reference(number),
        paymentId: ids.uuid(),
        idempotencyKey: ids.uuid(),
        ...(makeup && { makeup }),
      },
      ...found.flatMap(overriddenEvent),
    );
    return succeeded({ saleId });
  } catch (error) {
    return failed(ledgerFailure(error));
  }
}

const MAKEUP_FIELD = {
  field: 'makeup',
  fault: 'malformed',
  expected: 'goods, discount and tip that add up',
} as const;

/** A second press of Charge, or a second window, never makes a second sale. */
function saleOnScreen(book: SaleBook): Failure | undefined {
  const current = book.current();
  return current && { action: 'wait', code: 'sale-in-progress', saleId: current.id };
}

function isOverridden(code: Failure['code'], overrides: readonly GuardWarning[]): boolean {
  return overrides.some((warning) => warning === code);
}

/** The deliberate act stays in the record. */
function overriddenEvent({ code, earlier }: Failure): readonly SaleEventBody[] {
  const warning = GUARD_WARNINGS.find((known) => known === code);
  if (!warning) return [];
  const earlierSaleId = earlier?.saleId;
  return [{ type: 'guard-overridden', warning, ...(earlierSaleId !== undefined && { earlierSaleId }) }];
}

function referenceField(fault: 'too-long' | 'control-characters') {
  return fault === 'too-long'
    ? ({ field: 'reference', fault: 'too-long' } as const)
    : ({ field: 'reference', fault: 'malformed' } as const);
}
