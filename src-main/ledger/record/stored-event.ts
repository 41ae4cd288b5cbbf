import { crc32 } from 'node:zlib';
import { readBody } from '../amounts/read-body.ts';
import { withScales } from '../amounts/stored-amounts.ts';
import { linkFrom, linkOfEvent } from '../chain/link.ts';
import { EVENT_BODIES, taxSchema } from './event-bodies.ts';
import { isTime } from './recorded-time.ts';
import type { SaleEvent } from '../../sales/events.ts';
import type { AssumedScale } from '../../staff/shifts/journal-entry.ts';
import type { Row } from '../file/connection.ts';
import type { EventType } from './event-bodies.ts';
import type { EventRow } from './rows.ts';

/** The part of an event that has no column of its own, as JSON: each amount with its scale, and last a check sum over all of the event. */
export function bodyOf(event: SaleEvent): string {
  const body = JSON.stringify(withScales({ ...event, saleId: undefined, at: undefined, type: undefined }));
  const check = checkSum(event.saleId, event.at, event.type, body);
  return `${body.slice(0, -1)}${body === '{}' ? '' : ','}"check":"${check}"}`;
}

/**
 * The event of a row, its amounts at the scale of their currencies (`scales` are those of amounts that carry none), or
 * `undefined` when this version cannot read it, or when a part of it has changed since it was
 * written: SQLite keeps no check sum of a page. Rows of earlier versions have none of their own either.
 */
export function readEvent(row: Row, scales: readonly AssumedScale[]): SaleEvent | undefined {
  const { sale_id: saleId, at, type, body } = row;
  if (typeof saleId !== 'string' || typeof at !== 'number' || typeof body !== 'string') return undefined;
  if (typeof type !== 'string' || !Object.hasOwn(EVENT_BODIES, type)) return undefined;
  const columns = { saleId, at, type, body };
  // The link is over all that the check sum is over.
  const isWhole =
    typeof row['place'] === 'number' ? isAsLinked(row['place'], row, columns) : isAsSealed(columns);
  if (!isWhole) return undefined;
  const fields = readBody(body, at, scales);
  const parsed = EVENT_BODIES[type as EventType].safeParse(
    type === 'sale-started' ? readableTax(fields) : fields,
  );
  // The schema looked up by `type` is the one its body fits, which the compiler cannot follow through the lookup.
  // What the schema answers is nobody else's: to copy it would cost as much as its check.
  return parsed.success ? (Object.assign(parsed.data, { saleId, at, type }) as SaleEvent) : undefined;
}

type Columns = Pick<EventRow, 'saleId' | 'at' | 'type' | 'body'>;

/** Of a row that was asked for with its link and has one. It also finds edits that came with a new check sum. */
function isAsLinked(place: number, { seq, link, closes }: Row, columns: Columns): boolean {
  const { previous, own } = linkFrom(place, String(link).toLowerCase());
  const linked = linkOfEvent(place, previous, Number(seq), { ...columns, closes: closes === 1 });
  return linked.own === own;
}

function isAsSealed({ saleId, at, type, body }: Columns): boolean {
  const sealed = sealIn(body);
  return sealed === undefined || sealed.check === checkSum(saleId, at, type, sealed.body);
}

/** A sale is known without its taxes: what cannot be read of them never hides its payment. */
function readableTax(fields: unknown): unknown {
  if (typeof fields !== 'object' || fields === null || !('tax' in fields)) return fields;
  const { tax: stored, ...others } = fields;
  return taxSchema.safeParse(stored).success ? fields : others;
}

/** What stands for a row that cannot be read: a replay of the sale must know that there is a gap. */
export function unreadable({ sale_id: saleId, at }: Row): SaleEvent {
  return { type: 'record-damaged', saleId: String(saleId), at: isTime(at) ? at : 0 };
}

const SEAL = /^"check":"([0-9a-f]{8})"\}$/;
const SEAL_LENGTH = '"check":"01234567"}'.length;

/** The check sum at the end of a body, which has one length, and the body without it. */
function sealIn(body: string): { readonly check: string; readonly body: string } | undefined {
  const start = body.length - SEAL_LENGTH;
  const check = SEAL.exec(body.slice(start))?.[1];
  if (check === undefined || start < 1) return undefined;
  return { check, body: `${body.slice(0, body[start - 1] === ',' ? start - 1 : start)}}` };
}

/** Finds every change of up to 32 bits in a row. It is no protection against deliberate changes. */
function checkSum(saleId: string, at: number, type: string, body: string): string {
  return crc32(`${saleId} ${at} ${type} ${body}`).toString(16).padStart(8, '0');
}
