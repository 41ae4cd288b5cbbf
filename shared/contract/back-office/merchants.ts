import type { Money } from '../../money/money.ts';
import type { HierarchyEntry, RecordAddress } from './hierarchy.ts';

/** A merchant. Of its fields the specification shows `isRebateProgramEnabled` only: what is missing was not said. */
export interface MerchantRecord {
  readonly id: string;
  readonly name?: string;
  /** Without a name where the partner may not be read. */
  readonly partner?: HierarchyEntry;
  readonly externalId?: string;
  /** Four digits. */
  readonly categoryCode?: string;
  readonly address?: RecordAddress;
  readonly email?: string;
  readonly phone?: string;
  readonly website?: string;
  /** Tenders that it is approved for, in the service's exact strings. */
  readonly tenders?: readonly string[];
  /** Whether the rebate program is on; switched by an update request only. */
  readonly rebates?: boolean;
  /** Whether every payment needs the customer's details. */
  readonly needsCustomer?: boolean;
  /** ISO 4217. */
  readonly currency?: string;
  /** Epoch milliseconds, as `updatedAt`. */
  readonly createdAt?: number;
  readonly updatedAt?: number;
}

/** A partner, as far as the service says. */
export interface PartnerRecord {
  readonly id: string;
  readonly name?: string;
  readonly externalId?: string;
  /** The partner that it is below. */
  readonly parent?: HierarchyEntry;
  /** The merchant that stands for it and carries its fee schedule. */
  readonly representing?: HierarchyEntry;
  /** Epoch milliseconds, as `updatedAt`. */
  readonly createdAt?: number;
  readonly updatedAt?: number;
}

/** A partner's API key, as a list has it. */
export interface PartnerKey {
  readonly name?: string;
  /** For showing, unusable for authentication. */
  readonly maskedApiKey?: string;
  /** Epoch milliseconds. */
  readonly createdAt?: number;
}

/**
 * Which sales a fee counts for, by its name, since the specification shows no field that says it. `period`: it is charged
 * by the month or year, or once; `unknown`: the name does not tell.
 */
export type FeeCounts = 'sale' | 'crypto' | 'wallet' | 'period' | 'unknown';

/** One fee of a schedule (spec "Partner fee schedule"). Rates are decimal texts: of a percentage, or of an amount. */
export interface FeeLine {
  readonly name?: string;
  readonly kind?: 'percentage' | 'fixed';
  /** What the merchant pays. */
  readonly sellRate: `${number}`;
  /** What the partner pays. */
  readonly buyRate: `${number}`;
  readonly counts: FeeCounts;
}

/** What one sale costs the merchant, and what of it the partner pays on. */
export interface SaleCost {
  readonly paidWith: 'crypto' | 'wallet' | 'anything';
  readonly sell: Money;
  readonly buy: Money;
}

export interface FeeSchedule {
  readonly fees: readonly FeeLine[];
  /** The sale of the example: 100 of the currency. */
  readonly sale: Money;
  /** One for each way to pay that the fees tell apart; none where no fee is known to count for a sale. */
  readonly costs: readonly SaleCost[];
}

export type UpdateRequestMove = 'submit' | 'approve' | 'reject' | 'cancel';

/** A merchant update request (spec "Partner, merchant, location, terminal"); statuses are not shown there. */
export interface UpdateRequestRecord {
  readonly id: string;
  /** Known are `draft`, `submitted`, `approved`, `rejected` and `cancelled`; others are the service's own words. */
  readonly status?: string;
  /** What it asks for: the rebate program on or off. Missing where it asks for something else. */
  readonly rebates?: boolean;
  readonly justification?: string;
  /** Epoch milliseconds, as `updatedAt`. */
  readonly createdAt?: number;
  readonly updatedAt?: number;
}

/** The newest of them, at most 200. */
export interface UpdateRequestList {
  readonly requests: readonly UpdateRequestRecord[];
  readonly total: number;
}

/** What the service tells a partner's webhook of (spec "Onboarding webhooks (partner level)"). */
export const ONBOARDING_EVENTS = ['applicationSigned', 'applicationReviewed', 'merchantBoarded'] as const;
export type OnboardingEvent = (typeof ONBOARDING_EVENTS)[number];
