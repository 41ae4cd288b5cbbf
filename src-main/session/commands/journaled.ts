import type { CommandCalls } from '../../../shared/contract/api.ts';
import type { CommandName } from '../../../shared/contract/channels.ts';
import type { CommandInput } from '../../../shared/contract/commands.ts';
import type { Result } from '../../../shared/failure.ts';
import type { ChangedRecord, ChangedSetting, ExportedFile } from '../../../shared/staff/journaled-work.ts';
import type { Managed } from '../../staff/staff-journal.ts';
import type { Till } from '../till/till.ts';

/** Commands that change a setting of the till, with the setting. */
export const SETTING_OF: Partial<Record<CommandName, ChangedSetting>> = {
  'setup.useProfile': 'profile',
  'setup.takeHandOver': 'profile',
  'setup.enterSecrets': 'terminal-secrets',
  'tillSecrets.change': 'terminal-secrets',
  'backOffice.enterSecrets': 'back-office-credentials',
  'printer.save': 'printer',
  'printer.forget': 'printer',
  'preferences.change': 'preferences',
  'checkout.configure': 'checkout',
};

/** Commands that save a file, with its kind. Files of the ledger are recorded by `LedgerCare` itself. */
export const FILE_OF: Partial<Record<CommandName, (input: never) => ExportedFile>> = {
  'reports.saveCsv': () => 'sales',
  'exports.save': ({ form }: CommandInput<'exports.save'>) => form,
  'exports.saveReport': () => 'report',
  'exports.savePayouts': () => 'payouts',
  'exports.saveDatev': () => 'datev',
  'days.saveCopy': () => 'day',
  'days.saveCsv': () => 'day',
  'days.savePdf': () => 'day',
  'health.saveBundle': () => 'bundle',
  'catalogue.saveCsv': () => 'catalogue',
  'handOver.save': () => 'hand-over',
  'applications.saveAttachment': () => 'attachment',
  'fleet.start': () => 'hand-over',
  'managedSettings.save': () => 'managed-settings',
  'comparison.save': () => 'till-state',
};

const MOVED = {
  submit: 'update-request-submitted',
  approve: 'update-request-approved',
  reject: 'update-request-rejected',
  cancel: 'update-request-cancelled',
} as const;

const APPLICATION_MOVED = {
  submit: 'application-submitted',
  resend: 'application-resent',
  cancel: 'application-cancelled',
} as const;

/** Commands that change a record at the service or show a secret of one, with what they do. Their input names the record. */
export const RECORD_OF: Partial<Record<CommandName, (input: never) => ChangedRecord>> = {
  'terminals.create': () => 'terminal-created',
  'terminals.update': () => 'terminal-updated',
  'terminals.clone': () => 'terminal-cloned',
  'terminals.remove': () => 'terminal-deleted',
  'terminals.revealKey': () => 'terminal-key-revealed',
  'terminals.resetKey': () => 'terminal-key-reset',
  'tillSecrets.renewKey': ({ how }: CommandInput<'tillSecrets.renewKey'>) =>
    how === 'reset' ? 'terminal-key-reset' : 'terminal-key-revealed',
  'handOver.make': () => 'terminal-handed-over',
  'terminals.setWebhook': () => 'terminal-webhook-set',
  'terminals.removeWebhook': () => 'terminal-webhook-removed',
  'locations.create': () => 'location-created',
  'locations.update': () => 'location-updated',
  'locations.setEnabled': ({ enabled }: CommandInput<'locations.setEnabled'>) =>
    enabled ? 'location-enabled' : 'location-disabled',
  'locations.remove': () => 'location-deleted',
  'merchants.create': () => 'merchant-created',
  'merchants.update': () => 'merchant-updated',
  'merchants.remove': () => 'merchant-deleted',
  'partners.create': () => 'partner-created',
  'partners.createKey': () => 'partner-key-created',
  'partners.setWebhook': () => 'partner-webhook-set',
  'partners.removeWebhook': () => 'partner-webhook-removed',
  'updateRequests.create': () => 'update-request-created',
  'applications.createShort': () => 'application-created',
  'applications.move': ({ to }: CommandInput<'applications.move'>) => APPLICATION_MOVED[to],
  'applicationDrafts.create': () => 'application-created',
  'applicationDrafts.submit': () => 'application-submitted',
  'applicationDocuments.send': () => 'application-document-added',
  'applicationDocuments.remove': () => 'application-document-removed',
  'paymentPages.quote': () => 'payment-quoted',
  'paymentPages.announce': () => 'payment-announced',
  'updateRequests.move': ({ to }: CommandInput<'updateRequests.move'>) => MOVED[to],
};

/** Their input names a draft of this till, which nobody finds at the service. */
const OF_DRAFTS: ReadonlySet<CommandName> = new Set(['applicationDrafts.create', 'applicationDrafts.submit']);

/**
 * Wraps the handlers: after a command that changed a setting or a record at the service, or saved a file, it writes an entry
 * into the journal of the terminal at work. Where the disk does not take the entry, that is reported, and the command's answer
 * stays the same.
 */
export function journaled(
  calls: CommandCalls,
  till: Pick<Till, 'session'>,
  report: (what: string, failure: unknown) => void,
): CommandCalls {
  const kept = Object.entries(calls).map(([name, call]) => {
    if (![SETTING_OF, FILE_OF, RECORD_OF].some((table) => name in table)) return [name, call];
    const ask = async (input: never): Promise<Result<unknown>> => {
      const by = till.session()?.staff.signedIn;
      const answer: Result<unknown> = await call(input);
      // Without a terminal at work there is no journal.
      const staff = till.session()?.staff;
      for (const entry of staff ? entriesOf(name as CommandName, input, answer) : []) {
        const noted = staff?.journal.managed(entry, by);
        if (noted?.ok === false) report('an entry of the journal', noted.failure);
      }
      return answer;
    };
    return [name, ask];
  });
  return Object.fromEntries(kept) as CommandCalls;
}

function entriesOf(name: CommandName, input: never, answer: Result<unknown>): readonly Managed[] {
  const record = RECORD_OF[name]?.(input);
  if (!answer.ok) {
    if (!record || answer.failure.code !== 'change-unconfirmed') return [];
    const changed = OF_DRAFTS.has(name) ? '' : recordIn(input, undefined);
    return [{ type: 'service-record-changed', what: record, record: changed, unconfirmed: true }];
  }
  const setting = SETTING_OF[name];
  const fileOf = FILE_OF[name];
  return [
    ...(setting ? [{ type: 'setting-changed', what: setting } as const] : []),
    ...(fileOf && hasFile(answer.value) ? [{ type: 'file-exported', what: fileOf(input) } as const] : []),
    ...(record
      ? [
          {
            type: 'service-record-changed',
            what: record,
            record: recordIn(input, answer.value),
          } as const,
        ]
      : []),
  ];
}

/** The id of the record that was made, or else of the one that was changed, or else of that in which one was to be made. */
function recordIn(input: unknown, made: unknown): string {
  for (const [holder, field] of [
    [made, 'applicationId'],
    [made, 'id'],
    [input, 'id'],
    [input, 'saleId'],
    [input, 'locationId'],
    [input, 'merchantId'],
    [input, 'partnerId'],
    [input, 'parentId'],
  ] as const) {
    const value = textAt(holder, field);
    if (value !== undefined) return value;
  }
  return '';
}

function textAt(holder: unknown, field: string): string | undefined {
  if (typeof holder !== 'object' || holder === null) return undefined;
  const value = (holder as Readonly<Record<string, unknown>>)[field];
  return typeof value === 'string' ? value : undefined;
}

/** Whether the answer names a file; it does not where the dialog was cancelled or nothing was saved. */
function hasFile(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'fileName' in value && value.fileName !== undefined;
}
