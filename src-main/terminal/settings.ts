import { join } from 'node:path';
import Store from 'electron-store';
import { z } from 'zod';
import { isOfDisk } from '../disk-errors.ts';
import { setAsideIfDamaged } from './damaged-file.ts';
import { EXPORT_KINDS } from '../../shared/contract/back-office/exports.ts';
import { dayRange } from '../../shared/contract/commands/reports.ts';
import { datevSettings } from '../../shared/contract/commands/back-office/exports.ts';
import type { DatevSettings } from '../../shared/reports/datev-settings.ts';
import type { DatevMemory, ExportMemory, ExportUnderWay } from '../reports/ports.ts';
import type { Notice } from '../../shared/contract/views.ts';
import type { Preferences } from '../../shared/preferences.ts';
import type { PreferenceMemory } from './preferences/preference-store.ts';
import type { UnprintedMemory } from '../documents/printing/print-queue.ts';
import type { PrinterMemory, SavedPrinter } from '../documents/printing/saved-printer.ts';
import type { Unprinted } from '../documents/printing/unprinted.ts';
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
  /** By terminal. */
  datev?: Record<string, DatevSettings>;
  /** By terminal. */
  exports?: Record<string, ExportUnderWay>;
}

const lastMode = z.enum(['training', 'profile']);
const sandboxPort = z.int().min(1).max(65_535);
const byTerminal = z.record(z.string(), z.unknown());
const underWay = z.strictObject({
  kind: z.enum(EXPORT_KINDS),
  file: z.string().min(1),
  days: dayRange.exactOptional(),
  startedAt: z.number(),
  parts: z.int().positive().exactOptional(),
});
const tendersRead = z.strictObject({ readAt: z.number(), types: z.array(z.string()) });

/** What the till remembers of its use: settings only, since each change rewrites the whole file. */
export class Settings {
  /** Missing where the disk did not give the file. */
  readonly #store: Store<Content> | undefined;
  readonly #file: string;
  readonly #setAside: string | undefined;

  /**
   * A file that cannot be made sense of is set aside and counts as empty: everything in it can be set again. What was
   * kept by hand or by another version and does not fit counts as not kept. A file that the disk does not give counts as
   * empty too, and nothing is written over it: it may be whole at the next start.
   */
  constructor(folder: string) {
    this.#file = join(folder, 'settings.json');
    this.#setAside = setAsideIfDamaged(this.#file);
    this.#store = opened(folder);
  }

  /** What a manager has to set again, or to have read again. */
  notices(): readonly Notice[] {
    if (!this.#store) return [{ code: 'file-not-read', detail: this.#file }];
    return this.#setAside === undefined ? [] : [{ code: 'settings-damaged', detail: this.#setAside }];
  }

  /** Whether the disk did not give the file. */
  get isUnread(): boolean {
    return this.#store === undefined;
  }

  get lastMode(): 'training' | 'profile' | undefined {
    return fitting(lastMode, this.#get('lastMode'));
  }

  get profileText(): string | undefined {
    return this.#get('profileText');
  }

  get sandboxPort(): number | undefined {
    return fitting(sandboxPort, this.#get('sandboxPort'));
  }

  set sandboxPort(port: number | undefined) {
    if (port !== undefined && port !== this.sandboxPort) this.#writable.set('sandboxPort', port);
  }

  get preferences(): PreferenceMemory {
    return {
      load: () => this.#get('preferences'),
      save: (preferences) => this.#writable.set('preferences', preferences),
    };
  }

  get printing(): { readonly printer: PrinterMemory; readonly unprinted: UnprintedMemory } {
    return {
      printer: {
        load: () => this.#get('printer'),
        save: (printer) =>
          printer ? this.#writable.set('printer', printer) : this.#writable.delete('printer'),
      },
      unprinted: {
        load: () => this.#get('unprinted'),
        save: (unprinted) => this.#writable.set('unprinted', [...unprinted]),
      },
    };
  }

  // Each write waits for the disk, so what stands already is not written again.
  useTraining(): void {
    if (this.lastMode !== 'training') this.#writable.set('lastMode', 'training');
  }

  /** The next start, too, is with the profile that was used last, or the first one. */
  leaveTraining(): void {
    this.#writable.delete('lastMode');
  }

  /** Another profile is in use from now on. */
  onProfile(changed: () => void): void {
    this.#store?.onDidChange('profileText', changed);
  }

  useProfile(text: string): void {
    if (this.lastMode === 'profile' && this.profileText === text) return;
    this.#writable.set({ lastMode: 'profile', profileText: text });
  }

  tendersOf(terminal: string): TenderMemory {
    return {
      load: () => fitting(tendersRead, this.#byTerminal('tenders')[terminal]),
      save: ({ readAt, types }) =>
        this.#writable.set('tenders', {
          ...this.#byTerminal('tenders'),
          [terminal]: { readAt, types: [...types] },
        }),
    };
  }

  datevOf(terminal: string): DatevMemory {
    return {
      load: () => fitting(datevSettings, this.#byTerminal('datev')[terminal]),
      save: (settings) => this.#writable.set('datev', { ...this.#byTerminal('datev'), [terminal]: settings }),
    };
  }

  exportOf(terminal: string): ExportMemory {
    return {
      load: () => fitting(underWay, this.#byTerminal('exports')[terminal]),
      save: (kept) => {
        const { [terminal]: earlier, ...others } = this.#byTerminal('exports');
        // Each write waits for the disk.
        if (kept ?? earlier) this.#writable.set('exports', { ...others, ...(kept && { [terminal]: kept }) });
      },
    };
  }

  #get<Name extends keyof Content>(name: Name): Content[Name] | undefined {
    return this.#store?.get(name);
  }

  /** Throws where nothing may be written. */
  get #writable(): Store<Content> {
    if (!this.#store) throw new Error(`${this.#file} was not read at the start`);
    return this.#store;
  }

  #byTerminal(name: 'tenders' | 'datev' | 'exports'): Readonly<Record<string, unknown>> {
    return fitting(byTerminal, this.#get(name)) ?? {};
  }
}

function opened(folder: string): Store<Content> | undefined {
  try {
    return new Store<Content>({ cwd: folder, name: 'settings', clearInvalidConfig: true });
  } catch (error) {
    if (!isOfDisk(error)) throw error;
    console.error('the settings cannot be read', error);
    return undefined;
  }
}

function fitting<T>(schema: z.ZodType<T>, kept: unknown): T | undefined {
  const read = schema.safeParse(kept);
  return read.success ? read.data : undefined;
}
