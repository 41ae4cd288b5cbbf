import { DEFAULT_PREFERENCES, TEXT_SIZES, THEMES } from '../../../shared/preferences.ts';
import { LANGUAGES } from '../../../shared/language.ts';
import type { Preferences } from '../../../shared/preferences.ts';

/** What the gallery shows: a state of a screen, and how the till looks meanwhile. */
export interface Shown {
  readonly state: string;
  readonly look: Pick<Preferences, 'language' | 'theme' | 'textSize'>;
}

const FIRST: Shown = { state: 'new-sale', look: DEFAULT_PREFERENCES };

/** As part of an address. */
export function toQuery({ state, look: { language, theme, textSize } }: Shown): string {
  return new URLSearchParams({ state, language, theme, textSize: `${textSize}` }).toString();
}

/** What is not known is as it is at first. */
export function fromQuery(query: string): Shown {
  const given = new URLSearchParams(query);
  const one = <T>(all: readonly T[], name: string, other: T): T =>
    all.find((known) => String(known) === given.get(name)) ?? other;
  const { look } = FIRST;
  return {
    state: given.get('state') ?? FIRST.state,
    look: {
      language: one(LANGUAGES, 'language', look.language),
      theme: one(THEMES, 'theme', look.theme),
      textSize: one(TEXT_SIZES, 'textSize', look.textSize),
    },
  };
}
