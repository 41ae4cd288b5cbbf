import type { World } from '../world/world.ts';

/** For `openPayment`: above every number that a payment of this world was given, those that were erased included. */
export function nextNumber({ db }: World): number {
  const last = db.get(
    'SELECT ifnull((SELECT max(number) FROM payments), 0) + (SELECT count(*) FROM planted) AS last',
  );
  return Number(last?.['last']) + 1;
}
