import { createContext, useContext } from 'react';
import { en } from './en/index.ts';

/** Every word the screens show. Another language is a constant of this type, so that a missing text does not compile. */
export type Words = typeof en;

const WordsContext = createContext<Words>(en);

export const useWords = (): Words => useContext(WordsContext);
