import { useCallback, useEffect, useRef } from 'react';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { useLatest } from '../../../state/connection.ts';
import { seenOf } from '../../../state/sale-stage.ts';
import { useCommand } from '../../../state/use-command.ts';
import { useFirstMessages } from '../../../messages/use-messages.ts';
import { OpenSale } from './open-sale.tsx';
import * as styles from './open-sales.module.css';
import { endedFirst } from './ended-first.ts';
import { saleBadge } from './sale-badge.ts';

/**
 * Every sale that is parked or unresolved, other than the one on the screen; a tap brings it back. Those that have
 * ended stand first, marked, until somebody has seen them.
 */
export function OpenSales() {
  const all = useLatest(({ view }) => view?.sales);
  const currentSaleId = useLatest(({ view }) => view?.currentSaleId);
  const signedIn = useLatest(({ view }) => view?.staff.signedIn);
  const shopLocale = useLatest(({ view }) => view?.terminal?.locale);
  const messages = useFirstMessages();
  const { run, failure } = useCommand('sale.open');
  const list = useRef<HTMLUListElement>(null);
  const current = all?.find(({ id }) => id === currentSaleId);
  const seen = current ? seenOf(current.stage) : 'open';
  const open = useCallback((saleId: string) => void run({ saleId, seen }), [run, seen]);
  const sales = endedFirst(all?.filter(({ id }) => id !== currentSaleId) ?? []);
  const ended = sales.filter(({ stage }) => seenOf(stage) === 'settled').length;
  useEffect(() => {
    if (list.current) list.current.scrollLeft = 0;
  }, [ended]);
  if (sales.length === 0) return null;
  return (
    <section className={styles.openSales} data-part="open-sales" aria-label={messages.openSales.title}>
      <h2 aria-hidden="true">
        {messages.openSales.title} <span>{sales.length}</span>
      </h2>
      {failure !== undefined && <FailureBanner failure={failure} />}
      <ul ref={list}>
        {sales.map(({ id, number, amount, reference, stage, cashier, cashierId, elsewhere }) => (
          <OpenSale
            key={id}
            {...saleBadge(stage, messages)}
            id={id}
            number={number}
            reference={reference}
            minor={amount.minor}
            currency={amount.currency}
            locale={shopLocale ?? 'en'}
            ended={seenOf(stage) === 'settled'}
            onOpen={open}
            elsewhere={elsewhere && `${elsewhere.merchantId} ${hostOf(elsewhere.origin)}`}
            cashier={cashierId === signedIn ? undefined : cashier}
          />
        ))}
      </ul>
    </section>
  );
}

/** Training has no address. */
function hostOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).host : origin;
}
