import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { BackupSchedule } from './ledger/backup/backup-schedule.ts';
import { ledgerFiles } from './ledger/ledger-files.ts';
import { openLedger } from './ledger/open-ledger.ts';
import { saleIds } from './sale-ids.ts';
import { connectService } from './service/connect.ts';
import { parseProfile, profileSummary, terminalKey, terminalView } from './terminal/profile.ts';
import { TenderCache } from './terminal/tender-cache.ts';
import { TerminalSession } from './till/terminal-session.ts';
import { Till } from './till/till.ts';
import type { Clock } from '../shared/clock.ts';
import type { StartBackup } from './ledger/backup/backup-schedule.ts';
import type { PreferenceStore } from './preferences/preference-store.ts';
import type { Settings } from './terminal/settings.ts';
import type { TerminalProfile } from './terminal/profile.ts';
import type { SecretKeeper, TerminalOpening, TrainingService } from './till/parts.ts';

/** What only the edges can bring; a test brings its own. */
export interface Surroundings {
  /** The till's own folder: ledgers live below it. */
  readonly folder: string;
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'useTraining' | 'useProfile' | 'tendersOf'>;
  readonly secrets: SecretKeeper;
  readonly training: TrainingService;
  readonly startBackup: StartBackup;
  readonly preferences: PreferenceStore;
}

/** Two tries of a sign-in fit in; a cashier who set up a till waits no longer than this for a service that is away. */
const SIGN_IN_WITHIN_MS = 15_000;

/** Builds the till's object graph: the only place that knows every part. `onChange` hears of every new view. */
export function composeTill(surroundings: Surroundings, onChange: () => void): Till {
  const { clock, settings, secrets, training, startBackup, folder, preferences } = surroundings;
  const random = { next: () => Math.random() };

  const openSession = (opening: TerminalOpening, onSessionChange: () => void): TerminalSession => {
    const { profile, training: isTraining } = opening;
    const key = isTraining ? 'training' : terminalKey(profile);
    const ledgerFolder = join(folder, 'ledgers', folderName(key));
    const { ledger, notices } = openLedger(ledgerFolder, () => clock.wall());
    const backups = new BackupSchedule(ledgerFiles(ledgerFolder), { clock, startBackup }, onSessionChange);
    return new TerminalSession(
      {
        terminal: terminalView(profile, isTraining),
        minimumAmount: profile.minimumAmount,
        ports: {
          clock,
          random,
          ids: saleIds(() => clock.wall(), profile.terminalId, profile.referencePattern),
        },
        ledger,
        backups,
        notices: [...opening.notices, ...notices],
        connect: (listener) =>
          connectService(serviceConfig(profile), opening.secrets, { clock, random, ...listener }),
        tendersOf: (connection) =>
          new TenderCache(clock, settings.tendersOf(key), (signal) => connection.readTenders(signal)),
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
    },
    onChange,
  );
}

function serviceConfig({
  environment,
  baseUrl,
  auth,
  merchantId,
  terminalId,
  store,
  webhookUrls,
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
  };
}

/** Short, and different for keys that differ only in case: not every file system tells those apart. */
function folderName(key: string): string {
  const readable = key.replace(/[^A-Za-z0-9_-]/g, '-').slice(0, 60);
  return `${readable}-${createHash('sha256').update(key).digest('hex').slice(0, 8)}`;
}
