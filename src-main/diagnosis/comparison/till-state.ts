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

/** The state of a till, in a file without secrets. Anybody may read it, and may have edited it. */
const stateSchema = z.strictObject({
  countertop: z.literal('till-state'),
  version: z.literal(1),
  /** Epoch milliseconds. */
  savedAt: z.int().nonnegative(),
  terminalId: words(256),
  storeName: words(256),
  /** The application's version. */
  app: words(64),
  /** A digest of the profile without the fields that differ from till to till. */
  profile: words(64),
  settings: z.strictObject({ language, customerLanguage: language, theme, textSize, volume }),
});
export type TillState = z.output<typeof stateSchema>;

/** `undefined` where the text is no state, or one of a later version. */
export function readTillState(text: string): TillState | undefined {
  try {
    const read = stateSchema.safeParse(JSON.parse(text));
    return read.success ? read.data : undefined;
  } catch {
    return undefined; // no JSON
  }
}

/** The fields in which another till's state differs from `own`. */
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
