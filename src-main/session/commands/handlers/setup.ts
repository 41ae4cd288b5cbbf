import { BACK_OFFICE_SECRETS } from '../../../../shared/contract/back-office/back-office.ts';
import { failed, succeeded } from '../../../../shared/failure.ts';
import { maskedKeyRefusal } from '../../../../shared/masked-key.ts';
import { ROLE_TO } from '../../../../shared/staff/permissions.ts';
import { shown } from '../../../../shared/text/shown.ts';
import type { CommandCalls } from '../../../../shared/contract/api.ts';
import type { CommandInput } from '../../../../shared/contract/commands.ts';
import type { setupCommands } from '../../../../shared/contract/commands/setup.ts';
import type { Failure, Result } from '../../../../shared/failure.ts';
import type { Role } from '../../../../shared/staff/staff.ts';
import type { HandOverReceiver } from '../../../provisioning/hand-over-receiver.ts';
import type { TillParts } from '../../till/parts.ts';
import type { Till } from '../../till/till.ts';
import { givenSecretsIn } from '../../../terminal/secrets/secrets.ts';
import type { GivenSecrets } from '../../../terminal/secrets/secrets.ts';

export function setupHandlers(
  till: Till,
  {
    parseProfile,
    profileSummary,
    handOvers,
  }: Pick<TillParts, 'parseProfile' | 'profileSummary'> & { readonly handOvers: HandOverReceiver },
): Pick<CommandCalls, keyof typeof setupCommands> {
  return {
    'setup.useTraining': (input) => till.setUp.useTraining(input?.leaveOpen),
    'setup.checkProfile': ({ text }) => {
      const parsed = parseProfile(text);
      return Promise.resolve(
        succeeded(
          shown('faults' in parsed ? parsed : { faults: [], profile: profileSummary(parsed.profile) }),
        ),
      );
    },
    'setup.useProfile': async ({ text, secrets, leaveOpen }) => {
      const refusal = till.refusalInTraining();
      if (refusal) return failed(refusal);
      return withTyped(
        secrets,
        (role) => till.refusal(role),
        (typed) => till.setUp.useProfile(text, typed, leaveOpen),
      );
    },
    'setup.enterSecrets': async ({ secrets }) => {
      const refusalOf = (role: Role) => till.refusalOfSecrets(role);
      const refusal = refusalOf('manager');
      return refusal
        ? failed(refusal)
        : withTyped(secrets, refusalOf, (typed) => till.setUp.enterSecrets(typed));
    },
    'setup.checkHandOver': ({ text }) => handOvers.check(text),
    'setup.takeHandOver': async ({ leaveOpen = false, ...typed }) => {
      const refusal = till.refusalInTraining();
      if (refusal) return failed(refusal);
      const opened = await handOvers.open(typed);
      if (!opened.ok) return opened;
      const { profileText, secrets, taken } = opened.value;
      const used = await till.setUp.takeHandOver(profileText, secrets, leaveOpen);
      // After a refused sign-in, the package can be tried again.
      if (used.ok) await taken();
      return used;
    },
    'setup.tryAgain': () => till.tryAgain(),
  };
}

type Typed = CommandInput<'setup.enterSecrets'>['secrets'];

async function withTyped(
  secrets: Typed,
  refusalOf: (role: Role) => Failure | undefined,
  use: (typed: GivenSecrets) => Promise<Result<null>>,
): Promise<Result<null>> {
  // The vault's secret stays in use where none was typed.
  const typed = givenSecretsIn(secrets);
  const isOffices = BACK_OFFICE_SECRETS.some((name) => typed[name] !== undefined);
  const refusal =
    (isOffices ? refusalOf(ROLE_TO.enterBackOfficeSecrets) : undefined) ?? maskedKeyRefusal(typed);
  return refusal ? failed(refusal) : use(typed);
}
