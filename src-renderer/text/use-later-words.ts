import { useEffect, useState } from 'react';
import { loadLaterWords } from '../../shared/text/load-words.ts';
import type { LaterWords } from '../../shared/text/words.ts';
import type { Language } from '../../shared/language.ts';
import { orEnglish } from './or-english.ts';
import { useWords } from './words.ts';

/** In the language of this screen; `undefined` until they are loaded. */
export function useLaterWords(): LaterWords | undefined {
  const { language } = useWords();
  const [loaded, setLoaded] = useState<{ language: Language; words: LaterWords }>();
  useEffect(() => {
    let wanted = true;
    void orEnglish(loadLaterWords, language).then((words) => {
      if (wanted) setLoaded({ language, words });
    });
    return () => {
      wanted = false;
    };
  }, [language]);
  return loaded?.language === language ? loaded.words : undefined;
}
