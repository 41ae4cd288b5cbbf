import { entryField, listOf, textOf } from '../../../../shared/onboarding/application-values.ts';
import { decimalOf } from './field-problem.ts';
import type { ApplicationProblem } from '../../../../shared/contract/back-office/application-drafts.ts';
import type { ApplicationValues } from '../../../../shared/onboarding/application-values.ts';

/** The whole share, in hundredths of a percent. */
const WHOLE = 10_000;

/**
 * Rules about all stakeholders together: exactly one signs (spec "Onboarding application", rule 3) and has an e-mail
 * address, and the shares add up to no more than the whole.
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
    // The signing package is sent by e-mail.
    ...(signer !== undefined && typed(signer, 'email') === ''
      ? [on(entryField('stakeholders', signer, 'email'), 'missing')]
      : []),
    ...(owned > WHOLE && lastOwner !== undefined
      ? [on(entryField('stakeholders', lastOwner, 'ownershipPercentage'), 'over-100-percent')]
      : []),
  ];
}

/** 0 for a share that cannot be read, or exceeds the whole by itself: its own field reports that. */
function shareOf(text: string): number {
  const share = decimalOf(text, 2) ?? 0;
  return share <= WHOLE ? share : 0;
}

/** A stakeholder who owns nothing has no share. One that was typed before is not sent. */
export const owns = (ownershipType: unknown): boolean => ownershipType !== 'nonOwner';

const on = (field: string, code: ApplicationProblem['code']): ApplicationProblem => ({
  field,
  code,
  step: 'people',
});
