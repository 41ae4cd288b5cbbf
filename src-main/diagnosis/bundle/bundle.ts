import { allowed, withheld } from '../log/log-entry.ts';
import { redactedHealth } from './health-redaction.ts';
import { Pseudonyms } from './pseudonyms.ts';
import { Redaction } from './redaction.ts';
import type { Health } from '../../../shared/contract/health.ts';
import type { SaleStage, SaleView } from '../../../shared/contract/sale-view.ts';
import type { Failure } from '../../../shared/failure.ts';
import type { SaleEvent } from '../../sales/events.ts';
import type { LogRule } from '../log/log-entry.ts';
import type { BundledHealth } from './health-redaction.ts';

/**
 * What support gets of a till. It holds no secret and no data of a person, and nothing that names a payment. Times are
 * epoch milliseconds.
 */
export interface Bundle {
  readonly format: 'countertop-bundle';
  readonly version: 1;
  readonly at: number;
  readonly platform: Readonly<Record<string, string>>;
  readonly terminal: Readonly<Record<string, string | boolean>>;
  readonly health: BundledHealth;
  /** Entries of the log, oldest first. */
  readonly log: readonly Readonly<Record<string, unknown>>[];
  /** The open sales and the latest ones. */
  readonly sales: readonly BundledSale[];
}

export interface BundledSale {
  readonly events: readonly SaleEvent[];
  readonly live: BundledLive;
}

/** What the till knew of a sale besides its events. Its stage was computed from both. */
export interface BundledLive {
  readonly trouble?: Failure;
  readonly stale?: Failure;
  readonly lastGoodReadAt?: number;
  /** How far the computer's clock was set meanwhile. */
  readonly clockSetMs?: number;
}

export interface BundleContent extends Pick<Bundle, 'at' | 'platform' | 'terminal'> {
  readonly health: Health;
  /** Lines of the log, oldest first. */
  readonly logLines: readonly string[];
  /** Each sale with what the screens show of it, if they show it. */
  readonly sales: readonly { readonly events: readonly SaleEvent[]; readonly view: SaleView | undefined }[];
}

/**
 * Makes the file for support. It holds only what the allow-list of the redaction knows, and no secret, customer or
 * reference.
 */
export function makeBundle(
  { at, platform, terminal, health, logLines, sales }: BundleContent,
  redaction = new Redaction(new Pseudonyms()),
): Bundle {
  return {
    format: 'countertop-bundle',
    version: 1,
    at,
    platform: fitting('version', platform),
    terminal: fitting('code', terminal),
    health: redactedHealth(health),
    log: logLines.flatMap(logged),
    sales: sales.map(({ events, view }) => ({
      events: events.map((event) => redaction.event(event)),
      live: view ? { ...liveOf(redaction.stage(view.stage)), ...clockSetOf(events, view) } : {},
    })),
  };
}

function liveOf(stage: SaleStage): BundledLive {
  const { trouble, stale, lastGoodReadAt } = stage as SaleStage & BundledLive;
  return {
    ...(trouble && { trouble }),
    ...(stale && { stale }),
    ...(lastGoodReadAt !== undefined && { lastGoodReadAt }),
  };
}

function clockSetOf([first]: readonly SaleEvent[], { startedAt }: SaleView): Pick<BundledLive, 'clockSetMs'> {
  return first && startedAt !== first.at ? { clockSetMs: startedAt - first.at } : {};
}

/** Withholds values that do not have the form of their rule. */
function fitting<V extends string | boolean>(rule: LogRule, values: Readonly<Record<string, V>>) {
  const kept = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'boolean' ? value : allowed(rule, value),
  ]);
  return Object.fromEntries(kept) as Readonly<Record<string, V>>;
}

/** Checks each line by the list of what may be logged once more, because the file may have been edited. */
function logged(line: string): readonly Readonly<Record<string, unknown>>[] {
  try {
    const entry = JSON.parse(line) as Readonly<Record<string, unknown>>;
    const at = new Date(String(entry['at']));
    return [{ at: Number.isNaN(at.getTime()) ? null : at.toISOString(), ...withheld(entry) }];
  } catch {
    return [];
  }
}
