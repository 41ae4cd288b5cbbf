import { succeeded } from '../../../shared/failure.ts';
import { shown } from '../../../shared/text/shown.ts';
import type { CommandCalls } from '../../../shared/contract/api.ts';
import type { CommandInput } from '../../../shared/contract/commands.ts';
import type { setupCommands } from '../../../shared/contract/commands/setup.ts';
import type { TillParts } from '../parts.ts';
import type { Till } from '../till.ts';
import type { Secrets } from '../../terminal/secrets.ts';

export function setupHandlers(
  till: Till,
  { parseProfile, profileSummary }: Pick<TillParts, 'parseProfile' | 'profileSummary'>,
): Pick<CommandCalls, keyof typeof setupCommands> {
  return {
    'setup.useTraining': (input) => till.useTraining(input?.leaveOpen),
    'setup.checkProfile': ({ text }) => {
      const parsed = parseProfile(text);
      return Promise.resolve(
        succeeded(
          shown('faults' in parsed ? parsed : { faults: [], profile: profileSummary(parsed.profile) }),
        ),
      );
    },
    'setup.useProfile': ({ text, secrets, leaveOpen }) => till.useProfile(text, typedOf(secrets), leaveOpen),
    'setup.enterSecrets': ({ secrets }) => till.enterSecrets(typedOf(secrets)),
    'setup.tryAgain': () => till.tryAgain(),
  };
}

type Typed = CommandInput<'setup.enterSecrets'>['secrets'];

/** A secret that was not typed keeps what the vault holds. */
function typedOf({ terminalPassword, clientSecret, apiKey, proxyPassword }: Typed): Secrets {
  return {
    ...(terminalPassword !== undefined && { terminalPassword }),
    ...(clientSecret !== undefined && { clientSecret }),
    ...(apiKey !== undefined && { apiKey }),
    ...(proxyPassword !== undefined && { proxyPassword }),
  };
}
