import { loadAllMessages } from '../../../shared/messages/load-all-messages.ts';
import { shown } from '../../../shared/text/shown.ts';
import { Kiosk } from '../../kiosk/kiosk.ts';
import { kioskHandlers } from '../../kiosk/kiosk-handlers.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import type { KioskCommandCalls } from '../../../shared/contract/kiosk.ts';
import type { ReportUnexpected } from '../../../shared/report-unexpected.ts';
import type { CheckHealth } from '../../diagnosis/health/check-health.ts';
import type { DocumentPrinter } from '../../documents/ports.ts';
import type { KioskPorts, LastTouch } from '../../kiosk/ports.ts';
import type { TerminalSession } from '../../session/terminal/terminal-session.ts';
import type { Till } from '../../session/till/till.ts';

export interface OpenKioskParts {
  readonly till: Pick<Till, 'view' | 'session'>;
  readonly clock: Clock;
  readonly report: ReportUnexpected;
  readonly printing: DocumentPrinter;
  readonly checkHealth: CheckHealth;
  readonly lastTouch: LastTouch;
}

export interface OpenKiosk {
  readonly kiosk: Kiosk;
  readonly handlers: KioskCommandCalls;
}

/** Opens the kiosk of the terminal at work. */
export function openKiosk(
  session: TerminalSession,
  { till, clock, report, printing, checkHealth, lastTouch }: OpenKioskParts,
  { onChange, shell }: { readonly onChange: () => void; readonly shell: KioskPorts['shell'] },
): OpenKiosk {
  const { checkout, staff, terms, documents, kiosk: settings, attractPictures: pictures } = session;
  if (!settings) throw new Error('a kiosk of a terminal where a cashier sells');
  const ports: KioskPorts = {
    clock,
    report,
    till: () => till.view(),
    settings,
    minimum: terms.minimum,
    most: terms.askAbove,
    typedName: async (language) => (await loadAllMessages(language)).cart.typed,
    sales: session.shoppers,
    lastTouch,
    catalogue: {
      browse: (category) => checkout.catalogue.browse(category),
      has: (article) => checkout.catalogue.has(article),
      picture: (name) => checkout.pictures.source(name),
    },
    pictures,
    printReceipt: (saleId, language) => documents.printReceipt(saleId, language, printing),
    staff: {
      enter: (pin) => staff.corner.enter(pin),
      pause: () => staff.corner.pause(),
      record: (did, by, saleId) => staff.corner.record(did, by, saleId),
    },
    checkHealth: async () => {
      const { vitals, ledgerCare, slowestWriteMs } = session;
      const proved = ledgerCare.proved();
      const found = await pictures.find();
      return shown(
        await checkHealth({
          view: till.view(),
          vitals,
          ...proved,
          slowestWriteMs,
          isKiosk: true,
          pictures: found,
        }),
      );
    },
    shell,
  };
  const kiosk = new Kiosk(ports, onChange);
  void pictures.find().then(onChange);
  return { kiosk, handlers: kioskHandlers(kiosk, ports) };
}
