import '../../theme/tokens.css';
import '../../theme/forced-colours.css';
import '../../theme/scales.css';
import '../../theme/base.css';
import { createRoot } from 'react-dom/client';
import { exposedKioskApi } from './api.ts';
import { KioskApp } from './kiosk-app.tsx';

const place = document.getElementById('kiosk');
if (place === null) throw new Error('kiosk.html has no element with the id "kiosk".');

createRoot(place).render(<KioskApp api={exposedKioskApi()} />);
