import { composeTill } from '../../src-main/compose.ts';
import { PreferenceStore } from '../../src-main/preferences/preference-store.ts';
import { systemClock } from '../../src-main/system-clock.ts';
import { succeeded } from '../../shared/failure.ts';
import type { Surroundings } from '../../src-main/compose.ts';
import type { Settings } from '../../src-main/terminal/settings.ts';
import type { Secrets } from '../../src-main/terminal/vault.ts';
import type { SecretKeeper } from '../../src-main/till/parts.ts';
import type { Till } from '../../src-main/till/till.ts';
import type { TillView } from '../../shared/contract/views.ts';

/** A vault in memory, with or without a keyring behind it. */
class MemorySecrets implements SecretKeeper {
  readonly kept = new Map<string, Secrets>();
  safe = true;

  isSafe(): Promise<boolean> {
    return Promise.resolve(this.safe);
  }

  load(terminal: string): Promise<Secrets> {
    return Promise.resolve(this.kept.get(terminal) ?? {});
  }

  save(terminal: string, secrets: Secrets) {
    this.kept.set(terminal, secrets);
    return Promise.resolve(succeeded(null));
  }
}

/** The whole main process minus Electron: real ledger file, real client, and real time unless a test brings its own. */
export class TillWorld {
  readonly secrets = new MemorySecrets();
  readonly till: Till;
  #waiting: readonly (() => void)[] = [];

  constructor(folder: string, changed: Partial<Pick<Surroundings, 'clock' | 'startBackup'>> = {}) {
    const settings = {
      useTraining: () => undefined,
      useProfile: () => undefined,
      tendersOf: () => ({ load: () => undefined, save: () => undefined }),
    };
    this.till = composeTill(
      {
        folder,
        clock: systemClock,
        settings: settings satisfies Pick<Settings, 'useTraining' | 'useProfile' | 'tendersOf'>,
        secrets: this.secrets,
        preferences: new PreferenceStore({ load: () => undefined, save: () => undefined }, () => undefined),
        startBackup: () => Promise.resolve(succeeded(null)),
        training: {
          start: () => Promise.reject(new Error('no training here')),
          stop: () => undefined,
        },
        ...changed,
      },
      () => {
        for (const look of this.#waiting) look();
      },
    );
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

  async charge(minor: number, reference = ''): Promise<void> {
    const started = await this.till.session()?.sales.start({
      amount: { minor, currency: 'USD' },
      reference,
      overrides: [],
    });
    if (!started?.ok) throw new Error(`not started: ${JSON.stringify(started)}`);
  }
}
