import { firstSeedOf } from '../plan/family.ts';
import { inKiosk } from './variant.ts';
import type { Variant } from './variant.ts';

const from = firstSeedOf('kiosk');

/** Whoever was before the kiosk when it was closed is taken to be there still. */
const ALWAYS_THERE = [
  inKiosk(
    'take-up',
    "phase !== 'held' && hasWalkedOff(untouched, settings.idleMs)",
    'settings === undefined',
  ),
  inKiosk('take-up', 'time.begin(phase, isUnseenEnd ? 0 : untouched)', 'time.begin(phase)'),
];

/** What this object has been given once, it keeps. */
const kept = (name: string, value: string): string =>
  `(Reflect.set(this, '${name}', Reflect.get(this, '${name}') ?? ${value}), Reflect.get(this, '${name}'))`;

/** Mistakes of a kiosk: with codes of shoppers who have gone, and with what they paid. */
export const SHOPPING: readonly Variant[] = [
  {
    name: 'whatever leaves the screen of a kiosk is done with',
    edits: [inKiosk('current-visit', 'if (isOverForAll(sale, alerts)) this', 'if (sale) this')],
    within: 500,
    from,
  },
  {
    name: 'a sale that the record would not let go stays on the screen of a kiosk',
    edits: [inKiosk('current-visit', 'if (isAbandoned) this', 'if (!isAbandoned) this')],
    within: 500,
    from,
  },
  {
    name: 'the staff of a kiosk are not told of orders that were paid later',
    edits: [
      inKiosk(
        'staff-orders',
        'isRaised(id, raised) || !endedWithoutMoney(stage));',
        'isRaised(id, raised));',
      ),
    ],
    within: 500,
    from,
  },
  {
    name: 'what a shopper left is tidied away with the money that came in',
    edits: [inKiosk('aftercare', 'endedWithoutMoney(stage) &&', "stage.name === 'final' &&")],
    within: 500,
    from,
  },
  {
    name: 'an end that was recorded as the kiosk was ended counts as shown',
    edits: [
      inKiosk('take-up', 'isEnd(phase) && !touch.hasShownEnd(sale.id)', 'isEnd(phase) && !isEnd(phase)'),
    ],
    within: 500,
    // It takes an end of the till as it records one of a payment whose shopper has gone: one in some thousand histories has one.
    from: from + 770_500,
  },
  {
    name: 'an end counts as shown before anybody can have read it',
    edits: [inKiosk('pace', 'const READ_MS = 3_000;', 'const READ_MS = 0;')],
    within: 500,
    // It takes an end between the record and the screen: one in some two thousand histories has one.
    from: from + 40_710_000,
  },
  {
    name: 'a kiosk that starts shows the code of any order that can still be paid',
    edits: [
      inKiosk(
        'take-up',
        'const sale = sales.find(({ id }) => id === currentSaleId);',
        'const sale = sales.find(({ kiosk }) => kiosk) ?? sales.find(({ id }) => id === currentSaleId);',
      ),
      ...ALWAYS_THERE,
      inKiosk('current-visit', '!== this.#visit.saleId) this.drop();', '!== this.#visit.saleId) return;'),
      inKiosk('sale-stage', 'return stage.withdrawn ?', 'return false ?'),
    ],
    within: 500,
    from,
  },
  {
    name: 'a kiosk that starts shows the code that was there, however long it was away',
    edits: ALWAYS_THERE,
    within: 500,
    from,
  },
  {
    name: 'a code that nobody touches stays on the screen of a kiosk',
    edits: [
      inKiosk('pace', "    case 'pay':\n", ''),
      inKiosk('pace', "case 'nobody':", "case 'pay':\n    case 'nobody':"),
    ],
    within: 500,
    from,
  },
  {
    name: 'the cart of whoever walked off stays on the screen of a kiosk',
    edits: [
      inKiosk('pace', "    case 'entering':\n", ''),
      inKiosk('pace', "case 'nobody':", "case 'entering':\n    case 'nobody':"),
    ],
    within: 500,
    from,
  },
  {
    name: 'a kiosk waits for a code that nobody waits for any more',
    edits: [
      inKiosk('pace', "    case 'preparing':\n", ''),
      inKiosk('pace', "case 'nobody':", "case 'preparing':\n    case 'nobody':"),
    ],
    within: 500,
    from,
  },
  {
    name: 'a code comes back for the next shopper of a kiosk when readings are back',
    edits: [inKiosk('visit-time', 'if (isSameCode) this', 'if (!isSameCode) this')],
    within: 500,
    from,
  },
  {
    name: 'a kiosk is done with a payment that takes long',
    edits: [
      inKiosk(
        'pace',
        'mayGo: since + HELD_MS }',
        'mayGo: since + HELD_MS, end: touch + idleMs + ANSWER_MS }',
      ),
    ],
    within: 30,
    from: from + 11,
  },
  {
    name: 'a shopper leaves while money is on its way',
    edits: [
      inKiosk(
        'payment-steps',
        'return stage.mayGo ? current.finish()',
        'return stage.name ? current.finish()',
      ),
    ],
    within: 30,
    from: from + 26,
  },
  {
    name: 'the next shopper of a kiosk begins with what the one before had chosen',
    edits: [
      inKiosk(
        'current-visit',
        '{ language, step, lines: [] };',
        "{ language, step, lines: Reflect.get(this, 'lines') ?? [] };",
      ),
      inKiosk(
        'current-visit',
        'set(visit: Visit): Result<null> {',
        "set(visit: Visit): Result<null> {\n    Reflect.set(this, 'lines', visit.lines);",
      ),
    ],
    within: 500,
    from,
  },
  {
    name: 'one article of the first shopper of a kiosk is in what all others pay',
    edits: [
      inKiosk(
        'order',
        'lines: lines.map(cartLine),',
        `lines: lines.map(cartLine).flatMap((line, index) => {
        const first = (Reflect.get(globalThis, 'first') ?? line) as typeof line;
        Reflect.set(globalThis, 'first', first);
        return index === 0 && first.name !== line.name ? [line, first] : [line];
      }),`,
      ),
    ],
    within: 500,
    from,
  },
  {
    name: 'a touch of whoever was there before counts for the next shopper',
    edits: [inKiosk('current-visit', 'if (this.#visit && visit === this.#count) {', 'if (this.#visit) {')],
    within: 500,
    from,
  },
  {
    name: 'the amount that the first shopper of a kiosk typed is that of all',
    edits: [
      inKiosk(
        'order-steps',
        'typed: { minor: amountMinor, name } });',
        `typed: { minor: ${kept('amount', 'amountMinor')}, name } });`,
      ),
    ],
    within: 500,
    from,
  },
  {
    name: 'the tip of the first shopper of a kiosk is that of all',
    edits: [
      inKiosk(
        'order-steps',
        'next({ ...now, tipMinor })',
        `next({ ...now, tipMinor: ${kept('tip', 'tipMinor')} })`,
      ),
    ],
    within: 500,
    from,
  },
  {
    name: 'every payment of a kiosk goes with the details of its first shopper',
    edits: [
      inKiosk(
        'payment-steps',
        'payer: visit.payer ?? {},',
        `payer: ${kept('payer', '(visit.payer ?? {})')},`,
      ),
    ],
    within: 500,
    from,
  },
  {
    name: 'the language of the first shopper of a kiosk is that of all',
    edits: [
      inKiosk(
        'current-visit',
        '{ language, step, lines: [] };',
        `{ language: ${kept('language', 'language')}, step, lines: [] };`,
      ),
    ],
    within: 500,
    from,
  },
];
