import { join } from 'node:path';
import { app } from 'electron';
import { succeeded } from '../../../shared/failure.ts';
import { CustomerScreen } from '../../customer-display/customer-screen.ts';
import { Printing } from '../../documents/printing/printing.ts';
import { findCandidates } from '../../documents/printing/transports/candidates.ts';
import { openLineTo } from '../../documents/printing/transports/open-line.ts';
import { HiddenPage } from '../../electron/documents/document-raster.ts';
import { mayReplace } from '../../electron/process/installed-as.ts';
import { ledgerProcess } from '../../electron/process/ledger-process.ts';
import { rehearsalProcess } from '../../electron/process/rehearsal-process.ts';
import { TrainingSandbox } from '../../electron/training/training-sandbox.ts';
import { CODE_COST } from '../../provisioning/code-cipher.ts';
import { firstLanguage } from '../../terminal/preferences/first-language.ts';
import { PreferenceStore } from '../../terminal/preferences/preference-store.ts';
import { Vault } from '../../terminal/secrets/vault.ts';
import { Settings } from '../../terminal/settings.ts';
import { secretCipher } from '../process/secret-cipher.ts';
import { systemClock } from '../process/system-clock.ts';
import { composeTill } from './compose.ts';
import { openManagedSettings } from './open-managed-settings.ts';
import { trainingService } from './training-service.ts';
import type { Notice } from '../../../shared/contract/views.ts';
import type { HandOverRecord } from '../../provisioning/hand-over-record.ts';
import type { ManagedSettings } from '../../provisioning/managed/managed-settings.ts';
import type { TrainingService } from '../../session/till/parts.ts';
import type { Till } from '../../session/till/till.ts';
import type { PackageKind } from '../../updates/ports.ts';
import type { TillProcess } from '../process/till-process.ts';

interface TillUse {
  /** How the till was installed; `undefined` where it runs from a checkout. */
  readonly installed: PackageKind | undefined;
  /** The first screen is drawn, or was waited for long enough. */
  readonly screenDrawn: Promise<unknown>;
  /** Whether nobody uses the till, so that it may be updated. */
  readonly isAtRest: () => boolean;
  /** Called after each change of the till's view. */
  readonly onChange: () => void;
}

interface ComposedTill {
  readonly till: Till;
  readonly settings: Settings;
  readonly preferences: PreferenceStore;
  readonly printing: Printing;
  readonly customerScreen: CustomerScreen;
  readonly training: TrainingService;
  readonly handOvers: HandOverRecord;
  readonly managed: ManagedSettings;
}

/** The till, with what this computer has: its files, keyring, printers and processes. */
export function composeHere(start: TillProcess, use: TillUse): ComposedTill {
  const { folder, built, commandLine, unexpected } = start;
  const { installed, onChange } = use;
  const settings = new Settings(folder);
  const language = firstLanguage(commandLine.lang, app.getPreferredSystemLanguages());
  const preferences = new PreferenceStore(settings.preferences, onChange, language);
  const { managed, handOvers } = openManagedSettings(folder, settings, preferences, {
    isInstalled: app.isPackaged,
  });
  const training = trainingService(
    new TrainingSandbox(built.sandbox, join(folder, 'training-sandbox.db')),
    settings,
  );
  const customerScreen = new CustomerScreen(onChange);
  const printing = new Printing(
    {
      clock: systemClock,
      memory: settings.printing,
      openLineTo,
      findCandidates,
      raster: new HiddenPage(),
      onDrawerOpened: ({ at, reason }) =>
        till.session()?.staff.journal.drawerOpened(at, reason.by === 'sale' ? reason.saleId : undefined) ??
        succeeded(null),
    },
    onChange,
  );
  const cipher = secretCipher(commandLine.keyFile);
  const vault = new Vault(join(folder, 'secrets.json'), cipher);
  const notices = noticesOf(start);
  const till = composeTill(
    {
      folder,
      clock: systemClock,
      settings,
      preferences,
      printing,
      customerScreen,
      training,
      handOvers,
      cipher,
      secrets: vault,
      peppers: (terminal) => ({
        load: () => vault.loadPepper(terminal),
        save: (pepper) => vault.savePepper(terminal, pepper),
      }),
      signingKeys: (merchant) => ({
        load: () => vault.loadSigningKey(merchant),
        save: (key) => vault.saveSigningKey(merchant, key),
      }),
      codeCost: CODE_COST,
      kiosk: commandLine.kiosk,
      version: start.platform.version,
      screenDrawn: use.screenDrawn,
      runLedgerJob: ledgerProcess(built.ledger),
      rehearse: rehearsalProcess(built.rehearsal),
      updating: {
        installed: installed && { kind: installed, arch: process.arch },
        installsItself: () => mayReplace(process.env['APPIMAGE']),
        isAtRest: use.isAtRest,
        startAgain: start.watchdog.startingAgain.begin,
      },
      unexpected: {
        report: unexpected.report,
        notices: () => [...notices, ...unexpected.notices()],
      },
    },
    onChange,
  );
  return { till, settings, preferences, printing, customerScreen, training, handOvers, managed };
}

/** What was found before the till was opened. */
function noticesOf({ checksWereOff, isExposed }: TillProcess): readonly Notice[] {
  return [
    ...(checksWereOff ? [{ code: 'certificates-checked' } as const] : []),
    ...(isExposed ? [{ code: 'secrets-in-environment' } as const] : []),
  ];
}
