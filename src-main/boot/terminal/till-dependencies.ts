import type { Clock } from '../../../shared/time/clock.ts';
import type { HandOverRecord } from '../../provisioning/hand-over-record.ts';
import type { CodeCost } from '../../provisioning/code-cipher.ts';
import type { SigningKeyKeeper } from '../../provisioning/merchant-key.ts';
import type { PepperKeeper } from '../../staff/pin-keeper.ts';
import type { RunLedgerJob } from '../../ledger/tool/job.ts';
import type { CustomerScreen } from '../../customer-display/customer-screen.ts';
import type { PreferenceStore } from '../../terminal/preferences/preference-store.ts';
import type { Printing } from '../../documents/printing/printing.ts';
import type { Settings } from '../../terminal/settings.ts';
import type { Cipher } from '../../terminal/secrets/vault-file.ts';
import type { UnexpectedErrors } from '../../supervision/unexpected-errors.ts';
import type { SecretKeeper } from '../../terminal/secrets/secure-secrets.ts';
import type { Rehearse, Updating } from '../../updates/ports.ts';
import type { TillMemory, TrainingService } from '../../session/till/parts.ts';

/** What depends on the computer and on Electron. Tests bring their own. */
export interface TillDependencies {
  /** The folder of the till's files. Ledgers are in folders below it. */
  readonly folder: string;
  readonly clock: Clock;
  readonly settings: Pick<Settings, keyof TillMemory | 'tendersOf' | 'datevOf' | 'exportOf'>;
  readonly secrets: SecretKeeper;
  /** The first screen is drawn, or was waited for long enough. */
  readonly screenDrawn: Promise<unknown>;
  /** Encrypts details that customers give. */
  readonly cipher: Cipher;
  readonly training: TrainingService;
  readonly runLedgerJob: RunLedgerJob;
  /** The application's version. */
  readonly version: string;
  readonly rehearse: Rehearse;
  readonly updating: Updating;
  readonly preferences: PreferenceStore;
  /** The pepper of a terminal's PINs is protected by the keyring, as its secrets are. */
  readonly peppers: (terminal: string) => PepperKeeper;
  /** The key that signs for a merchant is protected by the keyring, too. */
  readonly signingKeys: (merchant: string) => SigningKeyKeeper;
  readonly handOvers: HandOverRecord;
  /** The time that each try of a hand-over's code costs. */
  readonly codeCost: CodeCost;
  readonly printing: Printing;
  readonly customerScreen: CustomerScreen;
  /** `--kiosk` makes a till a kiosk even where its profile has no `kiosk`. */
  readonly kiosk: boolean;
  readonly unexpected: Pick<UnexpectedErrors, 'report' | 'notices'>;
}
