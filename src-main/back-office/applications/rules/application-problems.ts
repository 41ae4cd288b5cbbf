import { ENTRY_LISTS, SINGLE_FIELDS } from '../../../../shared/onboarding/application-fields.ts';
import { entryField, feeField, listOf, textOf } from '../../../../shared/onboarding/application-values.ts';
import { decimalOf, fieldProblem, monthsProblem } from './field-problem.ts';
import { peopleProblems } from './people-problems.ts';
import type {
  ApplicationProblem,
  ApplicationProblemCode,
} from '../../../../shared/contract/back-office/application-drafts.ts';
import type { FeeLine } from '../../../../shared/contract/back-office/merchants.ts';
import type { ApplicationStep, EntryList } from '../../../../shared/onboarding/application-fields.ts';
import type { ApplicationValues } from '../../../../shared/onboarding/application-values.ts';

/**
 * Every rule of the specification that a form breaks, in the order of its fields (spec "Onboarding application",
 * "Address object", "Contact fields", "Merchant category codes", "HTTP status codes" for fees).
 *
 * @param fees the partner's schedule, as far as it is known; the service checks the rest
 */
export function applicationProblems(
  values: ApplicationValues,
  fees: readonly FeeLine[],
): readonly ApplicationProblem[] {
  return [
    ...singleProblems('business', values),
    ...entryProblems('addresses', values),
    ...entryProblems('stakeholders', values),
    ...peopleProblems(values),
    ...singleProblems('bank', values),
    ...feeProblems(values, fees),
    ...singleProblems('locations', values),
    ...websiteProblems(values),
  ];
}

function singleProblems(wanted: ApplicationStep, values: ApplicationValues): readonly ApplicationProblem[] {
  return SINGLE_FIELDS.filter(([step]) => step === wanted).flatMap(([step, fields]) =>
    fields.flatMap(([field, rule]) =>
      problem(
        field,
        step,
        rule.kind === 'months'
          ? monthsProblem(listOf(values, field))
          : fieldProblem(rule, textOf(values, field)),
      ),
    ),
  );
}

function entryProblems(list: EntryList, values: ApplicationValues): readonly ApplicationProblem[] {
  const { step, fields } = ENTRY_LISTS[list];
  return listOf(values, list).flatMap((key) =>
    fields.flatMap(([name, rule]) => {
      const field = entryField(list, key, name);
      const code = fieldProblem(rule, textOf(values, field));
      // Rule 1 of addresses: exactly one of the three flags is true, so an address without a kind breaks it.
      const isKind = list === 'addresses' && name === 'kind' && code !== undefined;
      return problem(field, step, isKind ? 'no-address-kind' : code);
    }),
  );
}

/** The service refuses a merchant's `sellRate` below the floor of its partner's schedule (spec "HTTP status codes"). */
function feeProblems(values: ApplicationValues, fees: readonly FeeLine[]): readonly ApplicationProblem[] {
  return fees.flatMap(({ name, buyRate }) => {
    if (name === undefined) return [];
    const text = textOf(values, feeField(name));
    if (text.trim() === '') return problem(feeField(name), 'fees', 'missing');
    const rate = decimalOf(text, RATE_DECIMALS);
    const floor = decimalOf(buyRate, RATE_DECIMALS);
    if (rate === undefined) return problem(feeField(name), 'fees', 'not-an-amount');
    return problem(feeField(name), 'fees', floor !== undefined && rate < floor ? 'below-floor' : undefined);
  });
}

/** Largest number of decimals of a rate. */
const RATE_DECIMALS = 6;

/** A business that sells on the internet needs a website (spec "Contact fields"). */
function websiteProblems(values: ApplicationValues): readonly ApplicationProblem[] {
  const sellsOnline = ['virtual', 'both'].includes(textOf(values, 'locationBusinessType'));
  const isMissing = sellsOnline && textOf(values, 'website').trim() === '';
  return problem('website', 'locations', isMissing ? 'website-needed' : undefined);
}

function problem(
  field: string,
  step: ApplicationStep,
  code: ApplicationProblemCode | undefined,
): readonly ApplicationProblem[] {
  return code === undefined ? [] : [{ field, code, step }];
}
