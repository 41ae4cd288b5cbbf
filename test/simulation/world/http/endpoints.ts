import { statusText } from '../../../../shared/payment-status.ts';
import type { WireParts } from '../gateway/wire-parts.ts';
import type { Answer } from './identity.ts';

/** The service's endpoints, as the specification has them, over the payments as they truly are. */
export class Endpoints {
  readonly #wire: WireParts;

  constructor(wire: WireParts) {
    this.#wire = wire;
  }

  create(body: string, key: string): Answer {
    const { service, random } = this.#wire;
    const { requestedAmount, reference } = JSON.parse(body) as { requestedAmount: number; reference: string };
    const minor = Math.round(requestedAmount * 100);
    const { trackingId } = service.create({ reference, minor, key });
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
    return { status: 200, body: { trackingId, statusCode: statusText(payment.status) } };
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
