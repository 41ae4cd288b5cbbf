import type { SaleStage } from '../../../shared/contract/sale-view.ts';
import type { Failure, SignInFault } from '../../../shared/failure.ts';
import type { PaymentStatus } from '../../../shared/payment/payment-status.ts';
import type { SaleEvent, SaleEventBody } from '../../sales/events.ts';
import type { StatedAmount, TrackingReading } from '../../sales/reading.ts';
import type { Pseudonyms, PseudonymKind } from './pseudonyms.ts';

/** Replaces text that may hold anything. */
const WITHHELD = '…';
/** A code of the service or of ours, such as `usdcBase`. */
const CODE = /^[A-Za-z][\w-]{0,31}$/;
/** A status that no version knows may be a number. */
const STATUS = /^[A-Za-z][\w-]{0,31}$|^\d{1,2}$/;
const AMOUNT = /^[\d.,]{1,24}(?: ?[A-Za-z]{1,8})?$/;
const DECIMAL = /^-?\d{1,24}(?:\.\d{1,24})?$/;

/**
 * How a field of an event is redacted: `kept` for numbers and constants of ours; replaced by a pseudonym; `left-out`; or kept
 * only where the value has a certain form.
 */
type Rule = PseudonymKind | 'kept' | 'left-out' | 'word' | 'name' | 'failure' | 'reading' | 'stated';

type BodyOf<T extends SaleEventBody['type']> = Omit<Extract<SaleEventBody, { type: T }>, 'type'>;

/** The rule of every field of every event. A field without a rule does not compile, and is never copied. */
const RULES: {
  readonly [T in SaleEventBody['type']]: { readonly [F in keyof BodyOf<T>]-?: Rule };
} = {
  'sale-started': {
    number: 'kept',
    amount: 'kept',
    reference: 'reference',
    paymentId: 'key',
    idempotencyKey: 'key',
    serviceTime: 'kept',
    makeup: 'left-out',
    approval: 'left-out',
    tax: 'left-out',
    rebate: 'left-out',
    withPayer: 'kept',
    firstSaleId: 'sale',
    service: 'left-out',
    cashierId: 'person',
    shift: 'kept',
    kiosk: 'kept',
  },
  'guard-overridden': { warning: 'word', earlierSaleId: 'sale', by: 'person' },
  'create-tried': { serviceTime: 'kept', repeats: 'kept' },
  'create-not-sent': { failure: 'failure', tries: 'kept' },
  'create-lost': { failure: 'failure', serviceTime: 'kept' },
  'create-rejected': { failure: 'failure' },
  'payment-created': { trackingId: 'payment', paymentPageId: 'page', url: 'page' },
  'stray-found': { trackingId: 'payment', createdAt: 'kept' },
  'foreign-payment': { trackingId: 'payment', why: 'word', otherSaleId: 'sale' },
  'lost-tries-checked': { failure: 'failure' },
  'status-read': { trackingId: 'payment', reading: 'reading' },
  'history-differs': { trackingId: 'payment', statedRequest: 'stated' },
  'creation-resumed': { by: 'person' },
  'record-damaged': { number: 'kept' },
  'creation-stopped': { by: 'person' },
  'code-withdrawn': { by: 'person' },
  'sale-parked': { name: 'name' },
  'sale-opened': {},
  'sale-acknowledged': {},
  'paid-beside': { earlierSaleId: 'sale', earlierNumber: 'kept' },
  'concern-noted': { concern: 'note', by: 'person' },
  'tender-read': { tender: 'word' },
  'paper-printed': { paper: 'word', by: 'person' },
};

/** Texts of the service that people read. */
type Said = Pick<TrackingReading, 'paymentCode' | 'requested' | 'received'>;

/** The fields that any stage may have and that are redacted. */
interface StageParts extends Said {
  readonly failure?: Failure;
  readonly trouble?: Failure;
  readonly stale?: Failure;
  readonly url?: string;
  readonly status?: string;
}

/** Removes secrets, personal data and identifiers from what the till knows of sales. */
export class Redaction {
  readonly #pseudonyms: Pseudonyms;

  constructor(pseudonyms: Pseudonyms) {
    this.#pseudonyms = pseudonyms;
  }

  event(event: SaleEvent): SaleEvent {
    const rules: Readonly<Record<string, Rule>> = RULES[event.type];
    const values: Readonly<Record<string, unknown>> = { ...event };
    const fields = Object.entries(rules).flatMap(([name, rule]) => {
      const value = values[name];
      return value === undefined || rule === 'left-out' ? [] : [[name, this.#redacted(rule, value)] as const];
    });
    const saleId = this.#pseudonyms.of('sale', event.saleId);
    // The rules are those of its type, which the compiler cannot follow through the lookup.
    return { type: event.type, saleId, at: event.at, ...Object.fromEntries(fields) } as SaleEvent;
  }

  saleId(saleId: string): string {
    return this.#pseudonyms.of('sale', saleId);
  }

  /** Redacts a stage in the same way as its events, so that `saleView` computes the same from redacted events. */
  stage(stage: SaleStage): SaleStage {
    const { failure, trouble, stale, url, status, ...others } = stage as StageParts;
    const redacted = {
      ...others,
      ...(failure && { failure: this.failure(failure) }),
      ...(trouble && { trouble: this.failure(trouble) }),
      ...(stale && { stale: this.failure(stale) }),
      ...(url !== undefined && { url: this.#pseudonyms.of('page', url) }),
      ...(status !== undefined && { status: statusInWords(status) }),
      ...this.#said(others),
    };
    // The same stage with other values.
    return redacted as unknown as SaleStage;
  }

  failure({ action, code, signInFault }: Failure): Failure {
    return {
      action,
      code,
      // The ledger reads any text here, for the words of later versions.
      ...(signInFault !== undefined && { signInFault: fitting(CODE, signInFault) as SignInFault }),
    };
  }

  #redacted(rule: Exclude<Rule, 'left-out'>, value: unknown): unknown {
    switch (rule) {
      case 'kept':
        return value;
      case 'word':
        return fitting(CODE, String(value));
      case 'name':
        // An empty text says that there is none any more, so it is kept.
        return value === '' ? '' : WITHHELD;
      case 'failure':
        return this.failure(value as Failure);
      case 'reading':
        return this.#reading(value as TrackingReading);
      case 'stated':
        return stated(value as StatedAmount);
      default:
        return this.#pseudonyms.of(rule, String(value));
    }
  }

  #reading(reading: TrackingReading): TrackingReading {
    const { status, paymentId, statedRequest, statedReceipt } = reading;
    return {
      status: statusOf(status),
      ...(paymentId !== undefined && { paymentId: this.#pseudonyms.of('payment', paymentId) }),
      ...this.#said(reading),
      ...(statedRequest && { statedRequest: stated(statedRequest) }),
      ...(statedReceipt && { statedReceipt: stated(statedReceipt) }),
    };
  }

  #said({ paymentCode, requested, received }: Said): Said {
    return {
      ...(paymentCode !== undefined && { paymentCode: this.#pseudonyms.of('code', paymentCode) }),
      ...(requested !== undefined && { requested: fitting(AMOUNT, requested) }),
      ...(received !== undefined && { received: fitting(AMOUNT, received) }),
    };
  }
}

function statusOf(status: PaymentStatus): PaymentStatus {
  return status.kind === 'unrecognised' ? { kind: status.kind, raw: fitting(STATUS, status.raw) } : status;
}

/** The status of a stage: alone, or with the amount and the currency that the service states. */
function statusInWords(status: string): string {
  const [first = '', ...others] = status.split(', ');
  const [decimal = '', currency] = others.join(', ').split(' ');
  const amount = [fitting(DECIMAL, decimal), ...(currency === undefined ? [] : [fitting(CODE, currency)])];
  return [fitting(STATUS, first), ...(others.length === 0 ? [] : [amount.join(' ')])].join(', ');
}

function stated({ decimal, currency, written }: StatedAmount): StatedAmount {
  return {
    decimal: fitting(DECIMAL, decimal),
    ...(currency !== undefined && { currency: fitting(CODE, currency) }),
    ...(written !== undefined && { written: WITHHELD }),
  };
}

function fitting(form: RegExp, text: string): string {
  return form.test(text) ? text : WITHHELD;
}
