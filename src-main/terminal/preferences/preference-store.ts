import { preferencesSchema } from '../../../shared/contract/commands/preferences.ts';
import { failed, notWritten, succeeded } from '../../../shared/failure.ts';
import { DEFAULT_PREFERENCES } from '../../../shared/preferences.ts';
import type {
  ManagedName,
  ManagedPreferences,
  ManagedView,
} from '../../../shared/contract/back-office/managed-settings.ts';
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
  #managed: { readonly settings: ManagedPreferences; readonly by: string } | undefined;

  constructor(memory: PreferenceMemory, onChange: () => void, first: FirstLanguage = {}) {
    this.#memory = memory;
    this.#onChange = onChange;
    const kept = preferencesSchema.safeParse(memory.load());
    const { system = DEFAULT_PREFERENCES.language } = first;
    this.#kept = kept.success ? kept.data : { ...DEFAULT_PREFERENCES, language: system };
    this.#asked = first.asked;
  }

  view(): Preferences {
    const own = this.#asked === undefined ? this.#kept : { ...this.#kept, language: this.#asked };
    return { ...own, ...this.#managed?.settings };
  }

  /** What an administrator has set; nothing where they have set nothing. */
  managed(): ManagedView | undefined {
    if (!this.#managed) return undefined;
    const { settings, by } = this.#managed;
    return { by, names: Object.keys(settings) as ManagedName[] };
  }

  /** From now on these hold, whatever is kept; what is kept holds again once they are gone. */
  manage(managed: { readonly settings: ManagedPreferences; readonly by: string } | undefined): void {
    if (JSON.stringify(managed) === JSON.stringify(this.#managed)) return;
    this.#managed = managed;
    this.#onChange();
  }

  /** What cannot be kept does not count: the next start would take it back. `command-refused` for what an administrator has set. */
  change(preferences: Preferences): Result<null> {
    const settings = this.#managed?.settings ?? {};
    const names = Object.keys(settings) as ManagedName[];
    if (names.some((name) => preferences[name] !== settings[name]))
      return failed({ action: 'ask-manager', code: 'command-refused' });
    const own = this.#ownOf(preferences, names);
    const asked = own.language === this.#asked ? this.#asked : undefined;
    const { language } = asked === undefined ? own : this.#kept;
    const wanted = { ...own, language };
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

  /** With the till's own of those that are set for it. */
  #ownOf(preferences: Preferences, managed: readonly ManagedName[]): Preferences {
    const { customerLanguage, ...others } = preferences;
    const isSet = (name: ManagedName): boolean => managed.includes(name);
    const kept = { ...this.#kept, ...(this.#asked !== undefined && { language: this.#asked }) };
    const forCustomers = isSet('customerLanguage') ? kept.customerLanguage : customerLanguage;
    return {
      ...others,
      ...(isSet('language') && { language: kept.language }),
      ...(isSet('theme') && { theme: kept.theme }),
      ...(isSet('textSize') && { textSize: kept.textSize }),
      ...(isSet('volume') && { volume: kept.volume }),
      ...(forCustomers !== undefined && { customerLanguage: forCustomers }),
    };
  }
}
