import type { PageRoute } from '../routes.ts';
import type { IconName } from '../../components/icon/icon.tsx';

export interface MenuEntry {
  readonly route: PageRoute;
  readonly icon: IconName;
  /** Whether a computer with a back office only shows it, too. */
  readonly isOffice?: true;
}

/** The entries of the menu, in order: what a cashier needs comes first, what is set up once comes last. */
export const menuEntries: readonly MenuEntry[] = [
  { route: 'practice', icon: 'cap' },
  { route: 'find-payment', icon: 'search' },
  { route: 'shift', icon: 'clock' },
  { route: 'reports', icon: 'chart' },
  { route: 'back-office', icon: 'safe', isOffice: true },
  { route: 'guide', icon: 'help' },
  { route: 'preferences', icon: 'globe', isOffice: true },
  { route: 'amounts', icon: 'tag' },
  { route: 'printer', icon: 'printer' },
  { route: 'scanner', icon: 'barcode' },
  { route: 'customer-screen', icon: 'screen' },
  { route: 'cashiers', icon: 'people', isOffice: true },
  { route: 'setup', icon: 'gear', isOffice: true },
];
