import './look/tokens.css';
import './look/base.css';
import { createRoot } from 'react-dom/client';
import { exposedApi } from './api.ts';
import { App } from './app/app.tsx';
import { createViewStore, followViews } from './state/view-store.ts';

const place = document.getElementById('till');
if (place === null) throw new Error('index.html has no element with the id "till".');

const api = exposedApi();
const store = createViewStore();
void followViews(api, store);
createRoot(place).render(<App connection={{ store, commands: api.commands }} />);
