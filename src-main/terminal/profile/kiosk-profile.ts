import { isAbsolute } from 'node:path';
import { z } from 'zod';
import { minorFromDecimal } from '../../../shared/money/exact-decimal.ts';
import { LANGUAGES } from '../../../shared/language.ts';
import { MAX_AMOUNT_MINOR, minorDigits } from '../../../shared/money/money.ts';
import type { Expectation } from '../../../shared/expectation.ts';
import type { FieldFault } from '../../../shared/failure.ts';
import type { Language } from '../../../shared/language.ts';
import type { Money } from '../../../shared/money/money.ts';

/** How a till that nobody attends sells. */
export interface KioskSettings {
  /** `what-there-is`: articles, or an amount where the catalogue has none. */
  readonly sells: 'catalogue' | 'open-amount' | 'what-there-is' | { readonly amount: Money };
  /** So long nobody touches the screen before it asks whether anybody is there. */
  readonly idleMs: number;
  /** Which display it covers, counted from the left; the primary one without it. */
  readonly display?: number;
  /** The full path of a folder with pictures for the screen that waits. */
  readonly picturesFolder?: string;
  /** What shoppers choose from; every language without it. */
  readonly languages?: readonly Language[];
  /** A text box that is touched brings up a keyboard on the screen. */
  readonly hasKeyboard: boolean;
}

const or = (error: Expectation) => ({ error });

/** The languages that a shopper may choose between; nobody looks through the same one twice. */
const languages = z
  .array(z.enum(LANGUAGES, or('kiosk-languages')), or('kiosk-languages'))
  .min(1, or('kiosk-languages'))
  .refine((list) => new Set(list).size === list.length, or('kiosk-languages'));

/** `kiosk` of a profile; `kioskFaults` checks what depends on more than one field. */
export const kioskSchema = z.strictObject(
  {
    mode: z.literal(['catalogue', 'open-amount', 'fixed-amount'], or('kiosk-mode')),
    /** A text, because a number like 1.1 is not exact. */
    fixedAmount: z
      .string(or('kiosk-amount'))
      .regex(/^\d{1,12}(\.\d{1,4})?$/, or('kiosk-amount'))
      .exactOptional(),
    idleSeconds: z
      .int(or('kiosk-seconds'))
      .min(15, or('kiosk-seconds'))
      .max(600, or('kiosk-seconds'))
      .exactOptional(),
    display: z
      .int(or('kiosk-display'))
      .min(1, or('kiosk-display'))
      .max(8, or('kiosk-display'))
      .exactOptional(),
    picturesFolder: z
      .string(or('kiosk-folder'))
      .max(1_024, or('kiosk-folder'))
      .refine((path) => isAbsolute(path), or('kiosk-folder'))
      .exactOptional(),
    languages: languages.exactOptional(),
    keyboard: z.boolean(or('kiosk-keyboard')).exactOptional(),
  },
  or('kiosk-object'),
);

type KioskProfile = z.output<typeof kioskSchema>;

const IDLE_MS = 60_000;

/** What the schema cannot see. `minimum` is the least that a sale of the terminal may come to. */
export function kioskFaults(kiosk: KioskProfile | undefined, minimum: Money): readonly FieldFault[] {
  if (!kiosk) return [];
  const { mode, fixedAmount } = kiosk;
  const field = 'kiosk.fixedAmount';
  if (mode !== 'fixed-amount') return fixedAmount === undefined ? [] : [{ field, fault: 'unknown-field' }];
  if (fixedAmount === undefined) return [{ field, fault: 'missing', expected: 'kiosk-amount' }];
  const minor = minorFromDecimal(fixedAmount, minorDigits(minimum.currency));
  const fits = minor !== undefined && minor > 0 && minor >= minimum.minor && minor <= MAX_AMOUNT_MINOR;
  return fits ? [] : [{ field, fault: 'malformed', expected: 'kiosk-amount' }];
}

/** The kiosk that a profile asks for; where it asks for none, the one that `--kiosk` makes of it. */
export function kioskOf(kiosk: KioskProfile | undefined, currency: string): KioskSettings {
  if (!kiosk) return { sells: 'what-there-is', idleMs: IDLE_MS, hasKeyboard: true };
  const { mode, fixedAmount = '', idleSeconds, display, picturesFolder } = kiosk;
  const { languages: offered, keyboard = true } = kiosk;
  const minor = minorFromDecimal(fixedAmount, minorDigits(currency));
  const amount = mode === 'fixed-amount' && minor !== undefined && { amount: { minor, currency } };
  return {
    sells: amount || (mode === 'open-amount' ? mode : 'catalogue'),
    idleMs: idleSeconds === undefined ? IDLE_MS : idleSeconds * 1_000,
    hasKeyboard: keyboard,
    ...(display !== undefined && { display }),
    ...(picturesFolder !== undefined && { picturesFolder }),
    ...(offered && { languages: offered }),
  };
}
