import { preferencesSchema } from '../../../shared/contract/commands/preferences.ts';
import { notWritten, succeeded } from '../../../shared/failure.ts';
import { DEFAULT_PREFERENCES } from '../../../shared/preferences.ts';
import type { Result } from '../../../shared/failure.ts';
import type { Language } from '../../../shared/language.ts';
import type { Preferences } from '../../../shared/preferences.ts';

/** Where preferences outlive a restart. */
export interface PreferenceMemory {
  load(): unknown;
  /** Throws when the disk does not take them. */
  save(preferences: Preferences): void;
}

/** What language to begin with. */
export interface FirstLanguage {
  /** Of this run, whatever is kept. */
  readonly asked?: Language;
  /** Of a till that has kept none. */
  readonly system?: Language;
}

/** How this till looks and sounds. What was kept by hand or by another version and does not fit counts as not kept. */
export class PreferenceStore {
  readonly #memory: PreferenceMemory;
  readonly #onChange: () => void;
  #kept: Preferences;
  /** In place of the kept language, until somebody chooses one. */
  #asked: Language | undefined;

  constructor(memory: PreferenceMemory, onChange: () => void, first: FirstLanguage = {}) {
    this.#memory = memory;
    this.#onChange = onChange;
    const kept = preferencesSchema.safeParse(memory.load());
    const { system = DEFAULT_PREFERENCES.language } = first;
    this.#kept = kept.success ? kept.data : { ...DEFAULT_PREFERENCES, language: system };
    this.#asked = first.asked;
  }

  view(): Preferences {
    return this.#asked === undefined ? this.#kept : { ...this.#kept, language: this.#asked };
  }

  /** What cannot be kept does not count: the next start would take it back. */
  change(preferences: Preferences): Result<null> {
    const asked = preferences.language === this.#asked ? this.#asked : undefined;
    const { language } = asked === undefined ? preferences : this.#kept;
    const wanted = { ...preferences, language };
    try {
      this.#memory.save(wanted);
    } catch (error) {
      return notWritten(error);
    }
    this.#asked = asked;
    this.#kept = wanted;
    this.#onChange();
    return succeeded(null);
  }
}
