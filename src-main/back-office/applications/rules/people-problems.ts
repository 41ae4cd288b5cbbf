import { entryField, listOf, textOf } from '../../../../shared/onboarding/application-values.ts';
import { decimalOf } from './field-problem.ts';
import type { ApplicationProblem } from '../../../../shared/contract/back-office/application-drafts.ts';
import type { ApplicationValues } from '../../../../shared/onboarding/application-values.ts';

/** In hundredths of a percent. */
const WHOLE = 10_000;

/**
 * What concerns all stakeholders together: exactly one of them signs (spec "Onboarding application", rule 3), who needs
 * an address for the package, and their shares are no more than the whole.
 */
export function peopleProblems(values: ApplicationValues): readonly ApplicationProblem[] {
  const keys = listOf(values, 'stakeholders');
  const typed = (key: string, field: string) => textOf(values, entryField('stakeholders', key, field)).trim();
  const [signer, ...others] = keys.filter((key) => typed(key, 'isApplicationSigner') === 'yes');
  const shares = keys.map((key) =>
    owns(typed(key, 'ownershipType')) ? typed(key, 'ownershipPercentage') : '',
  );
  const owned = shares.reduce((sum, share) => sum + shareOf(share), 0);
  const lastOwner = keys[shares.findLastIndex((share) => share !== '')];
  return [
    ...(signer === undefined ? [on('stakeholders', 'no-signer')] : []),
    ...others.map((key) => on(entryField('stakeholders', key, 'isApplicationSigner'), 'two-signers')),
    // The package is sent by e-mail: without an address it would reach nobody.
    ...(signer !== undefined && typed(signer, 'email') === ''
      ? [on(entryField('stakeholders', signer, 'email'), 'missing')]
      : []),
    ...(owned > WHOLE && lastOwner !== undefined
      ? [on(entryField('stakeholders', lastOwner, 'ownershipPercentage'), 'over-100-percent')]
      : []),
  ];
}

/** A share that is none, or more than the whole by itself, is told at its own box. */
function shareOf(text: string): number {
  const share = decimalOf(text, 2) ?? 0;
  return share <= WHOLE ? share : 0;
}

/** Whoever owns nothing has no share; what was typed before that was chosen is not sent. */
export const owns = (ownershipType: unknown): boolean => ownershipType !== 'nonOwner';

const on = (field: string, code: ApplicationProblem['code']): ApplicationProblem => ({
  field,
  code,
  step: 'people',
});
