import { useEffect, useState, type ReactNode } from 'react';
import type { Language } from '../../shared/language.ts';
import { loadMessages } from '../../shared/messages/load-messages.ts';
import { withFallback } from './fallback.ts';
import { allOf, type LanguageMessages } from './language-messages.ts';
import { MessagesContext } from './use-messages.ts';

interface MessagesProviderProps {
  readonly language: Language;
  readonly children: ReactNode;
}

const SOURCE = { loadAll: loadMessages };

/** Draws its children in this language: until its messages are loaded in the one before, and at first not at all. */
export function MessagesProvider({ language, children }: MessagesProviderProps) {
  const [messages, setMessages] = useState<LanguageMessages>();
  useEffect(() => {
    let wanted = true;
    void withFallback((spoken) => allOf(SOURCE, spoken), language).then((loaded) => {
      if (wanted) setMessages(loaded);
    });
    return () => {
      wanted = false;
    };
  }, [language]);
  return messages && <MessagesContext value={messages}>{children}</MessagesContext>;
}
