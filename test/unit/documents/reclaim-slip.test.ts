import { describe, expect, test } from 'vitest';
import { reclaimSlip } from '../../../src-main/documents/reclaim-slip.ts';
import { loadAllMessages } from '../../../shared/messages/load-all-messages.ts';
import {
  contextOf,
  linesOf,
  PAGE,
  read,
  saleOf,
  shown,
  STARTED,
} from '../../support/records/document-sales.ts';
import type { LastUpdate } from '../../../src-main/sales/tracking/last-update.ts';
import type { Sale } from '../../../src-main/sales/sale.ts';

const en = await loadAllMessages('en');

const DAY = 24 * 3_600_000;
const underpaid = saleOf({}, shown, read('underpaid', { requested: '2 USDC', received: '1 USDC' }));

function slip(sale: Sale, update: LastUpdate | undefined, now = STARTED): readonly string[] {
  return linesOf(reclaimSlip(sale, { update, now }, contextOf())).map((line) => line.replaceAll(/\s/g, ' '));
}

describe('a reclaim slip', () => {
  test('says what happened, until when, what was sent, and leads to the page', () => {
    const lines = slip(underpaid, { at: STARTED, source: 'service' });
    expect(lines).toContain(en.documents.explanation.underpaid);
    expect(lines).toContain('Reclaim by: June 10, 2026');
    expect(lines).toContain('Received: 1 USDC');
    expect(lines).toContain(`[QR ${PAGE}]`);
    expect(lines).toContain(PAGE);
    expect(lines).toContain('Last update: May 12, 2026, 05:29 AM EDT');
    expect(lines.some((line) => line.includes('e-mail'))).toBe(true);
    expect(lines.indexOf('Reclaim by: June 10, 2026')).toBeLessThan(lines.indexOf(`[QR ${PAGE}]`));
  });

  test('says so when the till had to reckon the day itself', () => {
    const lines = slip(underpaid, { at: STARTED, source: 'till' });
    expect(lines).toContain(en.reclaimSlip.atLatest);
    expect(lines.some((line) => line.startsWith('Last update'))).toBe(false);
  });

  test('leads to no page where the payment that counts never showed one', () => {
    const sale = saleOf(
      {},
      { type: 'create-tried' },
      { type: 'create-lost', failure: { action: 'wait', code: 'service-unreachable' } },
      shown,
      read('expired'),
      { type: 'stray-found', trackingId: 'stray' },
      read('overpaid', { received: '200 USDC' }, 'stray'),
    );
    const lines = slip(sale, { at: STARTED, source: 'service' });
    expect(lines).toContain(en.documents.explanation.overpaid);
    expect(lines).toContain(en.reclaimSlip.noPage);
    expect(lines).not.toContain(PAGE);
  });

  test('sends to support once the day has passed, and not before', () => {
    const update = { at: STARTED, source: 'service' } as const;
    expect(slip(underpaid, update, STARTED + 29 * DAY)).not.toContain(en.reclaimSlip.over);
    expect(slip(underpaid, update, STARTED + 30 * DAY)).toContain(en.reclaimSlip.over);
  });
});
