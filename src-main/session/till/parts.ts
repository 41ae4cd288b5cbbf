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

/** What the till is built of; `boot/terminal/compose.ts` builds it. */
export interface TillParts {
  readonly openSession: (terminal: TerminalOpening, onChange: () => void) => TerminalSession;
  /** Opens the ledger that a newer version of the till wrote, for reading; `undefined` where this version does not understand it. */
  readonly readRecord: (terminal: TerminalOpening) => ReadRecord | undefined;
  /** Tests a profile before it is used: signs in once and closes the connection. Fails as a sign-in does. */
  readonly checkSignIn: (profile: TerminalProfile, secrets: KeptSecrets) => Promise<Result<null>>;
  /**
   * Tests changed secrets on a connection of their own. An API key that only the payment history needs is tested by one
   * call. Fails as a sign-in does.
   */
  readonly proveSecrets: (
    profile: TerminalProfile,
    secrets: Secrets,
    changed: Secrets,
  ) => Promise<Result<null>>;
  /** Replaces the API key of a hand-over package by a new one of the terminal's own. Never rejects. */
  readonly ownKey: (profile: TerminalProfile, secrets: Secrets) => Promise<OwnKey>;
  readonly parseProfile: (text: string) => { profile: TerminalProfile } | { faults: readonly FieldFault[] };
  readonly profileSummary: (profile: TerminalProfile) => ProfileSummary;
  readonly secrets: SecretKeeper;
  /** Whether PINs are kept for any terminal of this till, training apart. */
  readonly keepsPins: () => boolean;
  readonly memory: TillMemory;
  readonly training: TrainingService;
  readonly preferences: PreferenceStore;
  readonly printing: Pick<Printing, 'view' | 'ready'>;
  readonly customerScreen: CustomerScreen;
  readonly closing: ClosingQuestion;
  /** The name of the first manager of a till that was set up with a PIN, in the till's language. */
  readonly staffName: () => Promise<string>;
  /** Unexpected errors, for the screen. */
  readonly unexpected: { notices(): readonly Notice[] };
  /** Resolves once all carts are on the disk, or could not be written. */
  readonly checkoutsWritten: () => Promise<void>;
}

/** A ledger that is only read. */
export interface ReadRecord {
  readonly terminal: TerminalView;
  readonly history: Pick<SalesHistory, 'find' | 'get'>;
  close(): void;
}

/** What a terminal session is opened with. */
export interface TerminalOpening {
  readonly profile: TerminalProfile;
  readonly secrets: Secrets;
  readonly backOffice: BackOfficeSecrets;
  readonly training: boolean;
  /** Whether the terminal had cashiers and owners when the till was used last. */
  readonly staff: StaffMarks;
  readonly notices: readonly Notice[];
}

/** Remembers what the till was used with last. */
export interface TillMemory {
  /** The profile that was used last; training does not change it. */
  readonly profileText: string | undefined;
  useTraining(): void;
  leaveTraining(): void;
  useProfile(text: string): void;
  /** Notices about unreadable settings. */
  notices(): readonly Notice[];
}

export interface TrainingService {
  start(): Promise<Result<{ readonly profileText: string; readonly secrets: GivenSecrets }>>;
  /** Ends this payment with the outcome, as its payer would. Never rejects. */
  simulate(trackingId: string, outcome: Outcome): Promise<Result<null>>;
  stop(): void;
}
