import { z } from 'zod';
import { articleSchema } from '../../../shared/contract/commands/catalogue.ts';
import { CHANGED_RECORDS, CHANGED_SETTINGS, EXPORTED_FILES } from '../../../shared/staff/journaled-work.ts';
import { storedReport } from './report-body.ts';
import type {
  AssumedScale,
  EntryType,
  JournalEntryBody,
  LastRows,
  RecordedRole,
} from '../../staff/shifts/journal-entry.ts';
import type { SchemaOf } from './event-bodies.ts';

type BodyOf<T extends EntryType> = Omit<Extract<JournalEntryBody, { type: T }>, 'type'>;

const text = z.string();
const optionalText = text.exactOptional();
const optionalTrue = z.literal(true).exactOptional();
const whole = z.int();

const lastRows = z.object({ events: whole, entries: whole }) satisfies SchemaOf<LastRows>;

const recordedRole = {
  role: z.enum(['manager', 'cashier']),
  owner: optionalTrue,
} satisfies SchemaOf<RecordedRole>['shape'];

/** What each type of entry holds on disk, beside its time and type. */
export const ENTRY_BODIES = {
  'cashier-added': z.object({ cashierId: text, name: text, ...recordedRole, by: optionalText }),
  'cashier-role-changed': z.object({ cashierId: text, ...recordedRole, by: optionalText }),
  'cashier-renamed': z.object({ cashierId: text, name: text, by: optionalText }),
  'cashier-removed': z.object({ cashierId: text, by: optionalText }),
  'cashier-pin-changed': z.object({ cashierId: text, by: optionalText }),
  'cashier-signed-in': z.object({ cashierId: text }),
  'cashier-signed-out': z.object({ cashierId: text, why: z.enum(['asked', 'idle', 'removed']) }),
  'sign-in-refused': z.object({ cashierId: text, failures: whole }),
  'sign-in-locked': z.object({ cashierId: text, failures: whole, forMs: z.number() }),
  'sign-in-pause-left': z.object({ cashierId: text, failures: whole, leftMs: z.number() }),
  'kiosk-unlocked': z.object({ cashierId: text, by: optionalText }),
  'kiosk-attended': z.object({
    did: z.enum(['paused', 'resumed', 'noted', 'till-opened', 'restarted', 'closed']),
    by: optionalText,
    saleId: optionalText,
  }),
  'cashiers-lost': z.object({}),
  'owners-lost': z.object({}),
  'staff-rules-changed': z.object({
    lockAfterMinutes: z.number().exactOptional(),
    shiftRequired: z.boolean(),
    by: optionalText,
  }),
  'terminal-left': z.object({ open: whole, by: optionalText }),
  'service-used': z.object({ origin: text, merchantId: text, terminal: optionalText }),
  'version-used': z.object({ version: text }),
  'shift-opened': z.object({ shift: whole, cashierId: optionalText }),
  'shift-closed': z.object({ shift: whole, cashierId: optionalText, upTo: whole, report: storedReport }),
  'report-printed': z.object({ shift: whole, cashierId: optionalText, copy: z.boolean() }),
  'ledger-begun': z.object({ ledgerId: text, epoch: whole, earlier: lastRows }),
  'ledger-repaired': z.object({
    saleNumbersFrom: whole.exactOptional(),
    ledgerId: optionalText,
    epoch: whole.exactOptional(),
    earlier: lastRows.exactOptional(),
    missing: z.array(z.tuple([whole, whole])).exactOptional(),
  }),
  'ledger-verified': z.object({ rows: whole, faults: whole, by: optionalText }),
  'ledger-backed-up': z.object({ elsewhere: z.boolean(), by: optionalText }),
  'ledger-exported': z.object({ rows: whole, by: optionalText }),
  'setting-changed': z.object({ what: z.enum(CHANGED_SETTINGS), by: optionalText }),
  'file-exported': z.object({ what: z.enum(EXPORTED_FILES), by: optionalText }),
  'service-record-changed': z.object({
    what: z.enum(CHANGED_RECORDS),
    record: text,
    unconfirmed: optionalTrue,
    by: optionalText,
  }),
  'article-changed': z.object({
    currency: text,
    before: articleSchema.exactOptional(),
    after: articleSchema.exactOptional(),
    undo: optionalTrue,
    by: optionalText,
  }),
  'catalogue-replaced': z.object({
    added: whole,
    changed: whole,
    removed: whole,
    undo: optionalTrue,
    by: optionalText,
  }),
  'scales-noticed': z.object({}),
  'drawer-opened': z.object({ cashierId: optionalText, saleId: optionalText }),
  'scales-assumed': z.object({
    scales: z.array(
      z.object({
        currency: text,
        scale: whole,
        from: z.number().exactOptional(),
        by: z.enum(['table', 'statements', 'runtime']),
      }) satisfies SchemaOf<AssumedScale>,
    ),
  }),
} satisfies { readonly [T in EntryType]: SchemaOf<BodyOf<T>> };
