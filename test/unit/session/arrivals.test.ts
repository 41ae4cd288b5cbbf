import { expect, test } from 'vitest';
import { Arrivals } from '../../../src-main/session/arrivals.ts';
import { ended, parked } from '../../gallery/views.ts';

test('a sale that ended is untold until somebody was told, also for a screen that is loaded again', () => {
  const arrivals = new Arrivals();
  expect(arrivals.untold(parked)).toEqual(['p4', 'p5']);
  expect(arrivals.untold(parked)).toEqual(['p4', 'p5']);
  arrivals.tell(['p4']);
  expect(arrivals.untold(parked)).toEqual(['p5']);
});

test('what nobody can be told any more is forgotten', () => {
  const arrivals = new Arrivals();
  arrivals.tell(['p4', 'p5']);
  expect(arrivals.untold([])).toEqual([]);
  expect(arrivals.untold(parked)).toEqual(['p4', 'p5']);
});

test('a sale that is under way has not arrived', () => {
  const [sale] = parked;
  if (!sale) throw new Error('no sale');
  const arrivals = new Arrivals();
  expect(arrivals.untold([sale])).toEqual([]);
  expect(arrivals.untold([{ ...sale, stage: ended('expired') }])).toEqual(['p1']);
});
