import { join } from 'node:path';
import { composeTill } from '../terminal/compose.ts';
import { CustomerScreen } from '../../customer-display/customer-screen.ts';
import { lookAtHealthOf } from '../../diagnosis/health/look-at-health.ts';
import { ViewLog } from '../../diagnosis/log/view-log.ts';
import { readGivenSecrets } from '../process/given-secrets.ts';
import { secretCipher } from '../process/secret-cipher.ts';
import { ledgerProcess } from '../../electron/process/ledger-process.ts';
import { mayReplace } from '../../electron/process/installed-as.ts';
import { rehearsalProcess } from '../../electron/process/rehearsal-process.ts';
import { DisplayKeeper, onWakeUp } from '../../electron/power.ts';
import { HiddenPage } from '../../electron/documents/document-raster.ts';
import { TrainingSandbox } from '../../electron/training/training-sandbox.ts';
import { CODE_COST } from '../../provisioning/code-cipher.ts';
import { ManagedSettings } from '../../provisioning/managed/managed-settings.ts';
import { readSystemFile } from '../../provisioning/managed/system-file.ts';
import { HandOverRecord, merchantOf } from '../../provisioning/hand-over-record.ts';
import { PreferenceStore } from '../../terminal/preferences/preference-store.ts';
import { Printing } from '../../documents/printing/printing.ts';
import { findCandidates } from '../../documents/printing/transports/candidates.ts';
import { openLineTo } from '../../documents/printing/transports/open-line.ts';
import { keepOpeningScreen } from './opening-screen.ts';
import { startKiosk } from './start-kiosk.ts';
import { startCustomerDisplay } from './start-customer-display.ts';
import { firstLanguage } from '../../terminal/preferences/first-language.ts';
import { systemClock } from '../process/system-clock.ts';
import { parseProfile } from '../../terminal/profile/profile.ts';
import { KioskTouchFile } from '../../terminal/kiosk-touch.ts';
import { Settings } from '../../terminal/settings.ts';
import { Vault } from '../../terminal/secrets/vault.ts';
import { decideLaunch } from '../../session/till/launch.ts';
import { ViewStream } from '../../session/till/view-stream.ts';
import { succeeded } from '../../../shared/failure.ts';
import type { BrowserWindow } from 'electron';
import type { CommandName } from '../../../shared/contract/channels.ts';
import type { Notice, TillView } from '../../../shared/contract/views.ts';
import type { ClosingQuestion } from '../../session/till/closing-question.ts';
import type { TrainingService } from '../../session/till/parts.ts';
import type { AnswerCommand } from '../../electron/ipc/ipc-server.ts';
import type { PlatformFacts } from '../../electron/process/platform-facts.ts';
import type { CommandLine } from '../../electron/process/command-line.ts';
import type { KioskStart } from './start-kiosk.ts';
import type { CustomerDisplayStart } from './start-customer-display.ts';
import type { LogFile } from '../../diagnosis/log/log-file.ts';
import type { RestartRecord } from '../../diagnosis/restarts/restart-record.ts';
import type { UnexpectedErrors } from '../../supervision/unexpected-errors.ts';
import type { PackageKind } from '../../updates/ports.ts';
import type { GivenSecrets } from '../../terminal/secrets/secrets.ts';

export interface TillStart {
  readonly folder: string;
  readonly sandboxProgram: string;
  readonly ledgerProgram: string;
  readonly rehearsalProgram: string;
  /** Nothing where it runs from a checkout. */
  readonly installed: PackageKind | undefined;
  /** Of the window that documents are drawn in for PDF files. */
  readonly documentPreload: string;
  readonly window: BrowserWindow;
  /** The page has its first screen, or takes too long for that. */
  readonly screenDrawn: Promise<unknown>;
  readonly commandLine: CommandLine;
  /** Tags of the languages that the system's user reads, best first. */
  readonly systemLanguages: readonly string[];
  readonly givenProfile: string | undefined;
  readonly givenSecrets: GivenSecrets;
  readonly onView: (view: TillView) => void;
  readonly unexpected: UnexpectedErrors;
  /** Where an administrator sets settings. */
  readonly managedFile: string;
  readonly log: LogFile;
  readonly restarts: RestartRecord;
  readonly platform: PlatformFacts;
  /** What was found before the till's parts were there. */
  readonly notices: readonly Notice[];
  readonly customerDisplay: CustomerDisplayStart;
  readonly kiosk: KioskStart;
}

/** Whoever sells is back at the till before, and nobody stands before it who was asked for anything. */
const AT_REST_MS = 10 * 60_000;

/** Puts the till together on this computer and starts it as the command line and its last use say. */
export function startTill(start: TillStart): {
  answer: AnswerCommand<CommandName>;
  readonly closing: ClosingQuestion;
  /** What the terminal at work knows of its record; nothing while there is none. */
  readonly figures: () => string | undefined;
  /** `forGood`: nobody starts it again at once. */
  close: (how: { readonly forGood: boolean }) => Promise<void>;
} {
  let activeAt = systemClock.monotonic();
  const settings = new Settings(start.folder);
  const sandbox = new TrainingSandbox(start.sandboxProgram, join(start.folder, 'training-sandbox.db'));
  const display = new DisplayKeeper();
  const viewLog = new ViewLog(start.log.write, () => systemClock.wall());
  const stream = new ViewStream<TillView>((view) => {
    viewLog.follow(view);
    start.onView(view);
    // A version that is only tried shows nobody anything.
    if (start.commandLine.trial) return;
    display.keepOn(view.currentSaleId !== undefined);
    customerDisplay.follow(view);
    kiosk.follow(view);
  });
  const cipher = secretCipher(start.commandLine.keyFile);
  const vault = new Vault(join(start.folder, 'secrets.json'), cipher);
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
    () => stream.changed(),
  );
  const customerScreen = new CustomerScreen(() => stream.changed());
  const preferences = new PreferenceStore(
    settings.preferences,
    () => stream.changed(),
    firstLanguage(start.commandLine.lang, start.systemLanguages),
  );
  const training: TrainingService = {
    start: async () => {
      const started = await sandbox.start(settings.sandboxPort);
      if (started.ok) settings.sandboxPort = started.value.port;
      return started;
    },
    simulate: (trackingId, outcome) => sandbox.simulate(trackingId, outcome),
    stop: () => sandbox.stop(),
  };
  const handOvers = new HandOverRecord(join(start.folder, 'hand-overs.json'), () => void managed.look());
  const till = composeTill(
    {
      folder: start.folder,
      clock: systemClock,
      screenDrawn: start.screenDrawn,
      settings,
      preferences,
      printing,
      customerScreen,
      kiosk: start.commandLine.kiosk,
      runLedgerJob: ledgerProcess(start.ledgerProgram),
      version: start.platform.version,
      rehearse: rehearsalProcess(start.rehearsalProgram),
      updating: {
        installed: start.installed && { kind: start.installed, arch: process.arch },
        installsItself: () => mayReplace(process.env['APPIMAGE']),
        isAtRest: () => systemClock.monotonic() - activeAt > AT_REST_MS && !kiosk.isVisited(),
        startAgain: start.kiosk.startAgain,
      },
      secrets: vault,
      peppers: (terminal) => ({
        load: () => vault.loadPepper(terminal),
        save: (pepper) => vault.savePepper(terminal, pepper),
      }),
      signingKeys: (merchant) => ({
        load: () => vault.loadSigningKey(merchant),
        save: (key) => vault.saveSigningKey(merchant, key),
      }),
      handOvers,
      codeCost: CODE_COST,
      cipher,
      unexpected: {
        report: start.unexpected.report,
        notices: () => [...start.notices, ...start.unexpected.notices()],
      },
      training,
    },
    () => stream.changed(),
  );
  const customerDisplay = startCustomerDisplay(start.customerDisplay, {
    screen: customerScreen,
    view: () => till.view(),
    kiosksId: () => kiosk.displayId(),
  });
  const { folder, platform } = start;
  const user = process.getuid?.();
  const managed = new ManagedSettings({
    read: () => readSystemFile(start.managedFile, user),
    keptFile: join(folder, 'managed-settings.json'),
    merchant: () => merchantIn(settings.profileText),
    signsFor: (publicKey) => handOvers.signsFor(publicKey),
    now: () => systemClock.wall(),
    use: (content) => preferences.manage(content),
  });
  void managed.look();
  settings.onProfile(() => void managed.look());
  const lookAtHealth = lookAtHealthOf({
    folder,
    clock: systemClock,
    restarts: start.restarts,
    ...platform,
    managed: () => managed.look(),
    lookAtLockdown: async () =>
      (await import('../process/ask-lockdown.ts')).askLockdown(folder, start.commandLine)(),
  });
  const onForeground: KioskStart['onForeground'] = (foreground) => {
    start.kiosk.onForeground(foreground);
    customerDisplay.moveAside();
  };
  const kiosk = startKiosk(
    { ...start.kiosk, onForeground },
    {
      till,
      clock: systemClock,
      printing,
      lookAtHealth,
      report: start.unexpected.report,
      lastTouch: new KioskTouchFile(folder),
    },
  );
  stream.follow(() => till.view());
  start.unexpected.follow(() => stream.changed());
  onWakeUp(() => till.session()?.wake());
  const { lastMode, profileText: storedProfile } = settings;
  const launch = decideLaunch({
    training: start.commandLine.training,
    givenProfile: start.givenProfile,
    lastMode,
    storedProfile,
  });
  const launched = readGivenSecrets(start.commandLine.secretsFile).then((secrets) =>
    till.launch(launch, { ...start.givenSecrets, ...secrets }),
  );
  const parts = { folder, platform, window: start.window, documentPreload: start.documentPreload };
  let loading: Promise<AnswerCommand<CommandName>> | undefined;
  const commands = () =>
    (loading ??= import('./till-commands.ts').then(({ tillCommands }) =>
      tillCommands(till, {
        ...parts,
        preferences,
        printing,
        customerScreen,
        training,
        handOvers,
        lookAtHealth,
        lookForDisplays: () => customerDisplay.lookAgain(),
      }),
    ));
  // A command that comes earlier is loaded for.
  void start.screenDrawn.then(commands);
  return {
    closing: till.closing,
    // The page begins with this one, and draws its first screen while the others are loaded.
    answer: async (name, input, trusted) => {
      if (name === 'till.view' && trusted) return succeeded(till.view());
      activeAt = systemClock.monotonic();
      const [answer] = await Promise.all([commands(), launched]);
      return answer(name, input, trusted);
    },
    figures: () => till.session()?.figures(),
    close: async ({ forGood }) => {
      const left = till.view();
      // A kiosk has screens of its own, and training is begun anew each time.
      const isOpenedAgain = settings.lastMode === 'profile' && !till.session()?.kiosk;
      const beginning = {
        version: start.platform.version,
        lang: start.commandLine.lang,
        ...(isOpenedAgain && { profileText: settings.profileText }),
      };
      // The record is still open for it; the disk may take its time.
      const ordered = forGood ? till.session()?.office.orderUpdate() : undefined;
      till.close();
      printing.close();
      await Promise.all([till.written(), ordered, keepOpeningScreen(folder, beginning, left)]);
    },
  };
}

/** The merchant of a profile, practised with or not; none where it is faulty. */
function merchantIn(profileText: string | undefined): string | undefined {
  const parsed = profileText === undefined ? undefined : parseProfile(profileText);
  return parsed && 'profile' in parsed ? merchantOf(parsed.profile) : undefined;
}
