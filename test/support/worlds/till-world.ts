import { join } from 'node:path';
import { savedStatesOf } from '../../../src-main/diagnosis/comparison/saved-states.ts';
import { saveBundleOf } from '../../../src-main/diagnosis/bundle/save-bundle.ts';
import { checkHealthOf } from '../../../src-main/diagnosis/health/check-health.ts';
import { commandHandlers } from '../../../src-main/session/commands/command-handlers.ts';
import { parseProfile, profileSummary } from '../../../src-main/terminal/profile/profile.ts';
import { DEFAULT_PREFERENCES } from '../../../shared/preferences.ts';
import type { Printing } from '../../../src-main/documents/printing/printing.ts';
import type { CommandCalls } from '../../../shared/contract/api.ts';
import { composeTill } from '../../../src-main/boot/terminal/compose.ts';
import { CustomerScreen } from '../../../src-main/customer-display/customer-screen.ts';
import { HandOverReceiver } from '../../../src-main/provisioning/hand-over-receiver.ts';
import { HandOverRecord } from '../../../src-main/provisioning/hand-over-record.ts';
import { PreferenceStore } from '../../../src-main/terminal/preferences/preference-store.ts';
import { printingWith } from '../system/printing.ts';
import { workedClock } from '../system/worked-clock.ts';
import { UnexpectedErrors } from '../../../src-main/supervision/unexpected-errors.ts';
import { succeeded } from '../../../shared/failure.ts';
import { TableFolder } from '../memory/table-folder.ts';
import { MemorySettings } from '../memory/memory-settings.ts';
import { MemoryKeyring } from '../memory/memory-keyring.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import type { TillDependencies } from '../../../src-main/boot/terminal/till-dependencies.ts';
import type { GuardWarning, Result } from '../../../shared/failure.ts';
import type { SecretBinding } from '../../../src-main/terminal/secrets/secret-binding.ts';
import type { SecretKeeper } from '../../../src-main/terminal/secrets/secure-secrets.ts';
import type { TrainingService } from '../../../src-main/session/till/parts.ts';
import type { Till } from '../../../src-main/session/till/till.ts';
import type { PrintedDocument } from '../../../shared/printing/printed-document.ts';
import type { TillView } from '../../../shared/contract/views.ts';
import type { BackOfficeSecrets, Secrets } from '../../../src-main/terminal/secrets/secrets.ts';

/** A vault in memory, with or without a keyring behind it. */
class MemorySecrets implements SecretKeeper {
  readonly kept = new Map<string, Secrets>();
  readonly keptBackOffice = new Map<string, BackOfficeSecrets>();
  safe = true;
  #pepper: string | undefined;
  readonly peppers = {
    load: () => Promise.resolve(this.#pepper),
    save: (pepper: string) => {
      this.#pepper = pepper;
      return Promise.resolve(succeeded(null));
    },
  };

  readonly #signingKeys = new Map<string, string>();
  readonly signingKeys = (merchant: string) => ({
    load: () => Promise.resolve(this.#signingKeys.get(merchant)),
    save: (key: string) => {
      this.#signingKeys.set(merchant, key);
      return Promise.resolve(succeeded(null));
    },
  });

  isSafe(): Promise<boolean> {
    return Promise.resolve(this.safe);
  }

  load({ terminal, boundTo, authorities }: SecretBinding): Promise<Secrets> {
    return Promise.resolve(this.kept.get(`${terminal} ${boundTo} ${authorities}`) ?? {});
  }

  fault() {
    return Promise.resolve(undefined);
  }
  save({ terminal, boundTo, authorities }: SecretBinding, secrets: Secrets) {
    this.kept.set(`${terminal} ${boundTo} ${authorities}`, secrets);
    return Promise.resolve(succeeded(null));
  }

  loadBackOffice({ terminal, boundTo, authorities }: SecretBinding): Promise<BackOfficeSecrets> {
    return Promise.resolve(this.keptBackOffice.get(`${terminal} ${boundTo} ${authorities}`) ?? {});
  }

  saveBackOffice({ terminal, boundTo, authorities }: SecretBinding, secrets: BackOfficeSecrets) {
    this.keptBackOffice.set(`${terminal} ${boundTo} ${authorities}`, secrets);
    return Promise.resolve(succeeded(null));
  }

  bindUnbound() {
    return Promise.resolve(succeeded(null));
  }

  staffMarks() {
    return Promise.resolve({ staffed: false, owned: false });
  }

  markStaff() {
    return Promise.resolve(succeeded(null));
  }

  ownersSecrets() {
    return Promise.resolve([]);
  }

  isUnread() {
    return Promise.resolve(false);
  }
}

const NO_TRAINING: TrainingService = {
  start: () => Promise.reject(new Error('no training here')),
  simulate: () => Promise.reject(new Error('no training here')),
  stop: () => undefined,
};

/** A code is tried by tests only. */
const CODE_COST = { N: 2, r: 1, p: 1 };

const VERSIONS = { version: '1.0.0', electron: '45.4.1' };

/**
 * The whole main process minus Electron: real ledger file, real client, and real time unless a test brings its own. A stall of
 * this process is no silence of the service, which stands still as well.
 */
export class TillWorld {
  readonly secrets = new MemorySecrets();
  readonly keyring = new MemoryKeyring();
  readonly till: Till;
  readonly #preferences = new PreferenceStore(
    { load: () => DEFAULT_PREFERENCES, save: () => undefined },
    () => undefined,
  );
  readonly customerScreen = new CustomerScreen(() => undefined);
  readonly unexpected = new UnexpectedErrors(
    () => performance.now(),
    (text) => console.error(text),
  );
  readonly #computer: { readonly folder: string; readonly clock: Clock };
  /** Where a hand-over is saved. */
  handOverTarget: string | undefined;
  /** Where a document of an application, a bundle or a copy of the record is saved, and under which name it was offered. */
  target: string | undefined;
  suggested: string | undefined;
  /** Where what it says of itself is saved. */
  stateTarget: string | undefined;
  readonly #handOvers: HandOverRecord;
  readonly tables: TableFolder;
  readonly savedDocuments: PrintedDocument[] = [];
  /** What a manager chooses when a folder with pictures is asked for. */
  picturesFolder: string | undefined;
  /** What a manager chooses when a file is asked for. */
  chosenFile: string | undefined;
  readonly #printing: Printing;
  readonly #training: TrainingService;
  #waiting: readonly (() => void)[] = [];

  constructor(
    folder: string,
    changed: Partial<
      Pick<
        TillDependencies,
        | 'clock'
        | 'settings'
        | 'secrets'
        | 'runLedgerJob'
        | 'rehearse'
        | 'printing'
        | 'peppers'
        | 'signingKeys'
        | 'training'
        | 'kiosk'
        | 'updating'
      >
    > = {},
  ) {
    const clock = changed.clock ?? workedClock();
    this.#computer = { folder, clock };
    this.tables = new TableFolder(join(folder, 'saved'));
    this.#printing = changed.printing ?? printingWith({}).printing;
    this.#training = changed.training ?? NO_TRAINING;
    this.#handOvers = new HandOverRecord(join(folder, 'hand-overs.json'));
    this.till = composeTill(
      {
        folder,
        clock,
        screenDrawn: Promise.resolve(),
        settings: new MemorySettings(),
        secrets: this.secrets,
        cipher: this.keyring,
        preferences: this.#preferences,
        peppers: () => this.secrets.peppers,
        signingKeys: this.secrets.signingKeys,
        handOvers: this.#handOvers,
        codeCost: CODE_COST,
        printing: this.#printing,
        customerScreen: this.customerScreen,
        unexpected: this.unexpected,
        runLedgerJob: ({ folder }) => Promise.resolve({ did: 'back-up', file: folder }),
        version: '1.0.0',
        rehearse: () => Promise.resolve({ trouble: 'no program was given to this test' }),
        training: this.#training,
        kiosk: false,
        updating: {
          installed: undefined,
          installsItself: () => Promise.resolve(false),
          isAtRest: () => true,
          startAgain: () => undefined,
        },
        ...changed,
      },
      () => {
        for (const look of this.#waiting) look();
      },
    );
  }

  /** Commands as the cashier's window sends them; tables are saved in `tables`, documents in `savedDocuments`. */
  get commands(): CommandCalls {
    return commandHandlers(this.till, {
      parseProfile,
      profileSummary,
      handOvers: new HandOverReceiver({
        record: this.#handOvers,
        parseProfile,
        now: () => this.#computer.clock.wall(),
        cost: CODE_COST,
      }),
      preferences: this.#preferences,
      customerScreen: this.customerScreen,
      printing: this.#printing,
      training: this.#training,
      diagnosis: {
        checkHealth: checkHealthOf({
          ...this.#computer,
          restarts: { all: () => [] },
          ...VERSIONS,
          managed: () => Promise.resolve({ result: 'none' }),
          checkLockdown: () => Promise.resolve([]),
        }),
        saveBundle: saveBundleOf({
          ...this.#computer,
          platform: VERSIONS,
        }),
        states: savedStatesOf({
          clock: this.#computer.clock,
          version: VERSIONS.version,
          preferences: this.#preferences,
          chooseTarget: () => Promise.resolve(this.stateTarget),
          chooseFolder: () => Promise.resolve(this.picturesFolder),
        }),
      },
      chooseTarget: (name, extension) => {
        this.suggested = `${name}.${extension}`;
        return Promise.resolve(extension === 'countertop' ? this.handOverTarget : this.target);
      },
      chooseFolder: () => Promise.resolve(this.picturesFolder),
      chooseFile: () => Promise.resolve(this.chosenFile),
      csvSaver: this.tables,
      documentSaver: {
        save: (doc) => {
          this.savedDocuments.push(doc);
          return Promise.resolve(succeeded({ fileName: `${doc.name}.pdf` }));
        },
      },
      detectDisplays: () => undefined,
    });
  }

  /** The first view, from now on, that `wanted` accepts. */
  viewWhen(wanted: (view: TillView) => boolean): Promise<TillView> {
    return new Promise((resolve) => {
      const look = (): void => {
        const view = this.till.view();
        if (!wanted(view)) return;
        this.#waiting = this.#waiting.filter((other) => other !== look);
        resolve(view);
      };
      this.#waiting = [...this.#waiting, look];
      look();
    });
  }

  /** The stage that the sale on the screen comes to. */
  async stageWhen(name: string): Promise<TillView['sales'][number]['stage']> {
    const view = await this.viewWhen(({ sales }) => sales.some(({ stage }) => stage.name === name));
    const sale = view.sales.find(({ stage }) => stage.name === name);
    if (!sale) throw new Error(`no sale is ${name}`);
    return sale.stage;
  }

  /** As a cashier does, who presses Charge again where a busy computer did not get the other tills' payments in time. */
  async charge(minor: number, reference = '', ...overrides: readonly GuardWarning[]): Promise<void> {
    const start = () =>
      this.till.session()?.sales.start({ amount: { minor, currency: 'USD' }, reference, overrides });
    let started = await start();
    for (let press = 2; press <= 4 && isOthersUnchecked(started); press++) started = await start();
    if (!started?.ok) throw new Error(`not started: ${JSON.stringify(started)}`);
  }
}

const isOthersUnchecked = (started: Result<unknown> | undefined): boolean =>
  started?.ok === false && started.failure.code === 'other-tills-unchecked';
