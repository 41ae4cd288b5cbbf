import '../../theme/tokens.css';
import '../../theme/forced-colours.css';
import '../../theme/scales.css';
import '../../theme/base.css';
import { createRoot } from 'react-dom/client';
import { PROGRAM_RUNS } from '../../../shared/contract/whole-page.ts';
import { exposedCustomerApi } from './api.ts';
import { CustomerApp } from './customer-app.tsx';

document.documentElement.dataset[PROGRAM_RUNS] = 'yes';
const place = document.getElementById('customer');
if (place === null) throw new Error('customer.html has no element with the id "customer".');

createRoot(place).render(<CustomerApp api={exposedCustomerApi()} />);
