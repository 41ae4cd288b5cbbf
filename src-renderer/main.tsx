import './theme/tokens.css';
import './theme/forced-colours.css';
import './theme/scales.css';
import './theme/base.css';
import { createRoot } from 'react-dom/client';
import { bestLanguage } from '../shared/language.ts';
import { loadFirstMessages, loadMessages } from '../shared/messages/load-messages.ts';
import { exposedApi } from './api.ts';
import { App } from './app/app.tsx';
import { followSounds } from './features/sound/follow-sounds.ts';
import { SoundPlayer } from './features/sound/sound-player.ts';
import { createViewStore, followViews } from './state/view-store.ts';

const place = document.getElementById('till');
if (place === null) throw new Error('index.html has no element with the id "till".');

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
followViews(
  api,
  store,
  { loadFirst: loadFirstMessages, loadAll: loadMessages },
  bestLanguage(navigator.languages) ?? 'en',
);
createRoot(place).render(<App connection={{ store, commands }} />);
