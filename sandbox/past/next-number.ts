import type { World } from '../world/world.ts';

/** A number for `openPayment` above those of all payments, erased ones included. */
export function nextNumber({ db }: World): number {
  const last = db.get(
    'SELECT ifnull((SELECT max(number) FROM payments), 0) + (SELECT count(*) FROM planted) AS last',
  );
  return Number(last?.['last']) + 1;
}
