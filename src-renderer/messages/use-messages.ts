import { createContext, useContext } from 'react';
import type { Messages } from '../../shared/messages/messages.ts';

export type { Messages };

/** The messages of the screen's language. */
export const MessagesContext = createContext<Messages | undefined>(undefined);

export function useMessages(): Messages {
  const messages = useContext(MessagesContext);
  if (messages === undefined) throw new Error('A screen was drawn outside of MessagesContext.');
  return messages;
}
