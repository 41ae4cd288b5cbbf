import '../../theme/tokens.css';
import '../../theme/forced-colours.css';
import '../../theme/scales.css';
import '../../theme/base.css';
import { createRoot } from 'react-dom/client';
import { exposedCustomerApi } from './api.ts';
import { CustomerApp } from './customer-app.tsx';

const place = document.getElementById('customer');
if (place === null) throw new Error('customer.html has no element with the id "customer".');

createRoot(place).render(<CustomerApp api={exposedCustomerApi()} />);
