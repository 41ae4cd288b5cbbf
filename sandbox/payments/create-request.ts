import { forbidden, invalid } from '../http/service-error.ts';
import type { Detail } from '../http/service-error.ts';
import type { Terminal } from '../world/terminals.ts';
import { minorUnits } from '../world/wire-values.ts';
import { customerSchema } from './customer-schema.ts';

/** Body of `POST /Payments/crypto` (spec "Payment") after `createSchema` let it through. */
export interface CreateBody {
  readonly merchantId: string;
  readonly terminalId: string;
  readonly requestedAmount: number;
  readonly reference: string;
  readonly customer?: { readonly email: string };
  readonly refundEmail?: string;
  readonly webhookUrls?: readonly string[];
  readonly rebate?: {
    readonly total: number;
    readonly merchantPortion: number;
    readonly targetRebate: number;
  };
  readonly description?: string;
}

/** The shape of the body. Fields that are not named here pass: live deployments take more. */
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
    description: { type: 'string' },
  },
};

/**
 * The rules a schema cannot say. Throws 403 when the body speaks for another terminal or merchant than the caller's,
 * 400 with every fault listed otherwise.
 */
export function checkCreate(body: CreateBody, caller: Terminal): void {
  if (body.terminalId !== caller.terminalId) throw forbidden('The credential belongs to another terminal.');
  if (body.merchantId !== caller.merchantId) throw forbidden('The terminal belongs to another merchant.');
  const faults = [...amountFaults(body), ...virtualFaults(body, caller), ...webhookFaults(body)];
  if (faults.length > 0) throw invalid(faults);
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

/** Spec "Customer object" rule 3 and spec "Payment", `refundEmail`. */
function virtualFaults({ customer, refundEmail }: CreateBody, { kind }: Terminal): Detail[] {
  if (kind === 'physical') return [];
  const message = 'is required on virtual terminals';
  return [
    ...(customer === undefined ? [{ field: 'customer', message }] : []),
    ...(refundEmail === undefined ? [{ field: 'refundEmail', message }] : []),
  ];
}

function webhookFaults({ webhookUrls = [] }: CreateBody): Detail[] {
  return webhookUrls.flatMap((url, place) =>
    isWebhookUrl(url)
      ? []
      : [{ field: `webhookUrls.${place}`, message: 'must be a fully qualified https URL' }],
  );
}

/** https, or plain http to this machine: a sandbox is tested with receivers on loopback. */
function isWebhookUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return (
    protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname))
  );
}
