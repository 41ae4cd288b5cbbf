import { recordDay } from '../../../shared/time/record-day.ts';
import { isoDay } from '../../../shared/time/store-day.ts';
import type { SettlementSearch } from '../../../shared/contract/back-office/settlements.ts';

const DAY_MS = 86_400_000;

/** The days of a list, as the store counts them. */
export interface StoreDays {
  /** What the service is asked for: its days are those of UTC, so one more is read on each side; `to` is exclusive. */
  readonly selection: { readonly from?: string; readonly to?: string };
  /** Whether a record is of these days. One that does not state its day is. */
  readonly has: (record: { readonly created?: number | undefined }) => boolean;
}

/** @param timeZone IANA name; the computer's without it. Answers `undefined` where no days were chosen. */
export function storeDays(
  { from, to }: Pick<SettlementSearch, 'from' | 'to'>,
  timeZone: string | undefined,
): StoreDays | undefined {
  if (from === undefined && to === undefined) return undefined;
  return {
    selection: {
      ...(from !== undefined && { from: daysFrom(from, -1) }),
      ...(to !== undefined && { to: daysFrom(to, 2) }),
    },
    has: ({ created }) => {
      if (created === undefined) return true;
      const day = isoDay(recordDay(created, timeZone));
      return (from === undefined || day >= from) && (to === undefined || day <= to);
    },
  };
}

/** Days are written as `2026-05-12`. */
function daysFrom(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
