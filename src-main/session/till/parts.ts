import type { Notice } from '../../../shared/contract/views.ts';
import type { ProfileSummary, TerminalView } from '../../../shared/contract/terminal-view.ts';
import type { FieldFault, Result } from '../../../shared/failure.ts';
import type { Outcome } from '../../../shared/payment/payment-status.ts';
import type { SalesHistory } from '../../history/sales-history.ts';
import type { CustomerScreen } from '../../customer-display/customer-screen.ts';
import type { PreferenceStore } from '../../terminal/preferences/preference-store.ts';
import type { Printing } from '../../documents/printing/printing.ts';
import type { OwnKey } from '../../provisioning/own-key.ts';
import type { TerminalProfile } from '../../terminal/profile/profile.ts';
import type { SecretKeeper, StaffMarks } from '../../terminal/secrets/secure-secrets.ts';
import type { ClosingQuestion } from './closing-question.ts';
import type { TerminalSession } from '../terminal/terminal-session.ts';
import type {
  BackOfficeSecrets,
  GivenSecrets,
  KeptSecrets,
  Secrets,
} from '../../terminal/secrets/secrets.ts';

/** What the till is built of; `compose.ts` brings the real ones. */
export interface TillParts {
  readonly openSession: (terminal: TerminalOpening, onChange: () => void) => TerminalSession;
  /** Sales of a terminal whose record a newer version of the till wrote; nothing where this one does not understand them. */
  readonly readRecord: (terminal: TerminalOpening) => ReadRecord | undefined;
  /** Signs in once with these credentials, a terminal's or a back office's alone, and lets go again: a profile's test before it is used. */
  readonly checkSignIn: (profile: TerminalProfile, secrets: KeptSecrets) => Promise<Result<null>>;
  /**
   * Signs in with these secrets on a connection of its own, and makes one call with an API key that is among the new
   * ones where only history needs it.
   */
  readonly proveSecrets: (
    profile: TerminalProfile,
    secrets: Secrets,
    changed: Secrets,
  ) => Promise<Result<null>>;
  /** Puts a key of the terminal's own in the place of one that came in a package; never rejects. */
  readonly ownKey: (profile: TerminalProfile, secrets: Secrets) => Promise<OwnKey>;
  readonly parseProfile: (text: string) => { profile: TerminalProfile } | { faults: readonly FieldFault[] };
  readonly profileSummary: (profile: TerminalProfile) => ProfileSummary;
  readonly secrets: SecretKeeper;
  readonly memory: TillMemory;
  readonly training: TrainingService;
  readonly preferences: PreferenceStore;
  readonly printing: Pick<Printing, 'view' | 'ready'>;
  readonly customerScreen: CustomerScreen;
  readonly closing: ClosingQuestion;
  /** What the first manager of a till is called that was set up with a PIN, in the till's language. */
  readonly staffName: () => Promise<string>;
  /** Errors that nobody expected, for the screen. */
  readonly unexpected: { notices(): readonly Notice[] };
  /** Resolves once what is put together in the checkouts is on the disk, or was refused by it. */
  readonly checkoutsWritten: () => Promise<void>;
}

/** A record that is only read. */
export interface ReadRecord {
  readonly terminal: TerminalView;
  readonly history: Pick<SalesHistory, 'find' | 'look'>;
  close(): void;
}

export interface TerminalOpening {
  readonly profile: TerminalProfile;
  readonly secrets: Secrets;
  readonly backOffice: BackOfficeSecrets;
  readonly training: boolean;
  /** Who worked at this terminal when the till was used last. */
  readonly staff: StaffMarks;
  readonly notices: readonly Notice[];
}

/** What the till was last used with. */
export interface TillMemory {
  /** The profile that was used last, whatever is used now. */
  readonly profileText: string | undefined;
  useTraining(): void;
  leaveTraining(): void;
  useProfile(text: string): void;
  /** What a manager has to know of it. */
  notices(): readonly Notice[];
}

export interface TrainingService {
  start(): Promise<Result<{ readonly profileText: string; readonly secrets: GivenSecrets }>>;
  /** Ends this payment as its payer would. Never rejects. */
  simulate(trackingId: string, outcome: Outcome): Promise<Result<null>>;
  stop(): void;
}
