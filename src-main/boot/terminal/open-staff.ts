import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { succeeded } from '../../../shared/failure.ts';
import { PIN_COST } from '../../staff/pin-verifier.ts';
import { PINS_FILE } from '../../staff/kept-pins.ts';
import { PinKeeper } from '../../staff/pin-keeper.ts';
import { Staff } from '../../staff/staff.ts';
import type { Journal } from '../../staff/shifts/ports.ts';
import type { StaffMarks } from '../../terminal/secrets/secure-secrets.ts';
import type { TerminalOpening } from '../../session/till/parts.ts';
import type { TillDependencies } from './till-dependencies.ts';

/** The PIN of the kiosk's staff in training. It is no secret. */
const PRACTICE_PIN = '1234';

interface StaffDependencies extends TillDependencies {
  readonly journal: Journal;
  readonly ledgerFolder: string;
  /** Identifies the terminal in the vault. */
  readonly key: string;
  /** Whether this text is a secret that proves somebody owns the till. */
  readonly isOwner: (words: string) => boolean;
}

/** Opens the cashiers of one terminal, with their PINs and roles. */
export function openStaff(
  { training, staff }: TerminalOpening,
  { clock, secrets, peppers, unexpected, journal, ledgerFolder, key, isOwner }: StaffDependencies,
  onChange: () => void,
): Staff {
  // In training anybody may do everything, and no secret is there by which marks could be sealed.
  const mark = (marks: Partial<StaffMarks>) =>
    training ? Promise.resolve(succeeded(null)) : secrets.markStaff(key, marks);
  return new Staff(
    {
      clock,
      report: unexpected.report,
      journal,
      pins: new PinKeeper(join(ledgerFolder, PINS_FILE), peppers(key), PIN_COST, key),
      newId: randomUUID,
      staffed: { before: staff.staffed, mark: (staffed) => mark({ staffed }) },
      owned: { before: staff.owned, mark: (owned) => mark({ owned }) },
      isOwner: (words) => training || isOwner(words),
      ...(training && { practicePin: PRACTICE_PIN }),
    },
    onChange,
  );
}
