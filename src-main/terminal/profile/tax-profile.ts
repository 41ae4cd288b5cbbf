import { z } from 'zod';
import { TAX_MODES, TAX_PERCENT } from '../../../shared/money/tax-rules.ts';
import type { Expectation } from '../../../shared/expectation.ts';
import type { FieldFault } from '../../../shared/failure.ts';

const or = (error: Expectation) => ({ error });

const short = z.string(or('short-text')).trim().min(1, or('short-text')).max(40, or('short-text'));

const rate = z.strictObject(
  {
    id: short,
    name: short,
    percent: z.string(or('tax-percentage')).regex(TAX_PERCENT, or('tax-percentage')),
  },
  or('tax-rate-object'),
);

/** `store.tax` of a profile: `TaxRules`, once `taxFaults` finds none. */
export const taxSchema = z.strictObject(
  {
    mode: z.literal(TAX_MODES, or('tax-mode')),
    rates: z.array(rate, or('tax-rates')).min(1, or('tax-rates')).max(16, or('tax-rates')),
    defaultRate: z.string(or('listed-tax-rate')).exactOptional(),
  },
  or('tax-object'),
);

/** What the schema cannot see: a name for two rates, and a default that is none of them. */
export function taxFaults(tax: z.output<typeof taxSchema> | undefined): readonly FieldFault[] {
  if (!tax) return [];
  const ids = tax.rates.map(({ id }) => id);
  const twice = ids.flatMap((id, index): readonly FieldFault[] => {
    const isFirst = ids.indexOf(id) === index;
    const field = `store.tax.rates.${index}.id`;
    return isFirst ? [] : [{ field, fault: 'malformed', expected: 'unused-tax-rate-id' }];
  });
  const isListed = tax.defaultRate === undefined || ids.includes(tax.defaultRate);
  return isListed
    ? twice
    : [...twice, { field: 'store.tax.defaultRate', fault: 'not-one-of', expected: 'listed-tax-rate' }];
}
