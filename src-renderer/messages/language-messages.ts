import type { Language } from '../../shared/language.ts';
import type { FirstMessages, Messages } from '../../shared/messages/messages.ts';
import { readable, readableNow } from '../loading/readable.ts';
import { withFallback } from './fallback.ts';

/** The messages of one language: the first screen is drawn before all of them are loaded. */
export interface LanguageMessages {
  readonly first: FirstMessages;
  /** The same promise each time. The first call begins to load; after a failure, the next one tries again. */
  readonly all: () => Promise<Messages>;
}

/** Where messages come from; each rejects where they cannot be loaded. */
export interface MessageSource {
  readonly loadFirst: (language: Language) => Promise<FirstMessages>;
  readonly loadAll: (language: Language) => Promise<Messages>;
}

/** What the first screen of a language needs; the others are loaded when they are asked for. */
export async function firstOf(source: MessageSource, language: Language): Promise<LanguageMessages> {
  const first = await source.loadFirst(language);
  let all: Promise<Messages> | undefined;
  const load = async (): Promise<Messages> => {
    try {
      return await withFallback(source.loadAll, language);
    } catch (cause) {
      all = undefined;
      throw cause;
    }
  };
  return { first, all: () => (all ??= readable(load())) };
}

/** All messages of a language, for where no screen may wait for some of them. */
export async function allOf(
  source: Pick<MessageSource, 'loadAll'>,
  language: Language,
): Promise<LanguageMessages> {
  const messages = await source.loadAll(language);
  const all = readableNow(messages);
  return { first: messages, all: () => all };
}
