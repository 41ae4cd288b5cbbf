import type { SaleStage } from '../../contract/views.ts';

export const openSales = {
  title: 'Open sales',
  elsewhere: (name: string) => `Belongs to another service: ${name}`,
  sale: (number: number) => `Sale ${number}`,
  landed: (number: number, reference: string, state: string) => `Sale ${number}, ${reference}: ${state}`,
};

/** Final stages are named by their outcome instead. */
export const stages: Record<Exclude<SaleStage['name'], 'final'> | 'stale', string> = {
  creating: 'Getting the code',
  waiting: 'Waiting',
  seen: 'Seen, confirming',
  unrecognised: 'Status unknown',
  stale: 'Status unknown',
  'not-created': 'No code made',
};
