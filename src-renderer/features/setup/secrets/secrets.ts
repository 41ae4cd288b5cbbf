import type { CommandInput } from '../../../../shared/contract/commands.ts';
import type { SecretName } from '../../../../shared/contract/terminal-view.ts';

export type Secrets = CommandInput<'setup.enterSecrets'>['secrets'];

export interface TakenSecrets {
  readonly secrets: Secrets;
  /** Needed ones that were left empty. */
  readonly missing: readonly SecretName[];
}

/** Reads the named secrets out of a submitted form. Empty boxes are left out; what is typed is not trimmed. */
export function takeSecrets(
  form: FormData,
  names: readonly SecretName[],
  needed: readonly SecretName[],
): TakenSecrets {
  const typed = (name: SecretName): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const secrets: Partial<Record<SecretName, string>> = {};
  for (const name of names) {
    if (typed(name) !== '') secrets[name] = typed(name);
  }
  return { secrets, missing: needed.filter((name) => secrets[name] === undefined) };
}
