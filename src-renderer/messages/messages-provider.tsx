import { useEffect, useState, type ReactNode } from 'react';
import type { Language } from '../../shared/language.ts';
import { loadMessages } from '../../shared/messages/load-messages.ts';
import { orEnglish } from './fallback.ts';
import { WordsContext, type Words } from './use-messages.ts';

interface InLanguageProps {
  readonly language: Language;
  readonly children: ReactNode;
}

/** What is inside speaks this language. Until its words are there, what was spoken before; nothing before the first. */
export function InLanguage({ language, children }: InLanguageProps) {
  const [words, setWords] = useState<Words>();
  useEffect(() => {
    let wanted = true;
    void orEnglish(loadMessages, language).then((loaded) => {
      if (wanted) setWords(loaded);
    });
    return () => {
      wanted = false;
    };
  }, [language]);
  return words && <WordsContext value={words}>{children}</WordsContext>;
}
