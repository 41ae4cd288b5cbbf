import type { Services } from '../../../src-main/sales/ports.ts';
import type { Plan } from '../plan/plan.ts';

/** What the till is set up to work with. */
export interface Profile {
  readonly name: 'home' | 'away';
  readonly currency: string;
  /** Without it, every sale of the ledger is its service's. */
  readonly services?: Services;
}

const HOME = { origin: 'https://api.example.test', merchantId: 'mer_1' };
const AWAY = { origin: 'https://api.other.test', merchantId: 'mer_9' };

/** The profile that a history begins with, and the one of another service to which people switch the till. */
export function profilesOf({ family, currency }: Plan): Readonly<Record<Profile['name'], Profile>> {
  if (family !== 'restless') return { home: { name: 'home', currency }, away: { name: 'away', currency } };
  const services = (own: Services['own']): Services => ({ own, ofUnstamped: HOME });
  return {
    home: { name: 'home', currency, services: services(HOME) },
    away: { name: 'away', currency: currency === 'JPY' ? 'EUR' : 'JPY', services: services(AWAY) },
  };
}
