import { describe, expect, test } from 'vitest';
import {
  notificationLines,
  newlyEnded,
} from '../../../../../../src-renderer/features/payment/outcome-notifications/notification-lines.ts';
import { messages as en } from '../../../../../../shared/messages/en.arb';
import { ended, parked, ready, showing } from '../../../../../gallery/views.ts';

describe('sales that have ended', () => {
  test('are new once, and after a reload as far as main has not been told that they were told', () => {
    const first = { ...ready, sales: parked, outcomeNotifications: ['p5'] };
    const second = { ...first, outcomeNotifications: ['p4', 'p5'] };
    expect(newlyEnded(ready, first)).toEqual(['p5']);
    expect(newlyEnded(first, second)).toEqual(['p4']);
    expect(newlyEnded(second, second)).toEqual([]);
    expect(newlyEnded(undefined, { ...second, outcomeNotifications: ['p4'] })).toEqual(['p4']);
  });

  test('are said with number, reference and outcome', () => {
    const lines = notificationLines(['p5'], { ...ready, sales: parked, outcomeNotifications: ['p5'] }, en);
    expect(lines).toEqual([{ saleId: 'p5', language: 'en', line: 'Sale 17, CT-000015: Paid' }]);
  });

  test('are not said of the sale on the screen, which speaks for itself', () => {
    const view = { ...showing(ended('completed')), outcomeNotifications: ['sale-1'] };
    expect(notificationLines(['sale-1'], view, en)).toEqual([]);
  });
});
