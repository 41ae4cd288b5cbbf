import isEmail from 'validator/es/lib/isEmail.js';
import { shortFeeField } from '../../../../shared/contract/back-office/applications.ts';
import type { CommandInput } from '../../../../shared/contract/commands.ts';
import type { FeeLine } from '../../../../shared/contract/back-office/merchants.ts';
import { minorFromDecimal } from '../../../../shared/money/exact-decimal.ts';
import type { FormValues } from '../../../../shared/contract/form-draft.ts';
import { lengthFaults, type RecordFault, type RecordFaults } from '../terminals/form/record-form.ts';

const RATE_DECIMALS = 6;
const TEXTS = ['merchantName', 'partnerMid', 'signerFirstName', 'signerLastName', 'signerEmail'] as const;

/** The typed form of a short application: the service's fields, and a rate for each fee. */
export type ShortValues = FormValues & Readonly<Record<(typeof TEXTS)[number], string>>;

/** Fees that have a name, in the order of the schedule: others cannot be sent to the service. */
export function namedFees(fees: readonly FeeLine[]) {
  return fees.flatMap(({ name, kind = 'fixed' as const, sellRate, buyRate }) =>
    name === undefined || name === '' ? [] : [{ name, kind, sellRate, buyRate, field: shortFeeField(name) }],
  );
}

/** The empty form. Each fee has the schedule's rate for merchants. */
export function shortValues(fees: readonly FeeLine[]): ShortValues {
  const rates = Object.fromEntries(namedFees(fees).map(({ field, sellRate }) => [field, sellRate]));
  return {
    ...rates,
    merchantName: '',
    partnerMid: '',
    signerFirstName: '',
    signerLastName: '',
    signerEmail: '',
  };
}

/**
 * All fields are required (spec "Onboarding application"), and no fee may be below its floor (spec "HTTP status
 * codes").
 */
export function shortFaults(values: ShortValues, fees: readonly FeeLine[]): RecordFaults {
  const faults: Record<string, RecordFault> = { ...lengthFaults(values) };
  if (!isEmail(values.signerEmail.trim())) faults['signerEmail'] ??= 'not-an-email';
  for (const { field, buyRate } of namedFees(fees)) {
    const rate = rateOf(values[field]);
    const floor = minorFromDecimal(buyRate, RATE_DECIMALS) ?? 0;
    if (rate === undefined) faults[field] = 'not-a-rate';
    else if ((minorFromDecimal(rate, RATE_DECIMALS) ?? 0) < floor) faults[field] = 'below-floor';
  }
  const fields = [...TEXTS, ...namedFees(fees).map(({ field }) => field)];
  for (const field of fields) if (String(values[field]).trim() === '') faults[field] = 'missing';
  return faults;
}

/** The input of the command, for a form without faults. */
export function shortInput(
  values: ShortValues,
  fees: readonly FeeLine[],
): Omit<CommandInput<'applications.createShort'>, 'partnerId'> {
  const { merchantName, partnerMid, signerFirstName, signerLastName, signerEmail } = values;
  return {
    merchantName: merchantName.trim(),
    partnerMid: partnerMid.trim(),
    signerFirstName: signerFirstName.trim(),
    signerLastName: signerLastName.trim(),
    signerEmail: signerEmail.trim(),
    fees: namedFees(fees).map(({ name, kind, field }) => ({
      name,
      kind,
      sellRate: rateOf(values[field]) ?? '',
    })),
  };
}

/** A decimal with a point, whichever separator was typed. */
function rateOf(typed: FormValues[string] | undefined): string | undefined {
  const text = String(typed ?? '')
    .trim()
    .replace(',', '.');
  return /^[0-9]{1,9}(\.[0-9]{1,6})?$/.test(text) ? text : undefined;
}
