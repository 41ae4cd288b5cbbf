import { succeeded } from '../../shared/failure.ts';
import type { CustomerCommandCalls, CustomerView } from '../../shared/contract/customer-display.ts';
import type { CustomerScreen } from './customer-screen.ts';

/** What each command of the customer's contract does. */
export function customerHandlers(view: () => CustomerView, screen: CustomerScreen): CustomerCommandCalls {
  return {
    'customer.view': () => Promise.resolve(succeeded(view())),
    'customer.chooseTip': ({ question, tipMinor }) => Promise.resolve(screen.chooseTip(question, tipMinor)),
    'customer.giveDetails': ({ question, payer }) => Promise.resolve(screen.giveDetails(question, payer)),
  };
}
