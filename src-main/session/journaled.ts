import type { CommandCalls } from '../../shared/contract/api.ts';
import type { CommandName } from '../../shared/contract/channels.ts';
import type { CommandInput } from '../../shared/contract/commands.ts';
import type { Result } from '../../shared/failure.ts';
import type { ChangedSetting, ExportedFile } from '../../shared/journaled-work.ts';
import type { Till } from './till.ts';

/** Commands that change how the till is set up, and what of it. */
export const SETTING_OF: Partial<Record<CommandName, ChangedSetting>> = {
  'setup.useProfile': 'profile',
  'setup.enterSecrets': 'terminal-secrets',
  'backOffice.enterSecrets': 'back-office-credentials',
  'printer.save': 'printer',
  'printer.forget': 'printer',
  'preferences.change': 'preferences',
  'checkout.configure': 'checkout',
};

/** Commands that save a file, and which; the ledger's own are recorded where they are done. */
export const FILE_OF: Partial<Record<CommandName, (input: never) => ExportedFile>> = {
  'reports.saveCsv': () => 'sales',
  'exports.save': ({ form }: CommandInput<'exports.save'>) => form,
  'exports.saveReport': () => 'report',
  'exports.savePayouts': () => 'payouts',
  'exports.saveDatev': () => 'datev',
  'days.saveCsv': () => 'day',
  'health.saveBundle': () => 'bundle',
  'catalogue.saveCsv': () => 'catalogue',
};

/**
 * The same commands; those that change a setting or save a file leave an entry in the journal of the terminal at work once
 * it is done. One that the disk does not take is told to those who look after the till: the file is saved all the same.
 */
export function journaled(
  calls: CommandCalls,
  till: Pick<Till, 'session'>,
  report: (what: string, failure: unknown) => void,
): CommandCalls {
  const kept = Object.entries(calls).map(([name, call]) => {
    const what = SETTING_OF[name as CommandName];
    const fileOf = FILE_OF[name as CommandName];
    if (!what && !fileOf) return [name, call];
    const ask = async (input: never): Promise<Result<unknown>> => {
      const by = till.session()?.staff.signedIn;
      const answer: Result<unknown> = await call(input);
      // With no terminal at work there is no journal either.
      const staff = till.session()?.staff;
      if (!answer.ok || !staff) return answer;
      const isSaved = fileOf !== undefined && hasFile(answer.value);
      const noted = [
        ...(what ? [staff.journal.managed({ type: 'setting-changed', what }, by)] : []),
        ...(isSaved ? [staff.journal.managed({ type: 'file-exported', what: fileOf(input) }, by)] : []),
      ];
      for (const result of noted) if (!result.ok) report('an entry of the journal', result.failure);
      return answer;
    };
    return [name, ask];
  });
  return Object.fromEntries(kept) as CommandCalls;
}

/** None, when nobody chose where to, or nothing could be saved. */
function hasFile(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'fileName' in value && value.fileName !== undefined;
}
