import { describe, expect, test } from 'vitest';
import { soundOfFailure, soundsFor } from '../../../../../src-renderer/features/sound/sound-for.ts';
import {
  alerts,
  ended,
  parked,
  ready,
  refused,
  showing,
  shown,
  unreachable,
} from '../../../../gallery/views.ts';
import type { SaleStage } from '../../../../../shared/contract/sale-view.ts';
import type { TillView } from '../../../../../shared/contract/views.ts';

const waiting = showing({ name: 'waiting', ...shown });
const arrived = (stage: SaleStage): TillView => ({ ...showing(stage), outcomeNotifications: ['sale-1'] });
const announced: TillView = { ...ready, sales: parked, outcomeNotifications: ['p4', 'p5'] };

describe('what is heard', () => {
  test.each([
    ['completed', 'paid'],
    ['overpaid', 'paid'],
    ['underpaid', 'attention'],
    ['expired', 'attention'],
    ['cancelled', 'attention'],
    ['invalid', 'attention'],
  ] as const)('when a sale ends %s: %s', (outcome, sound) => {
    expect(soundsFor(waiting, arrived(ended(outcome)))).toEqual([sound]);
  });

  test('is one sound of a kind, however many sales land at once', () => {
    const many = {
      ...announced,
      sales: [...parked, ...parked.map((sale) => ({ ...sale, id: `${sale.id}+` }))],
    };
    expect(soundsFor(ready, { ...many, outcomeNotifications: ['p4', 'p5', 'p4+', 'p5+'] })).toEqual([
      'paid',
      'attention',
    ]);
  });

  test('is the sound of a paid sale when the volume is changed: it is chosen by ear', () => {
    const louder = { ...ready, preferences: { ...ready.preferences, volume: 100 } };
    expect(soundsFor(ready, louder)).toEqual(['paid']);
    expect(soundsFor(undefined, louder)).toEqual([]);
  });

  test('is heard once: not while main has not yet taken note, nor when it has', () => {
    expect(soundsFor(announced, announced)).toEqual([]);
    expect(soundsFor(announced, { ...announced, outcomeNotifications: [] })).toEqual([]);
  });

  test('is what nobody has been told of when the screen is loaded, and nothing else', () => {
    expect(soundsFor(undefined, announced)).toEqual(['paid', 'attention']);
    expect(soundsFor(undefined, { ...announced, outcomeNotifications: [] })).toEqual([]);
    expect(soundsFor(undefined, { ...ready, alerts: [alerts.paidTwice] })).toEqual([]);
    expect(soundsFor(undefined, { ...ready, session: { state: 'refused', failure: refused } })).toEqual([]);
  });

  test('is attention for what is newly raised', () => {
    const raised = { ...ready, alerts: [alerts.paidTwice] };
    expect(soundsFor(ready, raised)).toEqual(['attention']);
    expect(soundsFor(raised, { ...ready, alerts: [alerts.paidTwice, alerts.changed] })).toEqual([
      'attention',
    ]);
    expect(soundsFor(raised, raised)).toEqual([]);
  });

  test.each<[string, TillView]>([
    ['the status cannot be read', showing({ name: 'waiting', ...shown, stale: unreachable })],
    ['the status is not known', showing({ name: 'unrecognised', status: 'settling', ...shown })],
    ['the sign-in is refused', { ...waiting, session: { state: 'refused', failure: refused } }],
    ['no code can be made', showing({ name: 'creating', trouble: refused })],
  ])('is an error, once, when %s', (_, view) => {
    expect(soundsFor(waiting, view)).toEqual(['error']);
    expect(soundsFor(view, view)).toEqual([]);
    expect(soundsFor(view, waiting)).toEqual([]);
  });

  test('is nothing for a delay that ends by itself, nor for the trouble of a parked sale', () => {
    expect(soundsFor(waiting, showing({ name: 'creating', trouble: unreachable }))).toEqual([]);
    expect(soundsFor(ready, { ...ready, sales: parked })).toEqual([]);
  });

  test('is attention for a refusal that the cashier can put right, else an error', () => {
    expect(soundOfFailure({ action: 'fix-input', code: 'reference-in-use' })).toBe('attention');
    expect(soundOfFailure({ action: 'wait', code: 'sale-in-progress' })).toBe('attention');
    expect(soundOfFailure({ action: 'ask-manager', code: 'ledger-unavailable' })).toBe('error');
  });
});
