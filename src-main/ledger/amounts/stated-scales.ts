import { EVENT_COLUMNS } from '../record/event-columns.ts';
import { minorFromDecimal } from '../../../shared/money/exact-decimal.ts';
import type { AssumedScale } from '../../staff/shifts/journal-entry.ts';
import type { Connection, Row } from '../file/connection.ts';

interface Evidence {
  readonly at: number;
  readonly currency: string;
  readonly scale: number;
}

const ROWS_AT_ONCE = 1000;

/**
 * What the service's statements tell of the scale of amounts: a sale of 1234 minor units that was asked for as
 * `12.34 COP` was written with two decimals, as `1234 COP` with none. One span for each change in time, the first from
 * the beginning. `candidates` are the scales that come into question for each currency.
 */
export function readingEvidence(
  connection: Connection,
  candidates: ReadonlyMap<string, readonly number[]>,
): readonly AssumedScale[] {
  const spans: AssumedScale[] = [];
  const last = new Map<string, number>();
  for (const { at, currency, scale } of evidence(connection, candidates).sort((a, b) => a.at - b.at)) {
    const before = last.get(currency);
    if (before === scale) continue;
    spans.push({ currency, scale, by: 'statements', ...(before !== undefined && { from: at }) });
    last.set(currency, scale);
  }
  return spans;
}

function evidence(connection: Connection, candidates: ReadonlyMap<string, readonly number[]>): Evidence[] {
  const started = new Map<
    string,
    { readonly at: number; readonly minor: number; readonly currency: string }
  >();
  const found: Evidence[] = [];
  for (const { sale_id, at, type, body } of amountRows(connection)) {
    const fields = parsed(body);
    const saleId = String(sale_id);
    if (type === 'sale-started') {
      const { minor, currency, scale } = fields?.amount ?? {};
      if (scale !== undefined || typeof minor !== 'number' || typeof currency !== 'string') continue;
      if (minor > 0 && candidates.has(currency)) started.set(saleId, { at: Number(at), minor, currency });
      continue;
    }
    const sale = started.get(saleId);
    const [figure = '', currency] = fields?.reading?.requested?.split(' ') ?? [];
    if (!sale || currency !== sale.currency) continue;
    const fitting = candidates
      .get(currency)
      ?.filter((scale) => minorFromDecimal(figure, scale) === sale.minor);
    const [scale] = fitting ?? [];
    if (scale === undefined || fitting?.length !== 1) continue;
    found.push({ at: sale.at, currency, scale });
    started.delete(saleId);
  }
  return found;
}

/** In the order of the record, so that a sale's start comes before its readings. */
function* amountRows(connection: Connection): Iterable<Row> {
  const next = connection.prepare(`
    SELECT ${EVENT_COLUMNS} FROM event
    WHERE seq > ? AND type IN ('sale-started', 'status-read') ORDER BY seq LIMIT ${ROWS_AT_ONCE}`);
  for (let rows = next.all(-1); rows.length > 0; rows = next.all(Number(rows.at(-1)?.['seq']))) yield* rows;
}

interface AmountFields {
  readonly amount?: { readonly minor?: unknown; readonly currency?: unknown; readonly scale?: unknown };
  readonly reading?: { readonly requested?: string };
}

/** What is not there, or of another kind, tells nothing. */
function parsed(body: unknown): AmountFields | undefined {
  try {
    const { amount, reading } = JSON.parse(String(body)) as { amount?: unknown; reading?: unknown };
    const requested = isObject(reading) && typeof reading['requested'] === 'string' && reading['requested'];
    return {
      ...(isObject(amount) && { amount }),
      ...(requested !== false && { reading: { requested } }),
    };
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
