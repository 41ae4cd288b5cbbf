/** Where somebody has gone on a till that is ready; the counter is where sales are made. */
export type Place = 'counter' | 'menu' | AskedPlace;

/** Opened from the menu. */
export type AskedPlace =
  | 'find-payment'
  | 'shift'
  | 'guide'
  | 'amounts'
  | 'printer'
  | 'scanner'
  | 'customer-screen'
  | 'cashiers'
  | 'preferences'
  | 'setup';
