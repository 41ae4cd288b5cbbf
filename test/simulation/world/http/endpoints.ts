import { minorOf } from '../../oracle/money.ts';
import { foreignAnswer, repeatedId } from '../foreign-answer.ts';
import type { Saying, Stated } from '../../oracle/sayings.ts';
import type { WireParts } from '../gateway/wire-parts.ts';
import type { Answer } from './identity.ts';

/** The service's endpoints, as the specification has them, over the payments as they truly are. */
export class Endpoints {
  readonly #wire: WireParts;

  constructor(wire: WireParts) {
    this.#wire = wire;
  }

  create(body: string, key: string): Answer {
    const { plan, service, random, rules } = this.#wire;
    const { reference } = JSON.parse(body) as { reference: string };
    // The decimal as it was sent: a number would have rounded it.
    const [, decimal = ''] = /"requestedAmount":([^,}]+)/.exec(body) ?? [];
    const minor = minorOf(decimal, plan.currency);
    rules.codes.carriedOut(
      key,
      minor === undefined ? undefined : { minor, currency: plan.currency },
      decimal,
    );
    const made = service.create({ reference, minor: Number(minor ?? 0n), key }).trackingId;
    const trackingId = repeatedId(this.#wire, key) ?? made;
    const url = `https://pay.example.test/${trackingId}`;
    const unshowable = service.meets('unshowable', random);
    return {
      status: 200,
      ...(trackingId !== made && { isRepeated: true }),
      body: {
        trackingId,
        paymentPageId: `P${trackingId}`,
        paymentUrls: unshowable ? ['ftp://x.test'] : [url],
      },
    };
  }

  tracking(trackingId: string): Answer {
    const { service, rules, random, plan } = this.#wire;
    const payment = service.payments.get(trackingId);
    if (!payment || !service.statements.finds(payment)) return { status: 404, body: { code: 'not_found' } };
    const foreign = foreignAnswer(this.#wire, trackingId);
    if (foreign) {
      const named = random.chance(0.5) ? { trackingId: foreign.trackingId } : {};
      return { status: 200, body: { ...named, paymentId: foreign.paymentId, ...bodyOf(foreign.saying) } };
    }
    const saying = service.statements.of(payment);
    rules.statements.says(trackingId, saying);
    const { paymentId } = payment;
    return {
      status: 200,
      body: { trackingId, ...(plan.statesAmounts && { paymentId }), ...bodyOf(saying) },
    };
  }

  /** Page by page, oldest first; a record tells no status. */
  history(query: URLSearchParams): Answer {
    const { service, plan } = this.#wire;
    const until = Date.parse(query.get('To') ?? '');
    const all = service
      .history(query.get('Reference') ?? undefined, Date.parse(query.get('From') ?? ''))
      .filter(({ created }) => created < until);
    const page = Number(query.get('Page'));
    const size = Math.min(plan.historyPage, Number(query.get('PageSize')));
    const data = all.slice(page * size, (page + 1) * size).map((payment) => {
      const stated = service.statements.recorded(payment);
      return {
        trackingId: payment.trackingId,
        externalId: payment.reference,
        created: new Date(payment.created).toISOString(),
        ...(stated && { requestedAmount: Number(stated.decimal) }),
      };
    });
    return { status: 200, body: { data, total: all.length, page } };
  }
}

/** As the service writes it. */
function bodyOf({ word, request, receipt }: Saying) {
  const amounts = {
    ...(request && { requested: { inRequestedCurrency: amountOf(request) } }),
    ...(receipt && { paid: { inRequestedCurrency: amountOf(receipt) } }),
  };
  return { statusCode: word, ...(Object.keys(amounts).length > 0 && { amounts }) };
}

function amountOf({ decimal, currency }: Stated) {
  return { amount: Number(decimal), currency };
}
