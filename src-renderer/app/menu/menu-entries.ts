import type { AskedPlace } from '../routes.ts';
import type { IconName } from '../../components/icon/icon.tsx';

export interface MenuEntry {
  readonly place: AskedPlace;
  readonly icon: IconName;
}

/** What the menu offers, in its order: what a cashier needs first, what is set once last. */
export const menuEntries: readonly MenuEntry[] = [
  { place: 'find-payment', icon: 'search' },
  { place: 'shift', icon: 'clock' },
  { place: 'guide', icon: 'help' },
  { place: 'preferences', icon: 'globe' },
  { place: 'amounts', icon: 'tag' },
  { place: 'printer', icon: 'printer' },
  { place: 'scanner', icon: 'barcode' },
  { place: 'customer-screen', icon: 'screen' },
  { place: 'cashiers', icon: 'people' },
  { place: 'setup', icon: 'gear' },
];
