import { z } from 'zod';
import type { FleetColumn, FleetFault } from '../../../shared/contract/back-office/fleet.ts';
import type { StoreAsked } from '../../../shared/contract/back-office/hand-over.ts';

const MOST_TENDERS = 20;
const MOST_ID = 256;
const MOST_NAME = 128;
const MOST_WORD = 64;

/** One till of the file, also as it is kept while a run lasts. */
export const fleetRowSchema = z.object({
  line: z.int().positive(),
  /** Where a terminal is made; missing where one is there. */
  locationId: z.string().exactOptional(),
  /** The one that is there. */
  terminalId: z.string().exactOptional(),
  name: z.string().exactOptional(),
  /** Exact strings (spec "Tender types"); inherited, or as they are, without. */
  tenderTypes: z.array(z.string()).readonly().exactOptional(),
  /** What the new till calls its store; as the manager's till does, without. */
  storeName: z.string().exactOptional(),
  /** What the service may not say, as `StoreAsked` has it. */
  kind: z.string().exactOptional(),
  currency: z.string().exactOptional(),
  locale: z.string().exactOptional(),
  timeZone: z.string().exactOptional(),
});
export type FleetRow = z.output<typeof fleetRowSchema>;

/** What the file says of the new till. A kind that is none is as good as none said. */
export function askedOf({ storeName, kind, currency, locale, timeZone }: FleetRow): StoreAsked {
  return {
    ...(storeName !== undefined && { storeName }),
    ...((kind === 'physical' || kind === 'virtual') && { terminalKind: kind }),
    ...(currency !== undefined && { currency }),
    ...(locale !== undefined && { locale }),
    ...(timeZone !== undefined && { timeZone }),
  };
}

const MOST: Readonly<Record<FleetColumn, number>> = {
  location: MOST_ID,
  terminal: MOST_ID,
  name: MOST_NAME,
  tenders: MOST_TENDERS * (MOST_NAME + 1),
  store: 256,
  kind: MOST_WORD,
  currency: MOST_WORD,
  locale: MOST_WORD,
  zone: MOST_WORD,
};

/** A till of one line, or everything that is wrong with it. */
export function readFleetRow(
  cell: (column: FleetColumn) => string,
  line: number,
): { readonly row: FleetRow } | { readonly faults: readonly FleetFault[] } {
  const faults: FleetFault[] = [];
  const read = (column: FleetColumn): string => {
    // The names in the service's answers are read so too.
    const text = cell(column).trim().replaceAll(/\s+/gu, ' ').normalize('NFC');
    const fault = textFault(column, text);
    if (fault) faults.push({ line, column, fault });
    return fault ? '' : text;
  };
  const [locationId, terminalId, name, storeName] = [
    read('location'),
    read('terminal'),
    read('name'),
    read('store'),
  ];
  const said = { kind: read('kind').toLowerCase(), currency: read('currency').toUpperCase() };
  const written = { ...said, locale: read('locale'), timeZone: read('zone') };
  const tenderTypes = read('tenders')
    .split(/[\s|]+/)
    .filter((tender) => tender !== '');
  if (tenderTypes.length > MOST_TENDERS || tenderTypes.some((tender) => tender.length > MOST_NAME))
    faults.push({ line, column: 'tenders', fault: 'too-long' });
  // Only cells that could be read are missed.
  if (faults.length === 0) faults.push(...placeFaults({ locationId, terminalId, name }, line));
  if (faults.length > 0) return { faults };
  return {
    row: {
      line,
      ...(locationId !== '' && { locationId }),
      ...(terminalId !== '' && { terminalId }),
      ...(name !== '' && { name }),
      ...(tenderTypes.length > 0 && { tenderTypes: [...new Set(tenderTypes)] }),
      ...(storeName !== '' && { storeName }),
      ...Object.fromEntries(Object.entries(written).filter(([, text]) => text !== '')),
    },
  };
}

/** Signs that do not show would make two names of what looks like one; an ID has no spaces in it. */
function textFault(column: FleetColumn, text: string): FleetFault['fault'] | undefined {
  if (text.length > MOST[column]) return 'too-long';
  if (/[\p{Cc}\p{Cs}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u.test(text)) return 'malformed';
  if ((column === 'location' || column === 'terminal') && /\s/u.test(text)) return 'malformed';
  return column === 'tenders' && /[^\x20-\x7e]/.test(text) ? 'malformed' : undefined;
}

interface Place {
  readonly locationId: string;
  readonly terminalId: string;
  readonly name: string;
}

/** A terminal is made at a location under a name, or is there already, wherever that is. */
function placeFaults({ locationId, terminalId, name }: Place, line: number): readonly FleetFault[] {
  if (terminalId !== '') return locationId === '' ? [] : [{ line, column: 'location', fault: 'place-twice' }];
  return [
    ...(locationId === '' ? [{ line, column: 'location', fault: 'missing' } as const] : []),
    ...(name === '' ? [{ line, column: 'name', fault: 'missing' } as const] : []),
  ];
}
