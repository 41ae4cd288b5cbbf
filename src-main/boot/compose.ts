import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Counter } from '../checkout/counter.ts';
import { PIN_COST } from '../staff/pin-verifier.ts';
import { PinKeeper } from '../staff/pin-keeper.ts';
import { Staff } from '../staff/staff.ts';
import { CustomerCleaning } from '../checkout/payer-details/cleaning.ts';
import { CustomerFiles } from '../checkout/payer-details/customer-files.ts';
import { BackupSchedule } from '../ledger/backup/backup-schedule.ts';
import { ledgerFiles } from '../ledger/file/ledger-files.ts';
import { otherLedgers } from '../ledger/lookup/open-elsewhere.ts';
import { openLedger } from '../ledger/open-ledger.ts';
import { servicesOf } from '../ledger/services.ts';
import { saleIds } from './sale-ids.ts';
import { countFollowed } from '../sales/tracking/followed-elsewhere.ts';
import { connectService } from '../service/connect.ts';
import { succeeded } from '../../shared/failure.ts';
import { loadAllMessages } from '../../shared/messages/load-all-messages.ts';
import { DocumentRenderer } from '../documents/document-renderer.ts';
import { Shifts } from '../staff/shifts/shifts.ts';
import {
  minimumOf,
  parseProfile,
  profileSummary,
  rebateRate,
  terminalKey,
  terminalView,
} from '../terminal/profile.ts';
import { askAboveOf } from '../terminal/ask-above.ts';
import { isOneOf } from '../terminal/owner.ts';
import { serviceOf } from '../terminal/service-of.ts';
import { TenderCache } from '../terminal/tender-cache.ts';
import { SalesReports } from '../reports/sales-reports.ts';
import { nextTurn } from '../session/next-turn.ts';
import { TerminalSession } from '../session/terminal-session.ts';
import { Till } from '../session/till.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Notice } from '../../shared/contract/views.ts';
import type { PepperKeeper } from '../staff/pin-keeper.ts';
import type { StartBackup } from '../ledger/backup/backup-schedule.ts';
import type { CustomerScreen } from '../customer-display/customer-screen.ts';
import type { PreferenceStore } from '../terminal/preferences/preference-store.ts';
import type { Printing } from '../documents/printing/printing.ts';
import type { Settings } from '../terminal/settings.ts';
import type { TerminalProfile } from '../terminal/profile.ts';
import type { Cipher } from '../terminal/vault.ts';
import type { UnexpectedErrors } from '../supervision/unexpected-errors.ts';
import type { SecretKeeper } from '../terminal/secure-secrets.ts';
import type { TerminalOpening, TillMemory, TrainingService } from '../session/parts.ts';

/** What only the edges can bring; a test brings its own. */
export interface TillDependencies {
  /** The till's own folder: ledgers live below it. */
  readonly folder: string;
  readonly clock: Clock;
  readonly settings: Pick<Settings, keyof TillMemory | 'tendersOf'>;
  readonly secrets: SecretKeeper;
  /** Encrypts what customers tell of themselves. */
  readonly cipher: Cipher;
  readonly training: TrainingService;
  readonly startBackup: StartBackup;
  readonly preferences: PreferenceStore;
  /** Where the pepper of a terminal's PINs is kept: behind the keyring, as its secrets are. */
  readonly peppers: (terminal: string) => PepperKeeper;
  readonly printing: Printing;
  readonly customerScreen: CustomerScreen;
  readonly unexpected: Pick<UnexpectedErrors, 'report' | 'notices'>;
}

const TRAINING = 'training';

/** Two tries of a sign-in fit in; a cashier who set up a till waits no longer than this for a service that is away. */
const SIGN_IN_WITHIN_MS = 15_000;

/** Builds the till's object graph: the only place that knows every part. `onChange` hears of every new view. */
export function composeTill(dependencies: TillDependencies, onChange: () => void): Till {
  const { clock, settings, secrets, training, startBackup, folder } = dependencies;
  const { preferences, peppers, printing, customerScreen } = dependencies;
  const { report } = dependencies.unexpected;
  const random = { next: () => Math.random() };

  // One for each terminal, as long as the till runs: a second one would read and write its files while the first one's
  // last strokes are still on their way there.
  const counters = new Map<string, Counter>();
  const counterOf = (key: string, currency: string, assumedScale: number): Counter => {
    const name = `${key} ${currency}`;
    const parts = {
      folder: join(folder, 'counters', folderName(key)),
      currency,
      assumedScale,
      now: () => clock.wall(),
      newId: randomUUID,
    };
    const counter = counters.get(name) ?? new Counter(parts, onChange);
    counters.set(name, counter);
    return counter;
  };

  const openSession = (opening: TerminalOpening, onSessionChange: () => void): TerminalSession => {
    const { profile, training: isTraining } = opening;
    const terminal = terminalView(profile, isTraining);
    const key = isTraining ? TRAINING : terminalKey(profile);
    const ledgerFolder = join(folder, 'ledgers', folderName(key));
    const opened = openLedger(ledgerFolder, () => clock.wall());
    const { ledger, journal, recorded, notices } = opened;
    // The training service is one and the same wherever its port is.
    const own = isTraining ? { ...serviceOf(profile), origin: TRAINING } : serviceOf(profile);
    const services = servicesOf(journal, own, clock.wall());
    const { currency } = profile.store;
    const counter = counterOf(key, currency, opened.assumedScale(currency));
    counter.useTax(terminal.tax);
    const customersFolder = join(folder, 'customers');
    const customers = new CustomerFiles(join(customersFolder, folderName(key)), {
      cipher: dependencies.cipher,
      now: () => clock.wall(),
      keepDays: profile.customerDetails?.keepDays ?? 0,
    });
    void clock.sleep(0).then(() => counter.catalogue.load());
    return new TerminalSession(
      {
        terminal,
        minimum: minimumOf(profile),
        askAbove: askAboveOf(profile),
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
        ledger,
        openStaff: (onStaffChange) =>
          new Staff(
            {
              clock,
              report,
              journal,
              pins: new PinKeeper(join(ledgerFolder, 'pins.json'), peppers(key), PIN_COST, key),
              newId: randomUUID,
              staffed: {
                before: opening.staffed,
                // Training is for everybody, and has no secrets to seal the mark with.
                mark: (staffed) =>
                  isTraining ? Promise.resolve(succeeded(null)) : secrets.markStaffed(key, staffed),
              },
              isOwner: (secret) => isTraining || isOneOf(secret, opening.secrets),
            },
            onStaffChange,
          ),
        openShifts: (seen, onShiftChange) => new Shifts({ clock, journal, recorded, ...seen }, onShiftChange),
        openReports: (nameOf) =>
          new SalesReports({ sales: recorded, clock, timeZone: terminal.timeZone, nameOf, turn: nextTurn }),
        startBackups: (onBackupChange) =>
          new BackupSchedule(ledgerFiles(ledgerFolder), { clock, report, startBackup }, onBackupChange),
        cleanCustomers: () => new CustomerCleaning(customersFolder, customers, { clock, report }),
        counter,
        notices: [...opening.notices, ...notices, ...leftOpen(ledgerFolder)],
        connect: (listener) =>
          connectService(serviceConfig(profile), opening.secrets, { clock, random, ...listener }),
        onPaid: (saleId, paidWith) => void printing.drawer.salePaid(saleId, paidWith),
        tendersOf: (connection) =>
          new TenderCache(clock, settings.tendersOf(key), (signal) => connection.readTenders(signal)),
        papersOf: (sales, reports) =>
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
      onSessionChange,
    );
  };

  return new Till(
    {
      openSession,
      checkSignIn: async (profile, secretsToCheck) => {
        const nobody = { onSession: () => undefined, onBusy: () => undefined };
        const connection = connectService(serviceConfig(profile), secretsToCheck, {
          clock,
          random,
          ...nobody,
        });
        const answer = await connection.signIn(AbortSignal.timeout(SIGN_IN_WITHIN_MS));
        await connection.close();
        return answer;
      },
      parseProfile,
      profileSummary,
      secrets,
      memory: settings,
      training,
      preferences,
      printing,
      customerScreen,
      unexpected: dependencies.unexpected,
      countersWritten: async () => {
        await Promise.all([...counters.values()].map((counter) => counter.written()));
      },
    },
    onChange,
  );
}

/** Whatever led away from them, a switch or the command line: nobody reads these payments now. */
function leftOpen(ledgerFolder: string): readonly Notice[] {
  const left = otherLedgers(ledgerFolder)
    .filter(({ name }) => name !== folderName(TRAINING))
    .map(({ name, openSales }) => ({ name, open: countFollowed(openSales) }))
    .filter(({ open }) => open > 0);
  // The folder's name is the terminal's, and a checksum.
  const detail = left.map(({ name, open }) => `${name.replace(/-[0-9a-f]{8}$/, '')}: ${open}`).join(', ');
  return left.length > 0 ? [{ code: 'payments-open-elsewhere', detail }] : [];
}

function serviceConfig({
  environment,
  baseUrl,
  auth,
  merchantId,
  terminalId,
  store,
  webhookUrls,
  certificateAuthorities,
}: TerminalProfile) {
  const { currency } = store;
  return {
    environment,
    baseUrl,
    auth,
    merchantId,
    terminalId,
    currency,
    ...(webhookUrls && { webhookUrls }),
    ...(certificateAuthorities && { certificateAuthorities }),
  };
}

/** Short, and different for keys that differ only in case: not every file system tells those apart. */
function folderName(key: string): string {
  const readable = key.replace(/[^A-Za-z0-9_-]/g, '-').slice(0, 60);
  return `${readable}-${createHash('sha256').update(key).digest('hex').slice(0, 8)}`;
}
