import { z } from 'zod';
import { LANGUAGES } from '../../language.ts';
import {
  CUSTOMER_DISPLAYS,
  CUSTOMER_TIPS,
  DEFAULT_PREFERENCES,
  TEXT_SIZES,
  THEMES,
} from '../../preferences.ts';

const { customerDisplay, customerTip } = DEFAULT_PREFERENCES;

/** `Preferences`, whole: what is not in it any more is forgotten. What older versions did not keep is as usual. */
export const preferencesSchema = z.strictObject({
  language: z.enum(LANGUAGES),
  customerLanguage: z.enum(LANGUAGES).exactOptional(),
  theme: z.enum(THEMES),
  textSize: z.literal(TEXT_SIZES),
  volume: z.int().min(0).max(100),
  customerDisplay: z.enum(CUSTOMER_DISPLAYS).default(customerDisplay),
  customerTip: z.enum(CUSTOMER_TIPS).default(customerTip),
});

export const preferencesSchemas = { 'preferences.change': preferencesSchema } as const;

export interface PreferencesResults {
  'preferences.change': null;
}
