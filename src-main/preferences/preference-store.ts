import { preferencesSchema } from '../../shared/contract/commands/preferences.ts';
import { DEFAULT_PREFERENCES } from '../../shared/preferences.ts';
import type { Preferences } from '../../shared/preferences.ts';

/** Where preferences outlive a restart. */
export interface PreferenceMemory {
  load(): unknown;
  save(preferences: Preferences): void;
}

/** How this till looks and sounds. What was kept by hand or by another version and does not fit counts as not kept. */
export class PreferenceStore {
  readonly #memory: PreferenceMemory;
  readonly #onChange: () => void;
  #preferences: Preferences;

  constructor(memory: PreferenceMemory, onChange: () => void) {
    this.#memory = memory;
    this.#onChange = onChange;
    const kept = preferencesSchema.safeParse(memory.load());
    this.#preferences = kept.success ? kept.data : DEFAULT_PREFERENCES;
  }

  view(): Preferences {
    return this.#preferences;
  }

  change(preferences: Preferences): void {
    this.#preferences = preferences;
    this.#memory.save(preferences);
    this.#onChange();
  }
}
