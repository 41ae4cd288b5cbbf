import { succeeded } from '../../../../shared/failure.ts';
import { LedgerUnavailable } from '../../../sales/ports.ts';
import { shown } from '../../../../shared/text/shown.ts';
import type { CommandCalls } from '../../../../shared/contract/api.ts';
import type { healthCommands } from '../../../../shared/contract/commands/health.ts';
import type { Health } from '../../../../shared/contract/health.ts';
import type { TillView } from '../../../../shared/contract/views.ts';
import type { SaveBundle } from '../../../diagnosis/bundle/save-bundle.ts';
import type { SavedStates } from '../../../diagnosis/comparison/saved-states.ts';
import type { CheckHealth } from '../../../diagnosis/health/check-health.ts';
import type { SaleArchive } from '../../../history/ports.ts';
import type { ChooseTarget } from '../../../ledger/care/ledger-care.ts';
import type { TerminalSession } from '../../terminal/terminal-session.ts';
import type { Till } from '../../till/till.ts';
import type { WithSession } from './with-session.ts';

/** What the commands about the till's health need. */
export interface Diagnosis {
  readonly checkHealth: CheckHealth;
  readonly saveBundle: SaveBundle;
  readonly states: SavedStates;
}

export function healthHandlers(
  withSession: WithSession,
  till: Till,
  { checkHealth, saveBundle }: Diagnosis,
  chooseTarget: ChooseTarget,
): Pick<CommandCalls, keyof typeof healthCommands> {
  const healthOf = async (session: TerminalSession, view: TillView): Promise<Health> => {
    const { vitals, ledgerCare, slowestWriteMs, webhooks, office, attractPictures } = session;
    const { backOffice } = office;
    return checkHealth({
      view,
      vitals,
      webhooks,
      isKiosk: session.kiosk !== undefined,
      pictures: await attractPictures.find(),
      ...ledgerCare.proved(),
      slowestWriteMs,
      office: { access: backOffice.access().state, vitals: await backOffice.vitals() },
    });
  };
  return {
    'health.get': () =>
      withSession(async (session) => {
        await session.office.backOffice.probe();
        return succeeded(shown(await healthOf(session, till.view())));
      }),
    'health.saveBundle': () =>
      withSession(async (session) => {
        const view = till.view();
        const health = await healthOf(session, view);
        const sales = salesOf(session.archive, view);
        return saveBundle({ terminal: terminalFacts(view), health, sales }, chooseTarget);
      }),
  };
}

/** Facts about the terminal for a diagnosis bundle, without its id: support asks the sender which terminal it is. */
function terminalFacts({ terminal }: TillView): Readonly<Record<string, string | boolean>> {
  if (!terminal) return {};
  const { environment, training, currency } = terminal;
  return { environment, training, currency };
}

/**
 * The sales that screens show and the latest ones, each with its view, as far as the record can be read: support needs the
 * log and the health most where it cannot.
 */
function salesOf(archive: SaleArchive, { sales }: TillView) {
  const views = new Map(sales.map((sale) => [sale.id, sale]));
  const latest = ifReadable(() => archive.findSales({ only: 'all', match: 'exact' }).ids) ?? [];
  return [...new Set([...views.keys(), ...latest])].flatMap((id) => {
    const events = ifReadable(() => archive.sale(id));
    return events ? [{ events, view: views.get(id) }] : [];
  });
}

function ifReadable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof LedgerUnavailable)) throw error;
    return undefined;
  }
}
