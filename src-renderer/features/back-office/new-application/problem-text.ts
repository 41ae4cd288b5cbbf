import type { ApplicationProblemCode } from '../../../../shared/contract/back-office/application-drafts.ts';
import type { Messages } from '../../../messages/use-messages.ts';

export interface ProblemText {
  readonly text: string;
  /** Whether further typing can correct it. */
  readonly isUnfinished: boolean;
}

/** The text of a problem beside its field: what is wrong, and what to do. */
export function problemText(
  code: ApplicationProblemCode,
  { newApplication, customer, terminals }: Messages,
): ProblemText {
  const { problems } = newApplication;
  const done = (text: string): ProblemText => ({ text, isUnfinished: false });
  const unfinished = (text: string): ProblemText => ({ text, isUnfinished: true });
  switch (code) {
    case 'missing':
    case 'no-address-kind':
      return unfinished(customer.faults.missing);
    case 'too-long':
    case 'unprintable':
    case 'not-a-country':
      return done(customer.faults[code]);
    case 'not-one-of':
    case 'not-a-day':
      return done(customer.faults.malformed);
    case 'not-an-email':
      return unfinished(customer.faults[code]);
    case 'not-a-phone':
    case 'not-a-website':
    case 'website-needed':
    case 'not-a-category':
      return unfinished(terminals.faults[code]);
    case 'not-nine-digits':
    case 'not-an-amount':
    case 'not-a-percent':
    case 'below-floor':
      return unfinished(problems[code]);
    case 'no-signer':
    case 'two-signers':
    case 'over-100-percent':
      return done(problems[code]);
  }
}
