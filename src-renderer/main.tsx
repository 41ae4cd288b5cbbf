import './theme/tokens.css';
import './theme/forced-colours.css';
import './theme/scales.css';
import './theme/base.css';
import { createRoot } from 'react-dom/client';
import { bestLanguage } from '../shared/language.ts';
import { loadFirstMessages, loadMessages } from '../shared/messages/load-messages.ts';
import { formatMoney } from '../shared/money/money.ts';
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
const language = bestLanguage(navigator.languages) ?? 'en';
followViews(api, store, { loadFirst: loadFirstMessages, loadAll: loadMessages }, language);
createRoot(place).render(<App connection={{ store, commands }} />);
// The engine takes 20 ms for its first number. The page has nothing else to do until the view and its words are there.
formatMoney({ minor: 0, currency: 'USD' }, language);
