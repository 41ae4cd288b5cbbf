import '../../theme/tokens.css';
import '../../theme/forced-colours.css';
import '../../theme/scales.css';
import '../../theme/base.css';
import { createRoot } from 'react-dom/client';
import { PROGRAM_RUNS } from '../../../shared/contract/whole-page.ts';
import { exposedKioskApi } from './api.ts';
import { KioskApp } from './kiosk-app.tsx';

document.documentElement.dataset[PROGRAM_RUNS] = 'yes';
const place = document.getElementById('kiosk');
if (place === null) throw new Error('kiosk.html has no element with the id "kiosk".');

createRoot(place).render(<KioskApp api={exposedKioskApi()} />);
