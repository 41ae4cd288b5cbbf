import {
  lazy,
  memo,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type RefObject,
} from 'react';
import type { SaleView } from '../../../../shared/contract/sale-view.ts';
import { SALE_PROGRESSES } from '../../../../shared/view/sale-progress.ts';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { useLatest } from '../../../state/connection.ts';
import { seenOf } from '../../../state/sale-stage.ts';
import { latestFailure, useCommand } from '../../../state/use-command.ts';
import { useFirstMessages } from '../../../messages/use-messages.ts';
import { byProgress } from './by-progress.ts';
import { OpenSale } from './open-sale.tsx';
import * as styles from './open-sales.module.css';
import { saleBadge } from './sale-badge.ts';
import { useClearFinished } from './use-clear-finished.ts';
import { useOverflow } from './use-overflow.ts';

const OpenSalesList = lazy(async () => ({
  default: (await import('./open-sales-list.tsx')).OpenSalesList,
}));

/**
 * All parked or unresolved sales in one row, without the one on the screen. A press opens a sale. Waiting sales come first,
 * finished ones last, which one press clears. Where the row is too short, a button opens a list of all of them.
 */
export function OpenSales() {
  const all = useLatest(({ view }) => view?.sales);
  const alerts = useLatest(({ view }) => view?.alerts);
  const currentSaleId = useLatest(({ view }) => view?.currentSaleId);
  const signedIn = useLatest(({ view }) => view?.staff.signedIn);
  const shopLocale = useLatest(({ view }) => view?.terminal?.locale);
  const messages = useFirstMessages();
  const { run, ...opening } = useCommand('sale.open');
  const [listShown, setListShown] = useState(false);
  const row = useRef<HTMLUListElement>(null);
  const current = all?.find(({ id }) => id === currentSaleId);
  const seen = current ? seenOf(current.stage) : 'open';
  const open = useCallback((saleId: string) => void run({ saleId, seen }), [run, seen]);
  const groups = byProgress(all?.filter(({ id }) => id !== currentSaleId) ?? [], alerts ?? []);
  const sales = SALE_PROGRESSES.flatMap((progress) => groups[progress]);
  const clearing = useClearFinished(groups.finished);
  const overflows = useOverflow(row, sales.map(({ id }) => id).join(' '));
  useNewsInSight(row, sales);
  const failure = latestFailure(opening, clearing.command);
  if (sales.length === 0) return null;
  return (
    <section className={styles.openSales} data-part="open-sales" aria-label={messages.openSales.title}>
      {failure !== undefined && <FailureBanner failure={failure} />}
      <div className={styles.openSalesTitle}>
        {overflows ? (
          <ShowAll
            count={sales.length}
            needsPerson={groups['needs-person'].length > 0}
            onShow={setListShown}
          />
        ) : (
          <h2 aria-hidden="true">
            {messages.openSales.title} <span>{sales.length}</span>
          </h2>
        )}
      </div>
      <ul ref={row}>
        {sales.map(
          ({ id, number, amount, reference, name, startedAt, stage, cashier, cashierId, elsewhere }) => (
            <OpenSale
              key={id}
              {...saleBadge(stage, messages)}
              id={id}
              number={number}
              reference={reference}
              name={name}
              minor={amount.minor}
              currency={amount.currency}
              locale={shopLocale ?? 'en'}
              since={seenOf(stage) === 'settled' ? undefined : startedAt}
              ended={seenOf(stage) === 'settled'}
              onOpen={open}
              elsewhere={elsewhere && `${elsewhere.merchantId} ${hostOf(elsewhere.origin)}`}
              cashier={cashierId === signedIn ? undefined : cashier}
            />
          ),
        )}
      </ul>
      {clearing.clear && (
        <button
          type="button"
          className={styles.openSalesClear}
          disabled={clearing.command.running}
          onClick={clearing.clear}
        >
          {messages.openSales.clearFinished}
        </button>
      )}
      {listShown && (
        <Suspense>
          <OpenSalesList
            groups={groups}
            {...(clearing.clear && { onClear: clearing.clear })}
            onOpen={open}
            onClose={() => setListShown(false)}
          />
        </Suspense>
      )}
    </section>
  );
}

interface ShowAllProps {
  readonly count: number;
  readonly needsPerson: boolean;
  readonly onShow: (shown: true) => void;
}

const ShowAll = memo(function ShowAll({ count, needsPerson, onShow }: ShowAllProps) {
  const { openSales } = useFirstMessages();
  return (
    <button type="button" aria-haspopup="dialog" onClick={() => onShow(true)}>
      <Icon name={needsPerson ? 'warning' : 'menu'} />
      {openSales.all({ count })}
    </button>
  );
});

/** Scrolls the row to a sale that has just ended, and back to those that wait once ended ones were cleared. */
function useNewsInSight(row: RefObject<HTMLUListElement | null>, sales: readonly SaleView[]): void {
  const known = useRef<readonly SaleView[]>(undefined);
  const ended = sales.filter(({ stage }) => seenOf(stage) === 'settled');
  const onChange = useEffectEvent(() => {
    const before = known.current;
    known.current = ended;
    if (before && ended.length < before.length) row.current?.scrollTo({ left: 0 });
    const news = before && ended.find(({ id }) => !before.some((sale) => sale.id === id));
    const place = news === undefined ? -1 : sales.indexOf(news);
    const entry = row.current?.children[place];
    if (row.current && entry) scrollRowTo(row.current, entry);
  });
  useEffect(() => onChange(), [ended.length]);
}

/** Scrolls the row only, not the page, so that the sale on the screen does not move. */
function scrollRowTo(row: Element, entry: Element): void {
  const shown = row.getBoundingClientRect();
  const { left, right } = entry.getBoundingClientRect();
  row.scrollBy({ left: Math.min(0, left - shown.left) || Math.max(0, right - shown.right) });
}

/** The host of a service's address. Training has a name instead of an address. */
function hostOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).host : origin;
}
