import { minorOf } from '../../oracle/money.ts';
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
    const { trackingId } = service.create({ reference, minor: Number(minor ?? 0n), key });
    const url = `https://pay.example.test/${trackingId}`;
    const unshowable = service.meets('unshowable', random);
    return {
      status: 200,
      body: {
        trackingId,
        paymentPageId: `P${trackingId}`,
        paymentUrls: unshowable ? ['ftp://x.test'] : [url],
      },
    };
  }

  tracking(trackingId: string): Answer {
    const payment = this.#wire.service.payments.get(trackingId);
    if (!payment) return { status: 404, body: { code: 'not_found' } };
    return { status: 200, body: { trackingId, statusCode: payment.word } };
  }

  /** Page by page, oldest first; a record tells no status. */
  history(query: URLSearchParams): Answer {
    const { service, plan } = this.#wire;
    const until = Date.parse(query.get('To') ?? '');
    const all = service
      .history(query.get('Reference') ?? '', Date.parse(query.get('From') ?? ''))
      .filter(({ created }) => created < until);
    const page = Number(query.get('Page'));
    const size = Math.min(plan.historyPage, Number(query.get('PageSize')));
    const data = all.slice(page * size, (page + 1) * size).map(({ trackingId, reference, created }) => ({
      trackingId,
      externalId: reference,
      created: new Date(created).toISOString(),
    }));
    return { status: 200, body: { data, total: all.length, page } };
  }
}
