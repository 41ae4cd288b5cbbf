import { useLayoutEffect } from 'react';
import { directionOf, type Language } from '../../shared/language.ts';
import type { Preferences } from '../../shared/preferences.ts';

/** Turns the whole document, before it is painted, to the language, theme and text size that are chosen. */
export function useTheme(
  language: Language | undefined,
  { theme, textSize }: Pick<Preferences, 'theme' | 'textSize'>,
): void {
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    if (language !== undefined) {
      root.lang = language;
      root.dir = directionOf(language);
    }
    root.dataset['theme'] = theme;
    root.style.setProperty('--text-size', String(textSize / 100));
  }, [language, theme, textSize]);
}
