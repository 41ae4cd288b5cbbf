import type { DatevMemory, ExportMemory } from '../../../src-main/reports/ports.ts';
import type { TillDependencies } from '../../../src-main/boot/terminal/till-dependencies.ts';

/** What a till remembers of its use, for as long as the test runs: given to a second till, it is a restart. */
export class MemorySettings {
  #datev: ReturnType<DatevMemory['load']>;
  #export: ReturnType<ExportMemory['load']>;
  profileText: string | undefined;

  useTraining(): void {
    // Which mode was last decides nothing here.
  }

  leaveTraining(): void {
    // Which mode was last decides nothing here.
  }

  useProfile(text: string): void {
    this.profileText = text;
  }

  notices(): readonly never[] {
    return [];
  }

  datevOf(): DatevMemory {
    return { load: () => this.#datev, save: (settings) => (this.#datev = settings) };
  }

  exportOf(): ExportMemory {
    return { load: () => this.#export, save: (underWay) => (this.#export = underWay) };
  }

  tendersOf(): ReturnType<TillDependencies['settings']['tendersOf']> {
    return { load: () => undefined, save: () => undefined };
  }
}
