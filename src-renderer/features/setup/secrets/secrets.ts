import type { CommandInput } from '../../../../shared/contract/commands.ts';

export type Secrets = CommandInput<'setup.enterSecrets'>['secrets'];

export interface TakenSecrets<Name extends string> {
  readonly secrets: Partial<Record<Name, string>>;
  /** Needed ones that were left empty. */
  readonly missing: readonly Name[];
}

/** Reads the named secrets out of a submitted form. Empty boxes are left out; what is typed is not trimmed. */
export function takeSecrets<Name extends string>(
  form: FormData,
  names: readonly Name[],
  needed: readonly Name[],
): TakenSecrets<Name> {
  const typed = (name: Name): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const secrets: Partial<Record<Name, string>> = {};
  for (const name of names) {
    if (typed(name) !== '') secrets[name] = typed(name);
  }
  return { secrets, missing: needed.filter((name) => secrets[name] === undefined) };
}
