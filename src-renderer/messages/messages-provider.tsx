import { useEffect, useState, type ReactNode } from 'react';
import type { Language } from '../../shared/language.ts';
import { loadMessages } from '../../shared/messages/load-messages.ts';
import { withFallback } from './fallback.ts';
import { MessagesContext, type Messages } from './use-messages.ts';

interface MessagesProviderProps {
  readonly language: Language;
  readonly children: ReactNode;
}

/** Draws its children in this language: until its messages are loaded in the one before, and at first not at all. */
export function MessagesProvider({ language, children }: MessagesProviderProps) {
  const [messages, setMessages] = useState<Messages>();
  useEffect(() => {
    let wanted = true;
    void withFallback(loadMessages, language).then((loaded) => {
      if (wanted) setMessages(loaded);
    });
    return () => {
      wanted = false;
    };
  }, [language]);
  return messages && <MessagesContext value={messages}>{children}</MessagesContext>;
}
