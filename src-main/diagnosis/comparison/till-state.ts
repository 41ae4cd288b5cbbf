import { z } from 'zod';
import { preferencesSchema } from '../../../shared/contract/commands/preferences.ts';
import type { Difference } from '../../../shared/contract/till-state.ts';

const { language, theme, textSize, volume } = preferencesSchema.shape;
const words = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+$/u);

/** What a till says of itself, in a file without secrets that anybody may read, and write. */
const stateSchema = z.strictObject({
  countertop: z.literal('till-state'),
  version: z.literal(1),
  /** Epoch milliseconds. */
  savedAt: z.int().nonnegative(),
  terminalId: words(256),
  storeName: words(256),
  /** The application's version. */
  app: words(64),
  /** Of the profile without what each till has of its own. */
  profile: words(64),
  settings: z.strictObject({ language, customerLanguage: language, theme, textSize, volume }),
});
export type TillState = z.output<typeof stateSchema>;

/** Nothing where the text is no state, or a later version's. */
export function readTillState(text: string): TillState | undefined {
  try {
    const read = stateSchema.safeParse(JSON.parse(text));
    return read.success ? read.data : undefined;
  } catch {
    return undefined; // no JSON
  }
}

/** What is not as it should be, where `own` is. */
export function differencesOf(own: TillState, other: TillState): readonly Difference[] {
  return [
    ...(other.app === own.app ? [] : (['version'] as const)),
    ...(other.profile === own.profile ? [] : (['profile'] as const)),
    ...(sorted(other.settings) === sorted(own.settings) ? [] : (['settings'] as const)),
  ];
}

function sorted(settings: TillState['settings']): string {
  return JSON.stringify(Object.entries(settings).sort(([a], [b]) => (a < b ? -1 : 1)));
}
