import { bestLanguage } from '../../../shared/language.ts';
import type { FirstLanguage } from './preference-store.ts';

/** From `--lang` and from what the system's user reads; what the till does not speak counts as not said. */
export function firstLanguage(given: string | undefined, systemLanguages: readonly string[]): FirstLanguage {
  const asked = given === undefined ? undefined : bestLanguage([given]);
  const system = bestLanguage(systemLanguages);
  return { ...(asked !== undefined && { asked }), ...(system !== undefined && { system }) };
}
