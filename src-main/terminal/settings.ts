import { join } from 'node:path';
import { SettingsFile } from './settings-file.ts';
import type { Preferences } from '../../shared/preferences.ts';
import type { PreferenceMemory } from '../preferences/preference-store.ts';
import type { UnprintedMemory } from '../printing/print-queue.ts';
import type { PrinterMemory, SavedPrinter } from '../printing/saved-printer.ts';
import type { Unprinted } from '../printing/unprinted.ts';
import type { TenderMemory } from './tender-cache.ts';

interface Content {
  lastMode?: 'training' | 'profile';
  /** The profile in use, as it was given. It holds no secret. */
  profileText?: string;
  sandboxPort?: number;
  preferences?: Preferences;
  printer?: SavedPrinter;
  unprinted?: Unprinted[];
  /** By terminal. */
  tenders?: Record<string, { readAt: number; types: string[] }>;
}

/** What the till remembers of its use: settings only, since each change rewrites the whole file. */
export class Settings {
  readonly #file: SettingsFile<Content>;

  /** A file that cannot be read counts as empty: everything in it can be set again. */
  constructor(folder: string) {
    this.#file = new SettingsFile(join(folder, 'settings.json'));
  }

  get lastMode(): 'training' | 'profile' | undefined {
    return this.#file.content.lastMode;
  }

  get profileText(): string | undefined {
    return this.#file.content.profileText;
  }

  get sandboxPort(): number | undefined {
    return this.#file.content.sandboxPort;
  }

  set sandboxPort(port: number | undefined) {
    if (port !== undefined && port !== this.sandboxPort) this.#file.set({ sandboxPort: port });
  }

  get preferences(): PreferenceMemory {
    return {
      load: () => this.#file.content.preferences,
      save: (preferences) => this.#file.set({ preferences }),
    };
  }

  get printing(): { readonly printer: PrinterMemory; readonly unprinted: UnprintedMemory } {
    return {
      printer: {
        load: () => this.#file.content.printer,
        save: (printer) => this.#file.set({ printer }),
      },
      unprinted: {
        load: () => this.#file.content.unprinted,
        save: (unprinted) => this.#file.set({ unprinted: [...unprinted] }),
      },
    };
  }

  // Each write waits for the disk, so what stands already is not written again.
  useTraining(): void {
    if (this.lastMode !== 'training') this.#file.set({ lastMode: 'training' });
  }

  useProfile(text: string): void {
    if (this.lastMode === 'profile' && this.profileText === text) return;
    this.#file.set({ lastMode: 'profile', profileText: text });
  }

  tendersOf(terminal: string): TenderMemory {
    return {
      load: () => this.#file.content.tenders?.[terminal],
      save: ({ readAt, types }) =>
        this.#file.set({
          tenders: { ...this.#file.content.tenders, [terminal]: { readAt, types: [...types] } },
        }),
    };
  }
}
