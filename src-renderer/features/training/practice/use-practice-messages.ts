import { useEffect, useState } from 'react';
import type { Language } from '../../../../shared/language.ts';
import { loadPracticeMessages } from '../../../../shared/messages/load-practice-messages.ts';
import type { PracticeMessages } from '../../../../shared/messages/messages.ts';
import { withFallback } from '../../../messages/fallback.ts';
import { useMessages } from '../../../messages/use-messages.ts';

/** In the language of this screen; `undefined` until they are loaded. */
export function usePracticeMessages(): PracticeMessages['practice'] | undefined {
  const { language } = useMessages();
  const [loaded, setLoaded] = useState<{ language: Language; messages: PracticeMessages }>();
  useEffect(() => {
    let wanted = true;
    void withFallback(loadPracticeMessages, language).then((messages) => {
      if (wanted) setLoaded({ language, messages });
    });
    return () => {
      wanted = false;
    };
  }, [language]);
  return loaded?.language === language ? loaded.messages.practice : undefined;
}
