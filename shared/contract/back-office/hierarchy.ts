import type { Failure } from '../../failure.ts';

/** The levels of spec "Partner, merchant, location, terminal", from the top. */
export type HierarchyKind = 'partner' | 'merchant' | 'location' | 'terminal';

/** One line of the tree. */
export interface HierarchyEntry {
  readonly kind: HierarchyKind;
  readonly id: string;
  /** Missing where the service does not say. */
  readonly name?: string;
  /** Of a location: missing where the service does not say. */
  readonly isEnabled?: boolean;
  /** In what it is, from the top, by name or id: of what was searched for. */
  readonly path?: readonly string[];
}

/** At most 100 entries of a list. */
export interface HierarchyPage {
  readonly entries: readonly HierarchyEntry[];
  /** On all pages, where the service says. */
  readonly total?: number;
  /** The page to go on with. */
  readonly next?: number;
}

/** What a part of the merchants holds of a text. */
export interface HierarchyFound {
  readonly entries: readonly HierarchyEntry[];
  /** Merchants looked through so far, and all of them where the service says. */
  readonly merchants: number;
  readonly total?: number;
  readonly next?: number;
  /** Why it ended before its end; what was found until then stands. */
  readonly failure?: Failure;
}

/** Spec "Address object", as far as the service says it. */
export type RecordAddress = Readonly<
  Partial<Record<'address' | 'address2' | 'city' | 'state' | 'countryCode' | 'postalCode', string>>
>;

/** A location or a terminal. Most fields are not shown in the specification: what is missing was not said. */
export interface HierarchyRecord {
  readonly kind: 'location' | 'terminal';
  readonly id: string;
  readonly name?: string;
  readonly merchant?: HierarchyEntry;
  /** Of a terminal. */
  readonly location?: HierarchyEntry;
  readonly tenders: TendersOfRecord;
  /** Of a location. */
  readonly isEnabled?: boolean;
  readonly businessType?: string;
  readonly address?: RecordAddress;
  readonly email?: string;
  readonly phone?: string;
  readonly website?: string;
  /** Of a terminal: for showing, unusable for authentication. */
  readonly maskedApiKey?: string;
  readonly webhookUrl?: string;
  readonly useSandboxSharedWallet?: boolean;
  /** Epoch milliseconds, as `updatedAt`. */
  readonly createdAt?: number;
  readonly updatedAt?: number;
}

/**
 * Tenders of a location or terminal, in the service's exact strings (spec "Tender types"). A record does not say whether
 * its list is inherited: only its parent's shows it.
 */
export interface TendersOfRecord {
  /**
   * `inherited`: it has no list of its own. `same`: its list is its parent's, inherited or set alike. `own`: it differs,
   * so it was set. `unknown`: the parent's is not known.
   */
  readonly state: 'inherited' | 'same' | 'own' | 'unknown';
  /** What payers can choose. */
  readonly accepted: readonly string[];
  /** The parent has them, this record has not. */
  readonly omitted: readonly string[];
  /** This record has them, the parent has not. */
  readonly added: readonly string[];
}

/** A terminal of a location with the tenders that it accepts now; missing where the service does not say. */
export interface TillTenders {
  readonly id: string;
  readonly name?: string;
  readonly tenders?: readonly string[];
}

/** The terminals that a change of a location concerns: `total` of them, of which at most 200 are named. */
export interface TillsOfLocation {
  readonly tills: readonly TillTenders[];
  readonly total: number;
}

/** A secret of a terminal that a manager asked for; missing where the service did not hand it out. */
export interface ShownSecret {
  readonly secret?: string;
}

/**
 * What a webhook's receiver answered to two test deliveries, the second of which is signed with a secret that it cannot
 * have. `verified`: it took the first and refused the second. `unchecked`: it took both. `taken`: it took the first and
 * did not say what it makes of the second.
 */
export type WebhookTest =
  | { readonly result: 'verified' | 'unchecked' | 'taken' }
  | { readonly result: 'refused'; readonly status: number }
  | { readonly result: 'late'; readonly seconds: number }
  /** `cause` is a code or a few fixed words of the network. */
  | { readonly result: 'unreached'; readonly cause: string }
  /** The service does not show the address or the secret: nothing was sent. */
  | { readonly result: 'not-shown' }
  /** No address that the till calls: nothing was sent. */
  | { readonly result: 'not-allowed' };
