import type { FolderCheck } from './checkout.ts';
import type { ManagedFinding } from './back-office/managed-settings.ts';
import type { SessionView } from './views.ts';

/** `attention`: sales go on, and somebody should have a look. `broken`: something does not work until somebody repairs it. */
export type HealthState = 'fine' | 'attention' | 'broken';

/** The results of the till's checks of itself. Times are epoch milliseconds. */
export interface Health {
  readonly at: number;
  readonly checks: readonly HealthCheck[];
}

/** One check: `name` is what was checked, `result` what was found. There is one of each name. */
export type HealthCheck = { readonly state: HealthState } & (
  | { readonly name: 'credential'; readonly result: SessionView['state'] }
  /** `differenceMs`: this computer's clock minus the service's. */
  | { readonly name: 'clock'; readonly result: 'right' | 'wrong'; readonly differenceMs: number }
  | { readonly name: 'clock'; readonly result: 'unknown' }
  /** `reads` and `writes` are how many calls the service still allows in this minute. */
  | {
      readonly name: 'quota';
      readonly result: 'enough' | 'waiting';
      readonly reads: number;
      readonly writes: number;
    }
  /** `lastGood` is the last good answer to each kind of call; kinds that have not been called are missing. */
  | {
      readonly name: 'service';
      readonly result: 'online' | 'unknown' | 'reconnecting' | 'offline';
      readonly lastGood: LastGoodAnswers;
    }
  /** The back office's own connection, where the profile has one. `refused`: the service refuses its credentials. */
  | {
      readonly name: 'back-office';
      readonly result: 'secret-missing' | 'not-asked' | 'answers' | 'waiting' | 'refused' | 'offline';
      /** The last good answer to each kind of call; kinds that have not been called are missing. */
      readonly lastGood: OfficeLastGood;
      /** How many calls the service still allows in this minute, where it states a limit. */
      readonly left?: { readonly reads: number; readonly writes: number };
    }
  | { readonly name: 'ledger'; readonly result: 'whole'; readonly verifiedAt: number }
  /**
   * What is there is whole; this many entries are missing since an earlier repair or restore. `verifiedAt` is missing where nobody
   * has verified it yet.
   */
  | { readonly name: 'ledger'; readonly result: 'lost'; readonly verifiedAt?: number; readonly lost: number }
  | {
      readonly name: 'ledger';
      readonly result: 'never-verified' | 'damaged' | 'full' | 'not-backed-up';
    }
  | { readonly name: 'disk'; readonly result: 'enough' | 'low' | 'full'; readonly freeBytes: number }
  /** `slowestWriteMs`: the longest that a sale's entry took to reach the disk within the last hour. */
  | {
      readonly name: 'disk';
      readonly result: 'slow';
      readonly freeBytes: number;
      readonly slowestWriteMs: number;
    }
  | { readonly name: 'disk'; readonly result: 'unknown' }
  | { readonly name: 'printer'; readonly result: 'none' | 'ready' | 'failed' }
  /** Only on a till that listens for webhooks. `refused`: deliveries came, and none of them was genuine. */
  | {
      readonly name: 'webhooks';
      readonly result: 'none-yet' | 'refused' | 'not-received';
      readonly address: string;
      readonly refused: number;
    }
  | {
      readonly name: 'webhooks';
      readonly result: 'arriving';
      readonly lastGoodAt: number;
      readonly refused: number;
    }
  /** Only on a till with an administrator's settings file. Where a file was refused, `by` signed the earlier one that stays in force. */
  | ({ readonly name: 'managed' } & Exclude<ManagedFinding, { readonly result: 'none' }>)
  | { readonly name: 'display'; readonly result: 'none' | 'shown' | 'unplugged' | 'closed' }
  /** Restarts within the last 24 hours, the latest first. `often`: so many in a few minutes that the next one is delayed. */
  | {
      readonly name: 'restarts';
      readonly result: 'none' | 'some' | 'often';
      readonly restarted: readonly Restarted[];
    }
  /** Only on a kiosk. `result` is the worst answer of the operating system; it comes first in `found`. */
  | {
      readonly name: 'lockdown';
      readonly result: LockdownAnswer['state'];
      readonly found: readonly LockdownAnswer[];
    }
  /** Only on a kiosk that shows the pictures of a folder while nobody is there. Those of `faults` are not shown. */
  | ({
      readonly name: 'pictures';
      readonly result: 'shown' | 'not-shown' | 'empty' | 'no-folder';
    } & Omit<FolderCheck, 'canBeRead'>)
  | { readonly name: 'errors'; readonly result: 'none' | 'some' | 'log-closed' }
  | {
      readonly name: 'version';
      readonly result: 'known';
      readonly version: string;
      readonly electron: string;
    }
  /** A newer version waits to be installed, or could not be. */
  | {
      readonly name: 'version';
      readonly result: 'ready' | 'not-installed';
      readonly version: string;
      readonly newer: string;
    }
);

/** How listening for webhooks has gone since the till was started. */
export interface WebhookFacts {
  readonly isListening: boolean;
  /** The address with its port. */
  readonly address: string;
  /** When the last genuine delivery came, in epoch milliseconds. */
  readonly lastGoodAt?: number;
  /** How many deliveries were not genuine, or were repeated ones. */
  readonly refused: number;
}

/** Settings of the operating system that keep shoppers inside the kiosk; docs/kiosk.md says how each is checked. */
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
  readonly state: 'locked' | 'open' | 'unknown';
}

export type HealthFinding<Name extends HealthCheck['name']> = Extract<HealthCheck, { readonly name: Name }>;

/** What is restarted automatically: a screen, the GPU process that draws all screens, or the whole till. */
export const RESTARTED_PARTS = [
  'till-screen',
  'customer-screen',
  'kiosk-screen',
  'graphics',
  'till',
] as const;
/** The process ended; it did not answer, or showed nothing, and was ended; or its window was taken away. */
export const RESTART_REASONS = ['ended', 'hung', 'blank', 'taken'] as const;

/** `at`: epoch milliseconds. */
export interface Restart {
  readonly part: (typeof RESTARTED_PARTS)[number];
  readonly why: (typeof RESTART_REASONS)[number];
  readonly at: number;
}

export type ScreenName = Exclude<Restart['part'], 'graphics' | 'till'>;

/** How often a part was restarted for one reason, and when last, in epoch milliseconds. */
export interface Restarted extends Pick<Restart, 'part' | 'why'> {
  readonly times: number;
  readonly lastAt: number;
}

/** Kinds of calls to the service, by what they are for. */
export const CALL_FAMILIES = ['sign-in', 'creation', 'status', 'terminal', 'history'] as const;
export type CallFamily = (typeof CALL_FAMILIES)[number];

/** When the service last gave a good answer to each kind of call, in epoch milliseconds. */
export type LastGoodAnswers = Readonly<Partial<Record<CallFamily, number>>>;

/** Kinds of calls of the back office, by what they are about. */
export const OFFICE_FAMILIES = ['payments', 'history', 'settlements', 'hierarchy', 'onboarding'] as const;
export type OfficeFamily = (typeof OFFICE_FAMILIES)[number];

/** When the service last gave the back office a good answer to each kind of call, in epoch milliseconds. */
export type OfficeLastGood = Readonly<Partial<Record<OfficeFamily, number>>>;
