import { join } from 'node:path';
import Store from 'electron-store';
import { z } from 'zod';
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
  readonly #store: Store<Content>;
  readonly #setAside: string | undefined;

  /**
   * A file that cannot be made sense of is set aside and counts as empty: everything in it can be set again. What was
   * kept by hand or by another version and does not fit counts as not kept.
   */
  constructor(folder: string) {
    this.#setAside = setAsideIfDamaged(join(folder, 'settings.json'));
    this.#store = new Store<Content>({ cwd: folder, name: 'settings', clearInvalidConfig: true });
  }

  /** What a manager has to set again. */
  notices(): readonly Notice[] {
    return this.#setAside === undefined ? [] : [{ code: 'settings-damaged', detail: this.#setAside }];
  }

  get lastMode(): 'training' | 'profile' | undefined {
    return fitting(lastMode, this.#store.get('lastMode'));
  }

  get profileText(): string | undefined {
    return this.#store.get('profileText');
  }

  get sandboxPort(): number | undefined {
    return fitting(sandboxPort, this.#store.get('sandboxPort'));
  }

  set sandboxPort(port: number | undefined) {
    if (port !== undefined && port !== this.sandboxPort) this.#store.set('sandboxPort', port);
  }

  get preferences(): PreferenceMemory {
    return {
      load: () => this.#store.get('preferences'),
      save: (preferences) => this.#store.set('preferences', preferences),
    };
  }

  get printing(): { readonly printer: PrinterMemory; readonly unprinted: UnprintedMemory } {
    return {
      printer: {
        load: () => this.#store.get('printer'),
        save: (printer) => (printer ? this.#store.set('printer', printer) : this.#store.delete('printer')),
      },
      unprinted: {
        load: () => this.#store.get('unprinted'),
        save: (unprinted) => this.#store.set('unprinted', [...unprinted]),
      },
    };
  }

  // Each write waits for the disk, so what stands already is not written again.
  useTraining(): void {
    if (this.lastMode !== 'training') this.#store.set('lastMode', 'training');
  }

  /** The next start, too, is with the profile that was used last, or the first one. */
  leaveTraining(): void {
    this.#store.delete('lastMode');
  }

  /** Another profile is in use from now on. */
  onProfile(changed: () => void): void {
    this.#store.onDidChange('profileText', changed);
  }

  useProfile(text: string): void {
    if (this.lastMode === 'profile' && this.profileText === text) return;
    this.#store.set({ lastMode: 'profile', profileText: text });
  }

  tendersOf(terminal: string): TenderMemory {
    return {
      load: () => fitting(tendersRead, this.#byTerminal('tenders')[terminal]),
      save: ({ readAt, types }) =>
        this.#store.set('tenders', {
          ...this.#byTerminal('tenders'),
          [terminal]: { readAt, types: [...types] },
        }),
    };
  }

  datevOf(terminal: string): DatevMemory {
    return {
      load: () => fitting(datevSettings, this.#byTerminal('datev')[terminal]),
      save: (settings) => this.#store.set('datev', { ...this.#byTerminal('datev'), [terminal]: settings }),
    };
  }

  exportOf(terminal: string): ExportMemory {
    return {
      load: () => fitting(underWay, this.#byTerminal('exports')[terminal]),
      save: (kept) => {
        const { [terminal]: earlier, ...others } = this.#byTerminal('exports');
        // Each write waits for the disk.
        if (kept ?? earlier) this.#store.set('exports', { ...others, ...(kept && { [terminal]: kept }) });
      },
    };
  }

  #byTerminal(name: 'tenders' | 'datev' | 'exports'): Readonly<Record<string, unknown>> {
    return fitting(byTerminal, this.#store.get(name)) ?? {};
  }
}

function fitting<T>(schema: z.ZodType<T>, kept: unknown): T | undefined {
  const read = schema.safeParse(kept);
  return read.success ? read.data : undefined;
}
