import { z } from 'zod';
import { LANGUAGES } from '../../language.ts';
import { TEXT_SIZES, THEMES } from '../../preferences.ts';

/** `Preferences`, whole: what is not in it any more is forgotten. */
export const preferencesSchema = z.strictObject({
  language: z.enum(LANGUAGES),
  customerLanguage: z.enum(LANGUAGES).exactOptional(),
  theme: z.enum(THEMES),
  textSize: z.literal(TEXT_SIZES),
  volume: z.int().min(0).max(100),
});

export const preferencesSchemas = { 'preferences.change': preferencesSchema } as const;

export interface PreferencesResults {
  'preferences.change': null;
}
