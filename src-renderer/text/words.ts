import { createContext, useContext } from 'react';
import { en } from '../../shared/text/en/index.ts';
import type { Words } from '../../shared/text/words.ts';

export type { Words };

const WordsContext = createContext<Words>(en);

export const useWords = (): Words => useContext(WordsContext);
