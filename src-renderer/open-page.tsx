import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { PROGRAM_RUNS } from '../shared/contract/whole-page.ts';
import { bestLanguage } from '../shared/language.ts';
import { loadFirstMessages, loadMessages } from '../shared/messages/load-messages.ts';
import { exposedApi } from './api.ts';
import { App } from './app/app.tsx';
import { followSounds } from './features/sound/follow-sounds.ts';
import { SoundPlayer } from './features/sound/sound-player.ts';
import { createViewStore, followViews } from './state/view-store.ts';
import type { FirstMessages } from '../shared/messages/messages.ts';

/**
 * Opens the till's page. Where its language is known before its program is loaded, the first messages of that language are
 * `given`: then the first screen is drawn without waiting for anything.
 */
export function openPage(given?: FirstMessages): void {
  document.documentElement.dataset[PROGRAM_RUNS] = 'yes';
  const place = document.getElementById('till');
  if (place === null) throw new Error('The page has no element with the id "till".');

  const api = exposedApi();
  const store = createViewStore();
  const commands = followSounds(
    store,
    api.commands,
    new SoundPlayer(
      () => new AudioContext(),
      () => performance.now(),
    ),
  );
  const root = createRoot(place);
  // Drawn at once: in a task of React's own it would come after the fonts, styles and events with which a page ends its loading.
  const stopWaiting = store.subscribe(() => {
    stopWaiting();
    flushSync(() => root.render(<App connection={{ store, commands }} />));
  });
  followViews(
    api,
    store,
    {
      loadFirst: (language) =>
        given?.language === language ? Promise.resolve(given) : loadFirstMessages(language),
      loadAll: loadMessages,
    },
    given?.language ?? bestLanguage(navigator.languages) ?? 'en',
  );
}
