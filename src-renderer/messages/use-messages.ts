import { createContext, useContext } from 'react';
import type { Messages as Words } from '../../shared/messages/messages.ts';

export type { Words };

/** The words of the language that this screen speaks. */
export const WordsContext = createContext<Words | undefined>(undefined);

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (words === undefined) throw new Error('A screen was drawn outside of WordsContext.');
  return words;
}
