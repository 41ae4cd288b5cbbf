import type { ManagedFinding } from './back-office/managed-settings.ts';
import type { SessionView } from './views.ts';

/** `look`: sales go on, and somebody should look at it. `broken`: something does not work until it is mended. */
export type HealthState = 'fine' | 'look' | 'broken';

/** What the till found when it was asked how it is. Times are wall-clock milliseconds. */
export interface Health {
  readonly at: number;
  readonly checks: readonly HealthCheck[];
}

/** One of each `name`; `says` is what was found, and decides what is to be done. */
export type HealthCheck = { readonly state: HealthState } & (
  | { readonly name: 'credential'; readonly says: SessionView['state'] }
  /** `differenceMs`: this computer's clock minus the service's. */
  | { readonly name: 'clock'; readonly says: 'right' | 'wrong'; readonly differenceMs: number }
  | { readonly name: 'clock'; readonly says: 'unknown' }
  /** Calls of this minute that the service still allows. */
  | {
      readonly name: 'quota';
      readonly says: 'enough' | 'waiting';
      readonly reads: number;
      readonly writes: number;
    }
  /** The last good answer of each kind of call; of one that has not been made there is none. */
  | {
      readonly name: 'service';
      readonly says: 'online' | 'unknown' | 'reconnecting' | 'offline';
      readonly lastGood: LastGoodAnswers;
    }
  /** The back office's own connection, where the profile has one. `refused`: its credentials are. */
  | {
      readonly name: 'back-office';
      readonly says: 'secret-missing' | 'not-asked' | 'answers' | 'waiting' | 'refused' | 'offline';
      /** The last good answer of each kind of call; of one that has not been made there is none. */
      readonly lastGood: OfficeLastGood;
      /** Calls of this minute that the service still allows, where it states a limit: questions, and all others. */
      readonly left?: { readonly reads: number; readonly writes: number };
    }
  | { readonly name: 'ledger'; readonly says: 'whole'; readonly verifiedAt: number }
  | {
      readonly name: 'ledger';
      readonly says: 'never-verified' | 'damaged' | 'full' | 'not-backed-up';
    }
  | { readonly name: 'disk'; readonly says: 'enough' | 'low' | 'full'; readonly freeBytes: number }
  | { readonly name: 'disk'; readonly says: 'unknown' }
  | { readonly name: 'printer'; readonly says: 'none' | 'ready' | 'failed' }
  /** Of a till that listens for them. `refused`: some came, and none was genuine. */
  | {
      readonly name: 'webhooks';
      readonly says: 'none-yet' | 'refused' | 'not-received';
      readonly address: string;
      readonly refused: number;
    }
  | {
      readonly name: 'webhooks';
      readonly says: 'arriving';
      readonly lastGoodAt: number;
      readonly refused: number;
    }
  /** Of a till with a file of an administrator's. `by` of one that was refused: whose earlier one goes on. */
  | ({ readonly name: 'managed' } & Exclude<ManagedFinding, { readonly says: 'none' }>)
  | { readonly name: 'display'; readonly says: 'none' | 'shown' | 'unplugged' | 'closed' }
  /** Of the last 24 hours, the latest first. `often`: so many in a few minutes that the next ones wait. */
  | {
      readonly name: 'restarts';
      readonly says: 'none' | 'some' | 'often';
      readonly restarted: readonly Restarted[];
    }
  /** Of a kiosk: the worst of what the operating system says, which comes first. */
  | {
      readonly name: 'lockdown';
      readonly says: LockdownAnswer['is'];
      readonly found: readonly LockdownAnswer[];
    }
  | { readonly name: 'errors'; readonly says: 'none' | 'some' }
  | { readonly name: 'version'; readonly says: 'known'; readonly version: string; readonly electron: string }
  /** A newer version waits to be installed, or could not be. */
  | {
      readonly name: 'version';
      readonly says: 'ready' | 'not-installed';
      readonly version: string;
      readonly newer: string;
    }
);

/** What a till that listens for webhooks knows of it since it began. */
export interface WebhookFacts {
  readonly isListening: boolean;
  /** Where, with the port. */
  readonly address: string;
  /** When the last genuine delivery came, in wall-clock milliseconds. */
  readonly lastGoodAt?: number;
  /** Deliveries that were not believed, or came before. */
  readonly refused: number;
}

/** What decides whether shoppers reach more of the computer than the kiosk; docs/kiosk.md says how each is asked. */
export type LockdownItem =
  | 'session'
  | 'terminals'
  | 'kernel-keys'
  | 'sleep'
  | 'restart'
  | 'user'
  | 'application'
  | 'profile';

/** `unknown`: the system does not say. */
export interface LockdownAnswer {
  readonly item: LockdownItem;
  readonly is: 'locked' | 'open' | 'unknown';
}

export type HealthFinding<Name extends HealthCheck['name']> = Extract<HealthCheck, { readonly name: Name }>;

/** What is started again by itself: a screen, what draws them all, or the till as a whole. */
export const RESTARTED_PARTS = [
  'till-screen',
  'customer-screen',
  'kiosk-screen',
  'graphics',
  'till',
] as const;
/** Its process ended, did not answer and was ended, or something took its window away. */
export const RESTART_REASONS = ['ended', 'hung', 'taken'] as const;

/** `at`: wall-clock milliseconds. */
export interface Restart {
  readonly part: (typeof RESTARTED_PARTS)[number];
  readonly why: (typeof RESTART_REASONS)[number];
  readonly at: number;
}

export type ScreenName = Exclude<Restart['part'], 'graphics' | 'till'>;

/** How often that was, and when last. Wall-clock milliseconds. */
export interface Restarted extends Pick<Restart, 'part' | 'why'> {
  readonly times: number;
  readonly lastAt: number;
}

/** Kinds of calls to the service, by what they are for. */
export const CALL_FAMILIES = ['sign-in', 'creation', 'status', 'terminal', 'history'] as const;
export type CallFamily = (typeof CALL_FAMILIES)[number];

/** When the service last gave a good answer, by its kind of call. Wall-clock milliseconds. */
export type LastGoodAnswers = Readonly<Partial<Record<CallFamily, number>>>;

/** Kinds of calls of the back office, by what they are about. */
export const OFFICE_FAMILIES = ['payments', 'history', 'settlements', 'hierarchy', 'onboarding'] as const;
export type OfficeFamily = (typeof OFFICE_FAMILIES)[number];

/** When the service last did what the back office asked, by its kind of call. Wall-clock milliseconds. */
export type OfficeLastGood = Readonly<Partial<Record<OfficeFamily, number>>>;
