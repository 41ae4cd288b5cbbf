import { inLedger, inService } from './variant.ts';
import type { Edit, Variant } from './variant.ts';

/** The real ledger in every second history, since few of them reach this far. */
const MOSTLY_SQLITE: Edit = {
  file: 'test/simulation/plan/plan-of.ts',
  find: 'random.chance(0.03) ||',
  replace: 'random.chance(0.5) ||',
};

/** Mistakes at the till's edges: its ledger, its disk, its client. */
export const OUTSIDE: readonly Variant[] = [
  {
    name: 'a sale that happens again stays closed in the ledger',
    edits: [
      MOSTLY_SQLITE,
      inLedger(
        'sqlite-ledger',
        'this.#setOpen.run(isOpen ? 1 : 0, saleId);',
        'if (!isOpen) this.#setOpen.run(0, saleId);',
      ),
    ],
    within: 2_000,
    from: 313,
  },
  {
    name: 'a ledger keeps a sale closed that happens again',
    edits: [
      {
        file: 'test/simulation/world/disk/memory-ledger.ts',
        find: 'this.#closed.delete(event.saleId);',
        replace: '',
      },
    ],
    within: 1_000,
    from: 2_019,
  },
  {
    name: 'an event is stored twice',
    edits: [
      inLedger(
        'sqlite-ledger',
        'for (const event of events) {',
        'for (const event of [...events, ...events.slice(0, 1)]) {',
      ),
    ],
    within: 500,
    from: 80,
  },
  {
    name: 'a damaged ledger is opened as it is, and nothing is said',
    edits: [inLedger('open-ledger', 'if (repairNotice !== undefined)', 'if (repairNotice === files.folder)')],
    within: 20_000,
    from: 251,
  },
  {
    name: 'the disk forgets the last append at a crash: a missing sync',
    edits: [
      {
        file: 'test/simulation/world/disk/memory-ledger.ts',
        find: 'openSales(): readonly (readonly SaleEvent[])[] {',
        replace: 'openSales(): readonly (readonly SaleEvent[])[] { [...this.#sales.values()].at(-1)?.pop();',
      },
    ],
    within: 500,
  },
  {
    name: 'the gate ignores Retry-After',
    edits: [inService('quota/quota-window', 'Math.max(wait, stated.retryAfterMs ?? 0)', 'wait')],
    within: 3_000,
    from: 44,
  },
  {
    name: 'the gate does not count',
    edits: [
      inService('quota/quota-window', 'this.#left = this.leftAt(now) - 1;', 'this.#left = this.leftAt(now);'),
      inService(
        'quota/quota-window',
        'if (remaining === undefined) return;',
        'if (remaining !== -1) return;',
      ),
    ],
    within: 1_000,
    from: 2_509,
  },
  {
    name: 'a 429 counts as a lost answer',
    edits: [
      inService(
        'sending/retry-decision',
        "{ step: 'stop', as: 'not-sent' } : { step: 'wait-for-quota' }",
        "{ step: 'stop', as: 'not-sent' } : { step: 'stop', as: 'lost' }",
      ),
    ],
    within: 3_000,
    from: 44,
  },
  {
    name: 'a 429 counts as a refusal',
    edits: [inService('sending/retry-decision', 'if (status === 429) {', 'if (status === 4290) {')],
    within: 3_000,
    from: 44,
  },
  {
    name: 'a create is sent again after a lost answer, unrecorded',
    edits: [
      inService(
        'sending/retry-decision',
        "operation === 'read' && mayRetry",
        "operation !== 'tracking' && mayRetry",
      ),
    ],
    within: 3_000,
  },
  {
    name: 'a 500 counts as not sent',
    edits: [
      inService(
        'sending/retry-decision',
        "attempt.kind === 'answered' || attempt.kind === 'lost'",
        "attempt.kind === 'lost'",
      ),
    ],
    within: 3_000,
    from: 44,
  },
  {
    name: 'tokens are asked for again and again without a pause',
    edits: [
      inService(
        'auth/token-endpoint',
        'this.#clock.monotonic() < this.#pause.until',
        'this.#clock.monotonic() < 0',
      ),
    ],
    within: 3_000,
  },
  {
    name: 'a refused password is tried again by itself',
    edits: [
      inService(
        'auth/oauth-session',
        'if (this.#sessionState.refusal) return',
        'if (this.#sessionState.refusal && this.#refresh) return',
      ),
    ],
    within: 5_000,
    from: 81,
  },
  {
    name: 'a token is used beyond its end',
    edits: [
      inService('auth/oauth-session', 'if (this.#held && !this.#held.expiry.passed())', 'if (this.#held)'),
      inService(
        'auth/oauth-session',
        'if (this.#held?.authorization === refused) this.#held = undefined;',
        'void refused;',
      ),
    ],
    within: 3_000,
  },
  {
    name: 'only the first page of history is read',
    edits: [
      inService(
        'endpoints/terminal-payments/terminal-payments',
        'if (seen.missing() === 0) return',
        'if (page >= 0) return',
      ),
    ],
    within: 10_000,
    from: 34,
  },
];
