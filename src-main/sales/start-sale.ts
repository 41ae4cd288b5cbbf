import { failed, GUARD_WARNINGS, succeeded } from '../../shared/failure.ts';
import { addsUp } from '../../shared/makeup.ts';
import { referenceFault } from '../../shared/reference.ts';
import { ledgerFailure } from './ledger-failure.ts';
import type { PayerDetails } from '../../shared/customer/details.ts';
import type { Failure, GuardWarning, Result } from '../../shared/failure.ts';
import type { Makeup } from '../../shared/makeup.ts';
import type { Money } from '../../shared/money.ts';
import type { Rebate } from '../../shared/rebate.ts';
import type { SaleEventBody, SaleStamp } from './events.ts';
import type { CustomerSafe, Ids } from './ports.ts';
import type { SaleBook } from './sale-book.ts';

export interface SaleWanted {
  readonly amount: Money;
  /** May be empty: then the till makes one. */
  readonly reference: string;
  /** Warnings of the guard that the cashier has read and overrides. */
  readonly overrides: readonly GuardWarning[];
  /** What the amount is made of, when it is not a plain one; it must add up to it. */
  readonly makeup?: Makeup;
  /** Asked when the sale is recorded, since a shift may be closed while the guard still reads. */
  readonly stamp?: () => SaleStamp;
  readonly rebate?: Rebate;
  /** Checked already; with at least one of its parts. */
  readonly payer?: PayerDetails;
}

interface StartParts {
  readonly book: SaleBook;
  readonly ids: Ids;
  readonly customers: CustomerSafe;
  readonly stop: AbortSignal;
}

/**
 * Starts a sale: the guard first, then the payer's details in the safe and the intent in the ledger. `earlier` answers
 * what stands against it, the gravest first. Nothing is sent here; the creator finds the new sale in the book.
 */
export async function startSale(
  wanted: SaleWanted,
  earlier: (wanted: { amount: Money; reference: string }) => Promise<readonly Failure[]>,
  parts: StartParts,
): Promise<Result<{ saleId: string }>> {
  const { amount, reference, overrides, makeup } = wanted;
  const { book } = parts;
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
  return begin({ ...wanted, reference: typed }, found.flatMap(overriddenEvent), parts);
}

/** The details first: a sale that is in the ledger can always be asked for with them. */
async function begin(
  wanted: SaleWanted,
  overridden: readonly SaleEventBody[],
  { book, ids, customers, stop }: StartParts,
): Promise<Result<{ saleId: string }>> {
  const { amount, reference, makeup, rebate, payer, stamp } = wanted;
  const saleId = ids.saleId();
  if (payer) {
    const kept = await customers.keep(saleId, payer);
    // The screen may have changed meanwhile, or the till been closed.
    const refusal = stop.aborted ? CLOSED : kept.ok ? saleOnScreen(book) : kept.failure;
    if (refusal) {
      customers.forget(saleId);
      return failed(refusal);
    }
  }
  try {
    const number = book.nextNumber();
    book.record(
      saleId,
      {
        type: 'sale-started',
        number,
        amount,
        reference: reference || ids.reference(number),
        paymentId: ids.uuid(),
        idempotencyKey: ids.uuid(),
        ...(makeup && { makeup }),
        ...stamp?.(),
        ...(rebate && { rebate }),
        ...(payer && { withPayer: true }),
      },
      ...overridden,
    );
    return succeeded({ saleId });
  } catch (error) {
    if (payer) customers.forget(saleId);
    return failed(ledgerFailure(error));
  }
}

const CLOSED: Failure = { action: 'wait', code: 'till-not-ready' };

/** Goods, discount and tip do not add up; no screen of ours says so. */
const MAKEUP_FIELD = { field: 'makeup', fault: 'malformed' } as const;

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
