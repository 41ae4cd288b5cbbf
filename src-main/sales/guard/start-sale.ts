import { failed, GUARD_WARNINGS, succeeded } from '../../../shared/failure.ts';
import { addsUp } from '../../../shared/money/line-items.ts';
import { referenceFault } from '../../../shared/payment/reference.ts';
import { triedAt } from '../creation/held-back.ts';
import { ledgerFailure } from '../ledger-failure.ts';
import type { Approval } from '../../../shared/cart/approval.ts';
import type { PayerDetails } from '../../../shared/customer/details.ts';
import type { Failure, GuardWarning, Result } from '../../../shared/failure.ts';
import type { LineItems } from '../../../shared/money/line-items.ts';
import type { Money } from '../../../shared/money/money.ts';
import type { Rebate } from '../../../shared/payment/rebate.ts';
import type { SaleTax } from '../../../shared/money/sale-tax.ts';
import type { SaleEventBody, SaleStamp } from '../events.ts';
import type { Judgement } from './duplicate-charge-guard.ts';
import type { Objection } from './objections.ts';
import type { CustomerSafe, Ids, PaymentGateway } from '../ports.ts';
import type { RecordEvents, SaleStore } from '../sale-store.ts';

/** The sale that somebody wants to start. */
export interface SaleWanted {
  readonly amount: Money;
  /** Where it is empty, the till makes a reference. */
  readonly reference: string;
  /** Warnings of the guard that the cashier has read and overrides. */
  readonly overrides: readonly GuardWarning[];
  /**
   * What the overridden warnings were about (`Failure.warnedOf`). The guard asks again about anything else. Without it,
   * every warning of these kinds is overridden.
   */
  readonly answered?: readonly string[];
  /** Missing for an amount from the keypad; otherwise the items must add up to the amount. */
  readonly lineItems?: LineItems;
  /** The approval of unusual discounts or tips in the line items. */
  readonly approval?: Approval;
  /** Tax that is part of the amount. */
  readonly tax?: SaleTax;
  /** Called when the sale is recorded, since a shift may be closed while the guard still reads. */
  readonly stamp?: () => SaleStamp;
  /** Asked when the sale is about to be recorded, since a kiosk's shopper may leave while the guard still reads. */
  readonly isStillWanted?: () => boolean;
  readonly rebate?: Rebate;
  /** The payer's details, checked, with at least one field. */
  readonly payer?: PayerDetails;
  /** Id of an earlier sale of the same reference, whose order this one charges again. */
  readonly again?: string;
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
 * Starts a sale: the guard reads earlier payments, then the payer's details are kept, then `sale-started` and the first
 * `create-tried` are recorded, all or nothing.
 * `read` answers the guard's judgement, which is called again right before the event is recorded, with no `await` in
 * between. Nothing is sent here: the effects of the event ask for the payment.
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
  // The details are kept first, so that they are there for every sale that the ledger holds.
  const kept = await customers.keep(saleId, payer);
  const started = stop.aborted
    ? failed(CLOSED)
    : kept.ok
      ? begin(saleId, { ...wanted, reference: typed }, judge, parts)
      : kept;
  if (!started.ok) customers.forget(saleId);
  return started;
}

/** Judges and records without an `await`, so that nothing can happen in between that the guard does not know. */
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
    const stamped = stamp?.();
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
        ...stamped,
        ...(rebate && { rebate }),
        ...(payer && { withPayer: true }),
        ...firstSaleOf(wanted, store),
        ...(store.ownService && { service: store.ownService }),
      },
      ...found.flatMap((objection) => overriddenEvent(objection, stamped?.cashierId)),
      // The disk is waited for once before the request leaves, not twice.
      triedAt(serviceTime),
    );
    return succeeded({ saleId });
  } catch (error) {
    return failed(ledgerFailure(error));
  }
}

/** The first sale of the order that is charged again. With another reference it is another order. Throws `LedgerUnavailable`. */
function firstSaleOf({ again, reference }: SaleWanted, store: SaleStore): { readonly firstSaleId?: string } {
  const earlier = again === undefined ? undefined : store.loadSale(again);
  return earlier?.reference === reference ? { firstSaleId: earlier.firstSaleId ?? earlier.id } : {};
}

/** Why the sale must not start. Another sale may have come to the screen while earlier payments were read. */
function refusalOf(found: readonly Objection[], wanted: SaleWanted, store: SaleStore): Failure | undefined {
  if (wanted.isStillWanted?.() === false) return UNWANTED;
  const onScreen = saleOnScreen(store);
  const first = found.find((objection) => !objection.alreadyShown && !isOverridden(objection, wanted));
  return onScreen ?? (first && question(first, found));
}

/** The failure to show for an objection. A warning lists everything of its kind, since one override covers all of it. */
function question({ about, ...failure }: Objection, found: readonly Objection[]): Failure {
  const { code } = failure;
  if (about === undefined || !GUARD_WARNINGS.some((warning) => warning === code)) return failure;
  return { ...failure, warnedOf: found.flatMap((other) => (other.code === code ? (other.about ?? []) : [])) };
}

const CLOSED: Failure = { action: 'wait', code: 'till-not-ready' };
const UNWANTED: Failure = { action: 'wait', code: 'till-not-ready', detail: 'the shopper has left' };

/** The line items do not add up to the amount. Our own screens never send such a sale. */
const LINE_ITEMS_FIELD = { field: 'lineItems', fault: 'malformed' } as const;

/** The failure while a sale is on the screen, so that a second press of Charge never makes a second sale. */
function saleOnScreen(store: SaleStore): Failure | undefined {
  const current = store.open.current();
  return current && { action: 'wait', code: 'sale-in-progress', saleId: current.id };
}

function isOverridden({ code, about }: Objection, { overrides, answered }: SaleWanted): boolean {
  if (!overrides.some((warning) => warning === code)) return false;
  return about === undefined || answered === undefined || answered.includes(about);
}

/** The event that records that somebody, `by`, overrode a warning. */
function overriddenEvent({ code, earlier }: Objection, by: string | undefined): readonly SaleEventBody[] {
  const earlierSaleId = earlier?.saleId;
  return GUARD_WARNINGS.filter((warning) => warning === code).map((warning) => ({
    type: 'guard-overridden',
    warning,
    ...(earlierSaleId !== undefined && { earlierSaleId }),
    ...(by !== undefined && { by }),
  }));
}

function referenceField(fault: 'too-long' | 'control-characters') {
  return fault === 'too-long'
    ? ({ field: 'reference', fault: 'too-long' } as const)
    : ({ field: 'reference', fault: 'malformed' } as const);
}
