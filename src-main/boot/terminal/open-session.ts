import { join } from 'node:path';
import { trainingArticles, TRAINING_TAX } from '../../checkout/catalogue/training-shop.ts';
import { TRAINING_PICTURES } from '../../checkout/catalogue/training-pictures.ts';
import { KeptDays } from '../../back-office/payouts/kept-days.ts';
import { CustomerCleaning } from '../../checkout/payer-details/cleaning.ts';
import { CustomerFiles } from '../../checkout/payer-details/customer-files.ts';
import { FolderPictures } from '../../checkout/pictures/folder-pictures.ts';
import { LedgerCare } from '../../ledger/care/ledger-care.ts';
import { backUpBy, BackupSchedule } from '../../ledger/backup/backup-schedule.ts';
import { ledgerFiles } from '../../ledger/file/ledger-files.ts';
import { openLedger } from '../../ledger/open-ledger.ts';
import { noteVersion } from '../../ledger/record/versions-used.ts';
import { servicesOf } from '../../ledger/services.ts';
import { saleIds } from './sale-ids.ts';
import { connectService } from '../../service/connect.ts';
import { noTerminal } from '../../service/no-terminal.ts';
import { loadAllMessages } from '../../../shared/messages/load-all-messages.ts';
import { DocumentRenderer } from '../../documents/document-renderer.ts';
import { Shifts } from '../../staff/shifts/shifts.ts';
import { minimumOf, rebateRate, sells, terminalView } from '../../terminal/profile/profile.ts';
import { ASK_ABOVE_DISCOUNT, askAboveOf } from '../../terminal/profile/ask-above.ts';
import { kioskOf } from '../../terminal/profile/kiosk-profile.ts';
import { isOneOf } from '../../terminal/secrets/owner.ts';
import { serviceOf } from '../../terminal/profile/service-of.ts';
import { TenderCache } from '../../terminal/tender-cache.ts';
import { SalesReports } from '../../reports/sales-reports.ts';
import { nextTurn } from '../../supervision/next-turn.ts';
import { TerminalSession } from '../../session/terminal/terminal-session.ts';
import { currencyAtService, soldAtService } from '../../back-office/payments/sold-at-service.ts';
import { knownFigures } from '../../updates/known-figures.ts';
import { openBackOffice } from './open-back-office.ts';
import { officeOpeners } from './office-openers.ts';
import { openStaff } from './open-staff.ts';
import { openWebhooks } from './open-webhooks.ts';
import { serviceConfig } from './service-config.ts';
import { folderName, keyOf, leftOpen, TRAINING } from './terminal-folder.ts';
import type { OpenedLedger } from '../../ledger/open-ledger.ts';
import type { Random } from '../../sales/ports.ts';
import type { TerminalOpening } from '../../session/till/parts.ts';
import type { Checkouts } from './checkouts.ts';
import type { TillDependencies } from './till-dependencies.ts';

/** What a session is built of, besides its terminal. */
export interface SessionDependencies extends TillDependencies {
  readonly checkouts: Checkouts;
  readonly random: Random;
}

/** Builds the session of one terminal from its profile. Throws `LedgerUnavailable`, with its ledger closed. */
export function openSession(
  opening: TerminalOpening,
  dependencies: SessionDependencies,
  onChange: () => void,
): TerminalSession {
  const { folder, clock } = dependencies;
  const name = folderName(keyOf(opening.profile, opening.training));
  const opened = openLedger(join(folder, 'ledgers', name), () => clock.wall());
  try {
    return sessionWith(opened, opening, dependencies, onChange);
  } catch (error) {
    // Without a session nobody else would close it, and its lock would keep out whoever puts a backup in its place.
    opened.ledger.close();
    throw error;
  }
}

function sessionWith(
  opened: OpenedLedger,
  opening: TerminalOpening,
  dependencies: SessionDependencies,
  onChange: () => void,
): TerminalSession {
  const { folder, clock, random, settings, printing, preferences, checkouts, runLedgerJob } = dependencies;
  const { report } = dependencies.unexpected;
  const { training: isTraining } = opening;
  const { store } = opening.profile;
  const profile = isTraining
    ? { ...opening.profile, store: { ...store, tax: TRAINING_TAX } }
    : opening.profile;
  const terminal = terminalView(profile, isTraining);
  const key = keyOf(profile, isTraining);
  const name = folderName(key);
  const ledgerFolder = join(folder, 'ledgers', name);
  const { ledger, journal, recorded, notices } = opened;
  // The port of the training service may change, but the service stays the same.
  const own = isTraining ? { ...serviceOf(profile), origin: TRAINING } : serviceOf(profile);
  const services = servicesOf(journal, own, key, clock.wall());
  noteVersion(journal, dependencies.version, clock.wall());
  const { currency } = profile.store;
  const checkout = checkouts.of(name, {
    currency,
    assumedScale: opened.assumedScale(currency),
    articlesAtFirst: isTraining ? trainingArticles(currency) : [],
    picturesAtFirst: isTraining ? TRAINING_PICTURES : new Map(),
  });
  checkout.useTax(terminal.tax);
  // A manager may change both while the terminal is at work.
  let secrets = opening.secrets;
  let officeSecrets = opening.backOffice;
  // With a terminal, people other than the till's owner may know the back office's secrets.
  const ownersSecrets = () => (sells(profile) ? secrets : officeSecrets);
  const customersFolder = join(folder, 'customers');
  const customers = new CustomerFiles(join(customersFolder, name), {
    cipher: dependencies.cipher,
    now: () => clock.wall(),
    keepDays: profile.customerDetails?.keepDays ?? 0,
  });
  const isKiosk = sells(profile) && (profile.kiosk !== undefined || dependencies.kiosk);
  const kiosk = isKiosk ? kioskOf(profile.kiosk, currency) : undefined;
  const keptDays = new KeptDays(join(folder, 'unfinished-exports', name), () => clock.wall());
  void clock.sleep(0).then(() => checkout.catalogue.loadAtLast(clock));
  return new TerminalSession(
    {
      terminal,
      minimum: minimumOf(profile),
      askAbove: askAboveOf(profile),
      askAboveDiscount: profile.askAboveDiscountPercent ?? ASK_ABOVE_DISCOUNT,
      rebate: rebateRate(profile),
      ports: {
        clock,
        turn: nextTurn,
        random,
        ids: saleIds(() => clock.wall(), { ...profile, timeZone: profile.store.timeZone }),
        customers,
        report,
        services,
      },
      screenDrawn: dependencies.screenDrawn,
      ledger,
      recorded,
      openStaff: (onStaffChange) =>
        openStaff(
          opening,
          {
            ...dependencies,
            journal,
            ledgerFolder,
            key,
            isOwner: (words) => isOneOf(words, ownersSecrets()),
          },
          onStaffChange,
        ),
      openShifts: (seen, onShiftChange) => new Shifts({ clock, journal, recorded, ...seen }, onShiftChange),
      openReports: (nameOf, office) =>
        new SalesReports({
          sales: recorded,
          clock,
          currency,
          nameOf,
          turn: nextTurn,
          timeZone: terminal.timeZone,
          ...(!sells(profile) && {
            elsewhere: {
              sold: (span, run) => soldAtService(span, office(), run),
              currency: () => currencyAtService(office()),
            },
          }),
        }),
      datev: settings.datevOf(key),
      exportMemory: settings.exportOf(key),
      unfinishedReading: keptDays,
      startLedgerCare: (onCareChange) => {
        const files = ledgerFiles(ledgerFolder);
        const startBackup = backUpBy(runLedgerJob);
        const backups = new BackupSchedule(files, { clock, report, startBackup }, onCareChange);
        return new LedgerCare({ files, journal, clock, runJob: runLedgerJob, backups }, onCareChange);
      },
      looksForUpdates: profile.updates !== undefined && !isTraining,
      isAtRest: dependencies.updating.isAtRest,
      figures: () => knownFigures({ sales: recorded, journal }),
      openUpdater: async (session) => {
        const { openUpdater } = await import('./open-updates.ts');
        return openUpdater(opening, dependencies, { till: name, ledgerFolder, ...session });
      },
      openWebhooks: openWebhooks({ ...opening, profile }, { clock, report }),
      openBackOffice: () =>
        openBackOffice(opening, dependencies, async (entered) => {
          officeSecrets = entered;
          // An unfinished export must not mix what two credentials may read.
          await keptDays.remove();
        }),
      ...officeOpeners(
        { ...opening, profile },
        {
          ...dependencies,
          name,
          terminal,
          ledger,
          recorded,
          services,
          keptDays,
          secrets: () => secrets,
        },
      ),
      cleanCustomers: () => new CustomerCleaning(customersFolder, customers, { clock, report }),
      checkout,
      kiosk,
      attractPictures: new FolderPictures(kiosk?.picturesFolder, clock),
      notices: [...opening.notices, ...notices, ...leftOpen(ledgerFolder)],
      connect: (listener) =>
        sells(profile)
          ? connectService(serviceConfig(profile), opening.secrets, { clock, random, ...listener })
          : noTerminal(),
      secrets: () => secrets,
      useSecrets: (next) => {
        secrets = next;
      },
      onPaid: (saleId, paidWith) => void printing.drawer.salePaid(saleId, paidWith),
      tendersOf: (connection) =>
        new TenderCache(clock, settings.tendersOf(key), (signal) => connection.readTenders(signal)),
      documentsOf: (sales, reports, signedIn) =>
        new DocumentRenderer({
          terminal,
          receipt: profile.receipt ?? {},
          clock,
          sales,
          reports,
          signedIn,
          wordsIn: loadAllMessages,
          staffLanguage: () => preferences.view().language,
          customerLanguage: () => preferences.view().customerLanguage ?? preferences.view().language,
        }),
    },
    onChange,
  );
}
