import { useEffect, useState } from 'react';
import { loadLazyMessages } from '../../shared/messages/load-messages.ts';
import type { LazyMessages } from '../../shared/messages/messages.ts';
import type { Language } from '../../shared/language.ts';
import { orEnglish } from './fallback.ts';
import { useWords } from './use-messages.ts';

/** In the language of this screen; `undefined` until they are loaded. */
export function useLaterWords(): LazyMessages | undefined {
  const { language } = useWords();
  const [loaded, setLoaded] = useState<{ language: Language; words: LazyMessages }>();
  useEffect(() => {
    let wanted = true;
    void orEnglish(loadLazyMessages, language).then((words) => {
      if (wanted) setLoaded({ language, words });
    });
    return () => {
      wanted = false;
    };
  }, [language]);
  return loaded?.language === language ? loaded.words : undefined;
}
