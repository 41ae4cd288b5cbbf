import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { PIN_COST } from '../../staff/pin-verifier.ts';
import { PinKeeper } from '../../staff/pin-keeper.ts';
import { Staff } from '../../staff/staff.ts';
import { trainingArticles, TRAINING_TAX } from '../../checkout/catalogue/training-shop.ts';
import { KeptDays } from '../../back-office/payouts/kept-days.ts';
import { CustomerCleaning } from '../../checkout/payer-details/cleaning.ts';
import { CustomerFiles } from '../../checkout/payer-details/customer-files.ts';
import { LedgerCare } from '../../ledger/care/ledger-care.ts';
import { backUpBy, BackupSchedule } from '../../ledger/backup/backup-schedule.ts';
import { ledgerFiles } from '../../ledger/file/ledger-files.ts';
import { openLedger } from '../../ledger/open-ledger.ts';
import { noteVersion } from '../../ledger/record/versions-used.ts';
import { servicesOf } from '../../ledger/services.ts';
import { saleIds } from './sale-ids.ts';
import { connectService } from '../../service/connect.ts';
import { noTerminal } from '../../service/no-terminal.ts';
import { succeeded } from '../../../shared/failure.ts';
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
import { openWebhooks } from './open-webhooks.ts';
import { serviceConfig } from './service-config.ts';
import { folderName, keyOf, leftOpen, TRAINING } from './terminal-folder.ts';
import type { Random } from '../../sales/ports.ts';
import type { TerminalOpening } from '../../session/till/parts.ts';
import type { Journal } from '../../staff/shifts/ports.ts';
import type { StaffMarks } from '../../terminal/secrets/secure-secrets.ts';
import type { Checkouts } from './checkouts.ts';
import type { TillDependencies } from './till-dependencies.ts';

/** Of the kiosk's staff in training, which is for everybody. */
const PRACTICE_PIN = '1234';

/** What a session needs beside its terminal. */
export interface SessionDependencies extends TillDependencies {
  readonly checkouts: Checkouts;
  readonly random: Random;
}

/** One terminal at work, built of its profile. Throws `LedgerUnavailable`. */
export function openSession(
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
  const opened = openLedger(ledgerFolder, () => clock.wall());
  const { ledger, journal, recorded, notices } = opened;
  // The training service is one and the same wherever its port is.
  const own = isTraining ? { ...serviceOf(profile), origin: TRAINING } : serviceOf(profile);
  const services = servicesOf(journal, own, key, clock.wall());
  noteVersion(journal, dependencies.version, clock.wall());
  const { currency } = profile.store;
  const checkout = checkouts.of(
    name,
    currency,
    opened.assumedScale(currency),
    isTraining ? trainingArticles(currency) : [],
  );
  checkout.useTax(terminal.tax);
  // A manager may change them while the terminal is at work.
  let secrets = opening.secrets;
  let officeSecrets = opening.backOffice;
  // Those of a till's back office are known to others than the till's owner.
  const ownersSecrets = () => (sells(profile) ? secrets : officeSecrets);
  const customersFolder = join(folder, 'customers');
  const customers = new CustomerFiles(join(customersFolder, name), {
    cipher: dependencies.cipher,
    now: () => clock.wall(),
    keepDays: profile.customerDetails?.keepDays ?? 0,
  });
  const keptDays = new KeptDays(join(folder, 'unfinished-exports', name), () => clock.wall());
  void clock.sleep(0).then(() => checkout.catalogue.load());
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
          // Others may be permitted to read what these were not: a file must not mix both.
          await keptDays.remove();
        }),
      openDays: async (office) => {
        const { openDays } = await import('../../session/office/open-days.ts');
        const { timeZone } = terminal;
        return openDays({
          office,
          recorded,
          ledger,
          services,
          currency,
          timeZone,
          clock,
          report,
          hasTill: sells(profile),
          folder: join(folder, 'comparisons', name),
        });
      },
      openSettlements: async (office, till) => {
        const { Settlements } = await import('../../back-office/settlements/settlements.ts');
        const { terminalId } = terminal;
        return new Settlements({ office, till, terminalId, currency, now: () => clock.wall() });
      },
      openHierarchy: async (office) => {
        const { openHierarchy } = await import('../../back-office/hierarchy/open-hierarchy.ts');
        const draftsFile = join(folder, 'form-drafts', `${name}.json`);
        return openHierarchy({
          office,
          currency,
          draftsFile,
          terminalId: terminal.terminalId,
          environment: terminal.environment,
          applicationDrafts: {
            folder: join(folder, 'application-drafts', name),
            cipher: dependencies.cipher,
          },
          now: () => clock.wall(),
        });
      },
      openHandOvers: async (office) => {
        const { openHandOvers } = await import('./open-hand-overs.ts');
        return openHandOvers({ ...opening, profile, secrets: () => secrets }, office, dependencies);
      },
      openFleet: async (office, handOvers, onFleetChange) => {
        const { openFleet } = await import('./open-fleet.ts');
        const file = join(folder, 'fleets', `${name}.json`);
        return openFleet({ ...opening, profile, file, clock, onChange: onFleetChange }, office, handOvers);
      },
      openPayouts: async (office, till) => {
        const { Payouts } = await import('../../back-office/payouts/payouts.ts');
        return new Payouts({
          office,
          till,
          currency,
          timeZone: terminal.timeZone,
          turn: nextTurn,
          kept: keptDays,
          now: () => clock.wall(),
        });
      },
      cleanCustomers: () => new CustomerCleaning(customersFolder, customers, { clock, report }),
      checkout,
      kiosk:
        sells(profile) && (profile.kiosk || dependencies.kiosk)
          ? kioskOf(profile.kiosk, currency)
          : undefined,
      notices: [...opening.notices, ...notices, ...leftOpen(ledgerFolder)],
      connect: (listener) =>
        sells(profile)
          ? connectService(serviceConfig(profile), opening.secrets, { clock, random, ...listener })
          : noTerminal(),
      useSecrets: (next) => {
        secrets = next;
      },
      onPaid: (saleId, paidWith) => void printing.drawer.salePaid(saleId, paidWith),
      tendersOf: (connection) =>
        new TenderCache(clock, settings.tendersOf(key), (signal) => connection.readTenders(signal)),
      documentsOf: (sales, reports) =>
        new DocumentRenderer({
          terminal,
          receipt: profile.receipt ?? {},
          clock,
          sales,
          reports,
          wordsIn: loadAllMessages,
          staffLanguage: () => preferences.view().language,
          customerLanguage: () => preferences.view().customerLanguage ?? preferences.view().language,
        }),
    },
    onChange,
  );
}

interface StaffDependencies extends TillDependencies {
  readonly journal: Journal;
  readonly ledgerFolder: string;
  readonly key: string;
  readonly isOwner: (words: string) => boolean;
}

function openStaff(
  { training, staff }: TerminalOpening,
  { clock, secrets, peppers, unexpected, journal, ledgerFolder, key, isOwner }: StaffDependencies,
  onChange: () => void,
): Staff {
  // Training is for everybody, and has no secrets to seal marks with.
  const mark = (marks: Partial<StaffMarks>) =>
    training ? Promise.resolve(succeeded(null)) : secrets.markStaff(key, marks);
  return new Staff(
    {
      clock,
      report: unexpected.report,
      journal,
      pins: new PinKeeper(join(ledgerFolder, 'pins.json'), peppers(key), PIN_COST, key),
      newId: randomUUID,
      staffed: { before: staff.staffed, mark: (staffed) => mark({ staffed }) },
      owned: { before: staff.owned, mark: (owned) => mark({ owned }) },
      isOwner: (words) => training || isOwner(words),
      ...(training && { practicePin: PRACTICE_PIN }),
    },
    onChange,
  );
}
