import { forbidden, invalid, unprocessable } from '../http/service-error.ts';
import type { Detail } from '../http/service-error.ts';
import { isWebhookUrl, WEBHOOK_URL_RULE } from '../http/web-address.ts';
import type { Environment } from '../world/environment.ts';
import type { Customer, Rebate } from '../world/payments/payment.ts';
import { inherited } from '../world/records/terminals.ts';
import type { Terminal } from '../world/records/terminals.ts';
import { minorUnits } from '../world/wire-values.ts';
import { missingCustomer } from './customer-rules.ts';
import { customerSchema } from './customer-schema.ts';

/** Body of `POST /Payments/crypto` (spec "Payment") that `createSchema` accepted. */
export interface CreateBody {
  readonly merchantId: string;
  readonly terminalId: string;
  readonly requestedAmount: number;
  readonly reference: string;
  readonly customer?: Customer;
  readonly refundEmail?: string;
  readonly webhookUrls?: readonly string[];
  readonly rebate?: Rebate;
  /** The specification does not have these five; live deployments accept them. */
  readonly tenderTypes?: readonly string[];
  readonly description?: string;
  readonly redirectUrl?: string;
  readonly emailReceipt?: string;
  readonly smsReceipt?: string;
}

/** The form of the body. Other fields are accepted, because live deployments accept more. */
export const createSchema = {
  type: 'object',
  required: ['merchantId', 'terminalId', 'requestedAmount', 'reference'],
  properties: {
    merchantId: { type: 'string', minLength: 1 },
    terminalId: { type: 'string', minLength: 1 },
    requestedAmount: { type: 'number', exclusiveMinimum: 0 },
    reference: { type: 'string', minLength: 1 },
    customer: customerSchema,
    refundEmail: { type: 'string', format: 'email' },
    webhookUrls: { type: 'array', items: { type: 'string' } },
    rebate: {
      type: 'object',
      required: ['total', 'merchantPortion', 'targetRebate'],
      properties: {
        total: { type: 'number', minimum: 0 },
        merchantPortion: { type: 'number', minimum: 0 },
        targetRebate: { type: 'number', minimum: 0 },
      },
    },
    tenderTypes: { type: 'array', items: { type: 'string', minLength: 1 }, minItems: 1, uniqueItems: true },
    description: { type: 'string' },
    redirectUrl: { type: 'string' },
    emailReceipt: { type: 'string' },
    smsReceipt: { type: 'string' },
  },
};

/**
 * Checks the rules that a schema cannot express. Throws 403 where the body names another terminal or merchant than the
 * caller's, 400 with all faults of the input, 422 where merchant or location do not allow the payment.
 */
export function checkCreate(body: CreateBody, caller: Terminal, environment: Environment): void {
  if (body.terminalId !== caller.id) throw forbidden('The credential belongs to another terminal.');
  if (body.merchantId !== caller.merchantId) throw forbidden('The terminal belongs to another merchant.');
  const tenders = inherited(body.tenderTypes ?? null, caller.effectiveTenders);
  const faults = [
    ...amountFaults(body),
    ...missingCustomer(body.customer, caller, tenders),
    ...missingRefundEmail(body, caller),
    ...webhookFaults(body, environment),
  ];
  if (faults.length > 0) throw invalid(faults);
  if (body.rebate !== undefined && !caller.isRebateProgramEnabled) {
    throw unprocessable('The merchant does not take part in the rebate program.', [
      { field: 'rebate', message: 'needs the rebate program' },
    ]);
  }
  if (!caller.isLocationEnabled) throw unprocessable('The location of this terminal is disabled.');
  if (caller.effectiveTenders.length === 0) throw unprocessable('This terminal has no tender.');
  if (body.tenderTypes !== undefined && tenders.length < body.tenderTypes.length) {
    throw unprocessable('This terminal does not take the tender.', [
      { field: 'tenderTypes', message: `must be of ${caller.effectiveTenders.join(', ')}` },
    ]);
  }
}

function amountFaults({ requestedAmount, rebate }: CreateBody): Detail[] {
  const faults: Detail[] = [];
  const twoPlaces = 'must have at most two decimal places';
  if (minorUnits(requestedAmount) === undefined)
    faults.push({ field: 'requestedAmount', message: twoPlaces });
  if (rebate === undefined) return faults;
  const total = minorUnits(rebate.total);
  const merchant = minorUnits(rebate.merchantPortion);
  const target = minorUnits(rebate.targetRebate);
  if (total === undefined || merchant === undefined || target === undefined) {
    faults.push({ field: 'rebate', message: twoPlaces });
  } else if (merchant + target !== total) {
    faults.push({ field: 'rebate', message: 'merchantPortion + targetRebate must be total' });
  }
  return faults;
}

/** Spec "Payment", `refundEmail`. */
function missingRefundEmail({ refundEmail }: CreateBody, { kind }: Terminal): Detail[] {
  if (kind === 'physical' || refundEmail !== undefined) return [];
  return [{ field: 'refundEmail', message: 'is required on virtual terminals' }];
}

function webhookFaults({ webhookUrls = [] }: CreateBody, environment: Environment): Detail[] {
  return webhookUrls.flatMap((url, place) =>
    isWebhookUrl(url, environment) ? [] : [{ field: `webhookUrls.${place}`, message: WEBHOOK_URL_RULE }],
  );
}
