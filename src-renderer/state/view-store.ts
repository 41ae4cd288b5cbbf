import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CountertopApi } from '../../shared/contract/api.ts';
import type { TillView } from '../../shared/contract/views.ts';
import type { Failure } from '../../shared/failure.ts';
import type { Language } from '../../shared/language.ts';
import { allOf, firstOf, type LanguageMessages, type MessageSource } from '../messages/language-messages.ts';
import { call } from './call.ts';
import { share } from './share.ts';

/** The latest view that main pushed; the renderer holds no other truth. */
export interface Latest {
  readonly view?: TillView;
  /** Of the view's language, and of the first one before there is a view; missing until they are loaded. */
  readonly messages?: LanguageMessages;
  /** Main did not answer when asked for the first view. */
  readonly failure?: Failure;
}

/** A first view that comes within this time is drawn at once. Any later, "starting" is drawn before it. */
const VIEW_FIRST_MS = 200;

export type ViewStore = StoreApi<Latest>;

export const createViewStore = (): ViewStore => createStore<Latest>(() => ({}));

/**
 * Keeps the store at the newest view and its messages, which change together: no view is ever drawn in the language of
 * another. What a view leaves as it was keeps its identity. The answer stops listening. Never throws: a dead bridge becomes a failure.
 */
export function followViews(
  api: CountertopApi,
  store: ViewStore,
  source: MessageSource,
  /** Before main has said which language it is: a good guess is loaded by the time it says so. */
  guess: Language,
): () => void {
  let newest: TillView | undefined;
  const show = async (view: TillView): Promise<void> => {
    newest = view;
    const { language } = view.preferences;
    const spoken = store.getState().messages;
    // Messages that cannot be loaded must not keep a payment from the screen.
    const messages =
      spoken?.first.language === language ? spoken : await change(language).catch(() => spoken ?? guessed);
    if (newest !== view) return;
    store.setState(({ view: shown }) => ({ view: share(shown, view), ...(messages && { messages }) }), true);
  };

  // A page that is open when the language changes must not wait for some of its messages.
  const change = (language: Language) =>
    store.getState().view === undefined ? firstOf(source, language) : allOf(source, language);

  // Only a guess, which may not be loadable: the view brings its own.
  const guessed = firstOf(source, guess).catch(() => undefined);
  const showGuess = async (): Promise<void> => {
    const messages = await guessed;
    if (messages) store.setState((latest) => ({ messages, ...latest }));
  };
  const waiting = setTimeout(() => void showGuess(), VIEW_FIRST_MS);
  const stop = api.onView((view) => void show(view));
  void call(api.commands, 'till.view', undefined).then((result) => {
    // A view that was pushed meanwhile is newer than this answer.
    if (newest !== undefined) return;
    if (result.ok) void show(result.value);
    else store.setState({ failure: result.failure });
  });
  return () => {
    clearTimeout(waiting);
    stop();
  };
}
