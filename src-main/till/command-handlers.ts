import { failed, succeeded } from '../../shared/failure.ts';
import { formatMoney } from '../../shared/money.ts';
import type { CommandCalls } from '../../shared/contract/api.ts';
import type { CommandInput } from '../../shared/contract/commands.ts';
import type { Money } from '../../shared/money.ts';
import type { Failure, Result } from '../../shared/failure.ts';
import type { Secrets } from '../terminal/vault.ts';
import type { TillParts } from './parts.ts';
import type { TerminalSession } from './terminal-session.ts';
import type { Till } from './till.ts';

/** What each command of the contract does. */
export function commandHandlers(
  till: Till,
  { parseProfile, profileSummary }: Pick<TillParts, 'parseProfile' | 'profileSummary'>,
): CommandCalls {
  const atWork = async <T>(
    work: (session: TerminalSession) => Result<T> | Promise<Result<T>>,
  ): Promise<Result<T>> => {
    const session = till.session();
    return session ? work(session) : failed({ action: 'wait', code: 'till-not-ready' });
  };
  return {
    'till.view': () => Promise.resolve(succeeded(till.view())),
    'setup.useTraining': () => till.useTraining(),
    'setup.checkProfile': ({ text }) => {
      const parsed = parseProfile(text);
      return Promise.resolve(
        succeeded('faults' in parsed ? parsed : { faults: [], profile: profileSummary(parsed.profile) }),
      );
    },
    'setup.useProfile': ({ text, secrets }) => till.useProfile(text, typedOf(secrets)),
    'setup.enterSecrets': ({ secrets }) => till.enterSecrets(typedOf(secrets)),
    'setup.tryAgain': () => till.tryAgain(),
    'sale.lookAhead': ({ reference }) =>
      atWork(({ sales }) => {
        sales.lookAhead(reference);
        return succeeded(null);
      }),
    'sale.start': ({ amountMinor, ...wanted }) =>
      atWork(({ sales, minimum }) =>
        amountMinor < minimum.minor
          ? failed(belowMinimum(minimum))
          : sales.start({ amount: { minor: amountMinor, currency: minimum.currency }, ...wanted }),
      ),
    'sale.open': ({ saleId, seen }) => atWork(({ sales }) => sales.open(saleId, seen)),
    'sale.leave': ({ saleId, seen }) => atWork(({ sales }) => sales.leave(saleId, seen)),
    'sale.checkNow': ({ saleId }) => atWork(({ sales }) => sales.check(saleId)),
    'sale.stopCreating': ({ saleId }) => atWork(({ sales }) => sales.stopCreating(saleId)),
    'concern.note': ({ saleId, concern }) => atWork(({ sales }) => sales.noteConcern(saleId, concern)),
  };
}

type Typed = CommandInput<'setup.enterSecrets'>['secrets'];

/** A secret that was not typed keeps what the vault holds. */
function typedOf({ terminalPassword, clientSecret, apiKey }: Typed): Secrets {
  return {
    ...(terminalPassword !== undefined && { terminalPassword }),
    ...(clientSecret !== undefined && { clientSecret }),
    ...(apiKey !== undefined && { apiKey }),
  };
}

function belowMinimum(minimum: Money): Failure {
  const expected = `at least ${formatMoney(minimum, 'en')}`;
  return {
    action: 'fix-input',
    code: 'amount-invalid',
    fields: [{ field: 'amountMinor', fault: 'malformed', expected }],
  };
}
