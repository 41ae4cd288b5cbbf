import { DEFAULT_SCANNER, type ScannerSettings } from './scanner.ts';
import type { Language } from './language.ts';

/** How this till looks and sounds. */
export interface Preferences {
  readonly language: Language;
  /** Language of the customer's screen and documents; without it, the cashier's language. */
  readonly customerLanguage?: Language;
  readonly theme: Theme;
  /** In per cent of the usual size. */
  readonly textSize: TextSize;
  /** In per cent; 0 is silence. */
  readonly volume: number;
  /** Whether a second display becomes the customer's screen. */
  readonly customerDisplay: CustomerDisplay;
  /** Whether the customer is asked for a tip on their own screen. */
  readonly customerTip: CustomerTip;
  /** How the till's barcode scanner types. */
  readonly scanner: ScannerSettings;
}

export const CUSTOMER_DISPLAYS = ['automatic', 'off'] as const;
export type CustomerDisplay = (typeof CUSTOMER_DISPLAYS)[number];

export const CUSTOMER_TIPS = ['ask', 'off'] as const;
export type CustomerTip = (typeof CUSTOMER_TIPS)[number];

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

export const TEXT_SIZES = [100, 125, 150, 175, 200] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export const DEFAULT_PREFERENCES: Preferences = {
  language: 'en',
  theme: 'system',
  textSize: 100,
  volume: 80,
  customerDisplay: 'automatic',
  customerTip: 'off',
  scanner: DEFAULT_SCANNER,
};
