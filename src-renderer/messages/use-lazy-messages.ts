import { useEffect, useState } from 'react';
import { loadLazyMessages } from '../../shared/messages/load-messages.ts';
import type { LazyMessages } from '../../shared/messages/messages.ts';
import type { Language } from '../../shared/language.ts';
import { withFallback } from './fallback.ts';
import { useMessages } from './use-messages.ts';

/** In the language of this screen; `undefined` until they are loaded. */
export function useLazyMessages(): LazyMessages | undefined {
  const { language } = useMessages();
  const [loaded, setLoaded] = useState<{ language: Language; messages: LazyMessages }>();
  useEffect(() => {
    let wanted = true;
    void withFallback(loadLazyMessages, language).then((messages) => {
      if (wanted) setLoaded({ language, messages });
    });
    return () => {
      wanted = false;
    };
  }, [language]);
  return loaded?.language === language ? loaded.messages : undefined;
}
