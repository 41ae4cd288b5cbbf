import { decimalFromNumber } from '../../../shared/money/exact-decimal.ts';
import { failed, succeeded } from '../../../shared/failure.ts';
import type { CommandInput } from '../../../shared/contract/commands.ts';
import type { PageAnswer, PageFact } from '../../../shared/contract/back-office/payment-page-help.ts';
import type { Result } from '../../../shared/failure.ts';
import type { SaleLedger } from '../../sales/ports.ts';
import type { ServiceConnection } from '../../service/connect.ts';
import type { KeptPayers } from './kept-payers.ts';

const MOST_FACTS = 20;
const LONGEST_FACT = 300;
/** The longest that a person waits; each try has a shorter limit. */
const ANSWERED_WITHIN_MS = 60_000;

interface PaymentPageHelpParts {
  readonly connection: Pick<ServiceConnection, 'requestQuote' | 'announceTransaction'>;
  readonly ledger: Pick<SaleLedger, 'sale'>;
  readonly payers: Pick<KeptPayers, 'detailsOf'>;
}

/**
 * Does for a payer what the payment's hosted page would do (spec "Payments"). The payer's details are sent along where the
 * till still has them. Nothing here changes a sale: the result is read like that of every payment.
 */
export class PaymentPageHelp {
  readonly #parts: PaymentPageHelpParts;

  constructor(parts: PaymentPageHelpParts) {
    this.#parts = parts;
  }

  /** Fails with `conflict` where the payment waits for no payer any more, and with `not-found` where the sale has no page. */
  async quote({ saleId, ...asked }: CommandInput<'paymentPages.quote'>): Promise<Result<PageAnswer>> {
    const page = this.#pageOf(saleId);
    if (!page.ok) return page;
    const body = { ...asked, ...this.#customerOf(saleId) };
    return answerOf(await this.#parts.connection.requestQuote(page.value, body, inTime()));
  }

  /** Fails as `quote` does, and with `change-unconfirmed` where the answer was lost, so that the service may have taken it. */
  async announce({ saleId, ...asked }: CommandInput<'paymentPages.announce'>): Promise<Result<PageAnswer>> {
    const page = this.#pageOf(saleId);
    if (!page.ok) return page;
    const body = { ...asked, ...this.#customerOf(saleId) };
    return answerOf(await this.#parts.connection.announceTransaction(page.value, body, inTime()));
  }

  /** The page of the payment that was shown last. */
  #pageOf(saleId: string): Result<string> {
    const created = this.#parts.ledger.sale(saleId).findLast((event) => event.type === 'payment-created');
    return created?.paymentPageId === undefined
      ? failed({ action: 'fix-input', code: 'not-found' })
      : succeeded(created.paymentPageId);
  }

  #customerOf(saleId: string) {
    const customer = this.#parts.payers.detailsOf(saleId)?.customer;
    return customer && { customer };
  }
}

const inTime = () => AbortSignal.timeout(ANSWERED_WITHIN_MS);

/** The answer's texts, numbers and booleans. Nested objects are left out. */
function answerOf(read: Result<Readonly<Record<string, unknown>>>): Result<PageAnswer> {
  if (!read.ok) return read;
  const facts = Object.entries(read.value).flatMap(([name, value]): PageFact[] => {
    const text =
      typeof value === 'number'
        ? (decimalFromNumber(value, 0) ?? String(value))
        : typeof value === 'string' || typeof value === 'boolean'
          ? String(value)
          : '';
    return text === '' ? [] : [{ name: name.slice(0, LONGEST_FACT), value: text.slice(0, LONGEST_FACT) }];
  });
  return succeeded({ facts: facts.slice(0, MOST_FACTS) });
}
