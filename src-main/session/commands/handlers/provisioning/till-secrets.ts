import { failed } from '../../../../../shared/failure.ts';
import { maskedKeyRefusal } from '../../../../../shared/masked-key.ts';
import { shown } from '../../../../../shared/text/shown.ts';
import type { CommandCalls } from '../../../../../shared/contract/api.ts';
import type { tillSecretsCommands } from '../../../../../shared/contract/commands/provisioning/till-secrets.ts';
import type { Till } from '../../../till/till.ts';

export function tillSecretsHandlers(
  till: Pick<Till, 'rotation'>,
): Pick<CommandCalls, keyof typeof tillSecretsCommands> {
  return {
    'tillSecrets.change': async ({ secrets }) => {
      const refusal = maskedKeyRefusal(secrets);
      if (refusal) return failed(refusal);
      const fields = [{ field: 'secrets', fault: 'missing' }] as const;
      if (Object.keys(secrets).length === 0) {
        return failed({ action: 'fix-input', code: 'secret-missing', fields });
      }
      return shown(await till.rotation.change(secrets));
    },
    'tillSecrets.renewKey': async (input) => shown(await till.rotation.renewKey(input)),
  };
}
