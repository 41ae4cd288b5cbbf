import { createContext, use, useContext } from 'react';
import type { FirstMessages, Messages } from '../../shared/messages/messages.ts';
import type { LanguageMessages } from './language-messages.ts';

export type { FirstMessages, Messages };

/** The messages of the screen's language. */
export const MessagesContext = createContext<LanguageMessages | undefined>(undefined);

/** Those that the first screen is drawn with: they are there at once. */
export function useFirstMessages(): FirstMessages {
  return useLanguageMessages().first;
}

/** All of them; whoever asks before they are loaded is drawn then, so stands in a `Suspense`. */
export function useMessages(): Messages {
  return use(useLanguageMessages().all());
}

function useLanguageMessages(): LanguageMessages {
  const messages = useContext(MessagesContext);
  if (messages === undefined) throw new Error('A screen was drawn outside of MessagesContext.');
  return messages;
}
