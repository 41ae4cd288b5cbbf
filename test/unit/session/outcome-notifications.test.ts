import { expect, test } from 'vitest';
import { OutcomeNotifications } from '../../../src-main/session/terminal/outcome-notifications.ts';
import { ended, parked } from '../../gallery/views.ts';

test('a sale that ended is unannounced until a screen announced it, also for a screen that is loaded again', () => {
  const outcomeNotifications = new OutcomeNotifications();
  expect(outcomeNotifications.unannounced(parked)).toEqual(['p4', 'p5']);
  expect(outcomeNotifications.unannounced(parked)).toEqual(['p4', 'p5']);
  outcomeNotifications.announced(['p4']);
  expect(outcomeNotifications.unannounced(parked)).toEqual(['p5']);
});

test('what no screen can announce any more is forgotten', () => {
  const outcomeNotifications = new OutcomeNotifications();
  outcomeNotifications.announced(['p4', 'p5']);
  expect(outcomeNotifications.unannounced([])).toEqual([]);
  expect(outcomeNotifications.unannounced(parked)).toEqual(['p4', 'p5']);
});

test('a sale that is under way has not arrived', () => {
  const [sale] = parked;
  if (!sale) throw new Error('no sale');
  const outcomeNotifications = new OutcomeNotifications();
  expect(outcomeNotifications.unannounced([sale])).toEqual([]);
  expect(outcomeNotifications.unannounced([{ ...sale, stage: ended('expired') }])).toEqual(['p1']);
});
