import { loadAllMessages } from '../../../../shared/messages/load-all-messages.ts';
import type { CommandCalls } from '../../../../shared/contract/api.ts';
import type { printerCommands } from '../../../../shared/contract/commands/printer.ts';
import type { PreferenceStore } from '../../../terminal/preferences/preference-store.ts';
import type { Printing } from '../../../documents/printing/printing.ts';

/** Commands about the printer, which belongs to the computer: they work without a terminal, too. */
export function printerHandlers(
  printing: Printing,
  preferences: PreferenceStore,
): Pick<CommandCalls, keyof typeof printerCommands> {
  return {
    'printer.list': () => printing.list(),
    'printer.save': (settings) => Promise.resolve(printing.save(settings)),
    'printer.forget': () => Promise.resolve(printing.forget()),
    'printer.test': async () => {
      const { language, customerLanguage = language } = preferences.view();
      return printing.test(await loadAllMessages(customerLanguage));
    },
    'printer.again': ({ jobId }) => Promise.resolve(printing.again(jobId)),
    'printer.drop': ({ jobId }) => Promise.resolve(printing.drop(jobId)),
    'printer.openDrawer': () => printing.drawer.open({ by: 'person' }),
  };
}
