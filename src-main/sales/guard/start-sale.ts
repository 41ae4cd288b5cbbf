import { failed, GUARD_WARNINGS, succeeded } from '../../../shared/failure.ts';
import { addsUp } from '../../../shared/money/line-items.ts';
import { referenceFault } from '../../../shared/payment/reference.ts';
import { ledgerFailure } from '../ledger-failure.ts';
import type { Approval } from '../../../shared/cart/approval.ts';
import type { PayerDetails } from '../../../shared/customer/details.ts';
import type { Failure, GuardWarning, Result } from '../../../shared/failure.ts';
import type { LineItems } from '../../../shared/money/line-items.ts';
import type { Money } from '../../../shared/money/money.ts';
import type { Rebate } from '../../../shared/payment/rebate.ts';
import type { SaleTax } from '../../../shared/tax/sale-tax.ts';
import type { SaleEventBody, SaleStamp } from '../events.ts';
import type { Judgement, Objection } from './duplicate-charge-guard.ts';
import type { CustomerSafe, Ids, PaymentGateway } from '../ports.ts';
import type { RecordEvents, SaleStore } from '../sale-store.ts';

export interface SaleWanted {
  readonly amount: Money;
  /** May be empty: then the till makes one. */
  readonly reference: string;
  /** Warnings of the guard that the cashier has read and overrides. */
  readonly overrides: readonly GuardWarning[];
  /**
   * What they were about when they were asked (`Failure.warnedOf`): whatever has come to stand against the sale since is
   * asked about. Without it everything of these kinds is overridden.
   */
  readonly answered?: readonly string[];
  /** What the amount is made of, when it is not a plain one; it must add up to it. */
  readonly lineItems?: LineItems;
  /** Of what is unusual in the line items. */
  readonly approval?: Approval;
  /** In the amount. */
  readonly tax?: SaleTax;
  /** Asked when the sale is recorded, since a shift may be closed while the guard still reads. */
  readonly stamp?: () => SaleStamp;
  readonly rebate?: Rebate;
  /** Checked already; with at least one of its parts. */
  readonly payer?: PayerDetails;
}

interface StartParts {
  readonly store: SaleStore;
  readonly record: RecordEvents;
  readonly ids: Ids;
  readonly gateway: Pick<PaymentGateway, 'serviceTime'>;
  readonly customers: CustomerSafe;
  readonly stop: AbortSignal;
}

/**
 * Starts a sale: the guard reads first, then the payer's details go into the safe and the intent into the ledger.
 * `read` answers the guard's judgement, which is asked last right before the record, with nothing awaited in between.
 * Nothing is sent here: that the payment is asked for follows from the record.
 */
export async function startSale(
  wanted: SaleWanted,
  read: (wanted: { amount: Money; reference: string }) => Promise<Judgement>,
  parts: StartParts,
): Promise<Result<{ saleId: string }>> {
  const { amount, reference, lineItems, payer } = wanted;
  const { store, customers, ids, stop } = parts;
  const typed = reference.trim();
  const fault = referenceFault(typed);
  if (fault)
    return failed({ action: 'fix-input', code: 'reference-invalid', fields: [referenceField(fault)] });
  if (lineItems && !addsUp(lineItems, amount.minor))
    return failed({ action: 'fix-input', code: 'amount-invalid', fields: [LINE_ITEMS_FIELD] });
  const onScreen = saleOnScreen(store);
  if (onScreen) return failed(onScreen);
  const judge = await read({ amount, reference: typed });
  const saleId = ids.saleId();
  if (!payer) return begin(saleId, { ...wanted, reference: typed }, judge, parts);
  const refusal = refusalOf(judge(), wanted, store);
  if (refusal) return failed(refusal);
  // The details first: a sale that is in the ledger can always be asked for with them.
  const kept = await customers.keep(saleId, payer);
  const started = stop.aborted
    ? failed(CLOSED)
    : kept.ok
      ? begin(saleId, { ...wanted, reference: typed }, judge, parts)
      : kept;
  if (!started.ok) customers.forget(saleId);
  return started;
}

/** Judges and writes, in one breath: what the guard may not know of cannot happen in between. */
function begin(
  saleId: string,
  wanted: SaleWanted,
  judge: Judgement,
  { store, record, ids, gateway }: StartParts,
): Result<{ saleId: string }> {
  const { amount, reference, lineItems, approval, tax, rebate, payer, stamp } = wanted;
  const found = judge();
  const refusal = refusalOf(found, wanted, store);
  if (refusal) return failed(refusal);
  try {
    const number = store.nextNumber();
    const serviceTime = gateway.serviceTime();
    record(
      saleId,
      {
        type: 'sale-started',
        number,
        amount,
        reference: reference || ids.reference(number),
        paymentId: ids.uuid(),
        idempotencyKey: ids.uuid(),
        ...(serviceTime !== undefined && { serviceTime }),
        ...(lineItems && { makeup: lineItems }),
        ...(approval && { approval }),
        ...(tax && { tax }),
        ...stamp?.(),
        ...(rebate && { rebate }),
        ...(payer && { withPayer: true }),
        ...(store.ownService && { service: store.ownService }),
      },
      ...found.flatMap(overriddenEvent),
    );
    return succeeded({ saleId });
  } catch (error) {
    return failed(ledgerFailure(error));
  }
}

/** What stands in the way: the screen may have changed while earlier payments were read, or details kept. */
function refusalOf(found: readonly Objection[], wanted: SaleWanted, store: SaleStore): Failure | undefined {
  const onScreen = saleOnScreen(store);
  const first = found.find((objection) => !objection.said && !isOverridden(objection, wanted));
  return onScreen ?? (first && question(first, found));
}

/** What is to be answered: of its kind, first that which has not been answered, with all that the answer will be for. */
function question({ about, ...failure }: Objection, found: readonly Objection[]): Failure {
  const { code } = failure;
  if (about === undefined || !GUARD_WARNINGS.some((warning) => warning === code)) return failure;
  return { ...failure, warnedOf: found.flatMap((other) => (other.code === code ? (other.about ?? []) : [])) };
}

const CLOSED: Failure = { action: 'wait', code: 'till-not-ready' };

/** Goods, discount and tip do not add up; no screen of ours says so. */
const LINE_ITEMS_FIELD = { field: 'lineItems', fault: 'malformed' } as const;

/** A second press of Charge, or a second window, never makes a second sale. */
function saleOnScreen(store: SaleStore): Failure | undefined {
  const current = store.current();
  return current && { action: 'wait', code: 'sale-in-progress', saleId: current.id };
}

function isOverridden({ code, about }: Objection, { overrides, answered }: SaleWanted): boolean {
  if (!overrides.some((warning) => warning === code)) return false;
  return about === undefined || answered === undefined || answered.includes(about);
}

/** The deliberate act stays in the record. */
function overriddenEvent({ code, earlier }: Objection): readonly SaleEventBody[] {
  const earlierSaleId = earlier?.saleId;
  return GUARD_WARNINGS.filter((warning) => warning === code).map((warning) => ({
    type: 'guard-overridden',
    warning,
    ...(earlierSaleId !== undefined && { earlierSaleId }),
  }));
}

function referenceField(fault: 'too-long' | 'control-characters') {
  return fault === 'too-long'
    ? ({ field: 'reference', fault: 'too-long' } as const)
    : ({ field: 'reference', fault: 'malformed' } as const);
}
