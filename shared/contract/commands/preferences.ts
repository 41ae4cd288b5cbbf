import { z } from 'zod';
import { LANGUAGES } from '../../language.ts';
import {
  MAX_SCANNER_GAP_MS,
  MAX_SCANNER_LENGTH,
  MAX_SCANNER_PREFIX,
  MIN_SCANNER_GAP_MS,
  MIN_SCANNER_LENGTH,
  SCANNER_SUFFIXES,
} from '../../scanner.ts';
import {
  CUSTOMER_DISPLAYS,
  CUSTOMER_TIPS,
  DEFAULT_PREFERENCES,
  TEXT_SIZES,
  THEMES,
} from '../../preferences.ts';
import type { CommandEntries } from '../command.ts';

const { customerDisplay, customerTip, scanner } = DEFAULT_PREFERENCES;

/** `ScannerSettings`. A space cannot be part of the prefix, because it presses buttons. */
const scannerSchema = z.strictObject({
  gapMs: z.int().min(MIN_SCANNER_GAP_MS).max(MAX_SCANNER_GAP_MS),
  minLength: z.int().min(MIN_SCANNER_LENGTH).max(MAX_SCANNER_LENGTH),
  prefix: z
    .string()
    .max(MAX_SCANNER_PREFIX)
    .regex(/^[!-~]*$/),
  suffix: z.enum(SCANNER_SUFFIXES),
});

/** All of `Preferences`: a field that is left out is removed. Fields that older versions did not keep have their defaults. */
export const preferencesSchema = z.strictObject({
  language: z.enum(LANGUAGES),
  customerLanguage: z.enum(LANGUAGES).exactOptional(),
  theme: z.enum(THEMES),
  textSize: z.literal(TEXT_SIZES),
  volume: z.int().min(0).max(100),
  customerDisplay: z.enum(CUSTOMER_DISPLAYS).default(customerDisplay),
  customerTip: z.enum(CUSTOMER_TIPS).default(customerTip),
  scanner: scannerSchema.default(scanner),
});

export const preferencesCommands = {
  /** Everybody may, because whoever wants to sign in has to read and hear the till. The handler lets only managers change the scanner. */
  'preferences.change': { who: 'everybody', input: preferencesSchema },
} as const satisfies CommandEntries;
