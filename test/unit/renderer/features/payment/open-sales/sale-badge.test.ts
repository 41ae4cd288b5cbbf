import { describe, expect, it } from 'vitest';
import { saleBadge } from '../../../../../../src-renderer/features/payment/open-sales/sale-badge.ts';
import { messages as en } from '../../../../../../shared/messages/en.arb';
import { isPaid, OUTCOMES } from '../../../../../../shared/payment/payment-status.ts';

const shown = { url: 'https://pay.example.test/1', shownAt: 1 };

describe('a sale in one line', () => {
  it('shows the colour of success for nothing but a payment that came', () => {
    for (const outcome of OUTCOMES) {
      const { tone } = saleBadge({ name: 'final', outcome, at: 1, ...shown }, en);
      expect(tone === 'good').toBe(isPaid(outcome));
    }
    expect(saleBadge({ name: 'seen', ...shown }, en).tone).toBe('moving');
  });

  it('says unknown while readings fail or the status is not known', () => {
    const stale = { action: 'wait', code: 'service-unreachable' } as const;
    expect(saleBadge({ name: 'seen', ...shown, stale }, en).label).toBe('Status unknown');
    expect(saleBadge({ name: 'not-created', at: 1, recordDamaged: true }, en).label).toBe('Status unknown');
    expect(saleBadge({ name: 'unrecognised', status: 'x', ...shown }, en).label).toBe('Status unknown');
  });
});
