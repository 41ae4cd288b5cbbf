import { expect, test } from 'vitest';
import { LedgerUnavailable } from '../../../src-main/sales/ports.ts';
import { TerminalSession } from '../../../src-main/session/terminal/terminal-session.ts';
import { SalesWorld } from '../../support/worlds/sales-world.ts';
import type { SessionParts } from '../../../src-main/session/session-parts.ts';

test.each(['its ledger', 'the tenders that were read last'])(
  'a session that cannot read %s leaves neither the ledger nor the connection open',
  (what) => {
    const refuse = () => {
      throw new LedgerUnavailable('the disk is gone');
    };
    const { clock, ledger, gateway } = new SalesWorld();
    const closed: string[] = [];
    const refusing = Object.assign(ledger, {
      ...(what === 'its ledger' && { openSales: refuse }),
      close: () => closed.push('ledger'),
    });
    const connection = { gateway, close: () => Promise.resolve(void closed.push('connection')) };
    const parts = {
      ports: {
        clock,
        random: { next: () => 0.5 },
        ids: { saleId: () => '1', uuid: () => '1', reference: () => '1' },
      },
      ledger: refusing,
      openStaff: () => ({}),
      openShifts: () => ({}),
      openReports: () => ({}),
      connect: () => connection,
      tendersOf: what === 'its ledger' ? () => ({ view: () => [] }) : refuse,
    } as unknown as SessionParts;
    expect(() => new TerminalSession(parts, () => undefined)).toThrow(LedgerUnavailable);
    expect(closed).toEqual(['connection', 'ledger']);
  },
);
