import { lazy, Suspense, useEffect, useEffectEvent, useState, type SubmitEvent } from 'react';
import { amountOf, isEmptyDraft } from '../../../../shared/cart/draft.ts';
import type { CartLine } from '../../../../shared/cart/cart.ts';
import type { Failure } from '../../../../shared/failure.ts';
import type { Article } from '../../../../shared/contract/checkout.ts';
import type { Notice } from '../../../../shared/contract/views.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import type { ScreenView } from '../../../state/connection.ts';
import { formatMoney } from '../../../../shared/money/money.ts';
import { CheckoutBar, type OpenPanel } from '../panels/checkout-bar.tsx';
import { useHold } from '../cart/use-hold.ts';
import type { Unpriced } from '../cart/price-question.tsx';
import { Notices } from '../../../shell/notices.tsx';
import { OpenSales } from '../../payment/open-sales/open-sales.tsx';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { ScreenTitle } from '../../../components/layout/screen-title.tsx';
import { loadable } from '../../../loading/loadable.ts';
import { useCommand } from '../../../state/use-command.ts';
import { useFirstMessages } from '../../../messages/use-messages.ts';
import { ChargeButton } from './charge-button.tsx';
import { chargeOf } from '../charging/charge.ts';
import { lineOf, typedOf, type Draft, type DraftEdit } from '../draft/draft.ts';
import type { KeypadKey } from '../../../components/keypad/keypad-keys.ts';
import { Keypad } from '../../../components/keypad/keypad.tsx';
import * as styles from './new-sale-screen.module.css';
import * as catalogueStyles from './catalogue-layout.module.css';
import type { Order } from '../../payment/order.ts';
import { SaleGoods } from './sale-goods.tsx';
import { SaleReference } from './sale-reference.tsx';
import { SaleWarnings } from './sale-warnings.tsx';
import { TenderLine } from './tender-line.tsx';
import { useCharging } from '../charging/use-charging.ts';
import { useAfterScan } from './use-after-scan.ts';
import { useAmountFault } from './use-amount-fault.ts';
import { useCheckoutKeys } from './use-checkout-keys.ts';
import { useScan } from './use-scan.ts';

const ArticleGrid = lazy(async () => ({
  default: (await import('../articles/article-grid.tsx')).ArticleGrid,
}));
/** Loaded as soon as the screen is drawn, because an unknown barcode has to be asked about at once. */
const PriceQuestion = loadable(async () => (await import('../cart/price-question.tsx')).PriceQuestion);
const CheckoutPanels = lazy(async () => ({
  default: (await import('../panels/checkout-panels.tsx')).CheckoutPanels,
}));

interface NewSaleScreenProps {
  readonly view: ScreenView;
  readonly terminal: TerminalView;
  readonly draft: Draft;
  readonly edit: (edit: DraftEdit) => void;
  /** Why the cart, which was to make room for a sale that is charged again, could not be held. */
  readonly notHeld: Failure | undefined;
  /** Undoes the last change of the cart. */
  readonly onUndo: () => void;
  readonly undoing: boolean;
  /** Opens the set-up; `undefined` for cashiers, who may not enter secrets. */
  readonly onSecrets: (() => void) | undefined;
  /** Asks for the customer's details, and then charges the order. */
  readonly onCustomer: (order: Order) => void;
  /** An amount, in minor units, that is charged again as soon as the draft has this amount. */
  readonly chargeAgain: number | undefined;
  readonly onChargedAgain: () => void;
}

/** The screen on which a sale is put together and charged. */
export function NewSaleScreen(props: NewSaleScreenProps) {
  const { view, terminal, draft, edit, notHeld, onUndo, undoing, onSecrets, onCustomer } = props;
  const { chargeAgain, onChargedAgain } = props;
  const { newSale: messages, cart: cartMessages } = useFirstMessages();
  const prefetchDuplicates = useCommand('sale.prefetchDuplicates');
  const [panel, setPanel] = useState<OpenPanel>();
  const [picked, setPicked] = useState<Unpriced>();
  const [articlesShown, setArticlesShown] = useState(false);

  const { checkout } = view;
  const { tip, name } = checkout?.draft ?? {};
  const typed = typedOf(draft, cartMessages.typed);
  const whole = { ...typed, ...(tip && { tip }), ...(name !== undefined && { name }) };
  const amount = amountOf(whole, terminal.tax);
  const charge = chargeOf(typed, amount);
  const charging = useCharging({
    view,
    terminal,
    draft,
    charge,
    typedName: cartMessages.typed,
    tip,
    onStarted: () => edit({ type: 'started' }),
    onCustomer,
  });
  const { start, attempted, submit } = charging;
  const replace = (made: DraftEdit) => {
    charging.forgetAttempt();
    // After a change it is another sale, which must not be charged automatically.
    onChargedAgain();
    edit(made);
  };
  const hold = useHold(typed, checkout?.held ?? [], replace);
  /**
   * The cart is on its way to be charged or held, or gives way to the one before. What was added now would leave the screen
   * with it, and be in no cart.
   */
  const isLeaving = start.running || hold.running || undoing;
  const change = (made: DraftEdit) => {
    if (!isLeaving) replace(made);
  };
  const press = (key: KeypadKey) => change({ type: 'key', key });
  const add = () => change({ type: 'add', name: cartMessages.typed });
  const ringUp = (line: CartLine) => change({ type: 'article', line });
  const pick = (article: Article) => {
    if (article.unitMinor === undefined) setPicked({ article });
    else ringUp(lineOf(article, article.unitMinor));
  };
  const scan = useScan({
    ready: !isLeaving,
    articles: checkout?.articles ?? 0,
    onLine: ringUp,
  });
  const asked = picked ?? scan.asked;
  const submitAfterScan = useAfterScan(scan, () => {
    if (!isLeaving) void submit();
  });
  const holdAfterScan = useAfterScan(scan, () => {
    if (!isLeaving) hold.hold();
  });
  const undoAfterScan = useAfterScan(scan, () => {
    if (isLeaving) return;
    charging.forgetAttempt();
    onChargedAgain();
    onUndo();
  });
  useCheckoutKeys({ press, add, charge: submitAfterScan });
  // The draft's tip comes from main; until then the amount differs.
  const isComplete = charge.ready && charge.order.amountMinor === chargeAgain;
  const onComplete = useEffectEvent(() => {
    onChargedAgain();
    charging.chargeAgain();
  });
  useEffect(() => {
    if (isComplete) onComplete();
  }, [isComplete]);
  useEffect(() => PriceQuestion.preload(), []);

  const shown = formatMoney({ minor: amount.amountMinor, currency: terminal.currency }, terminal.locale);
  const amountFault = useAmountFault(draft, charge, attempted);
  const prefetch = (reference: string) => void prefetchDuplicates.run({ reference });
  const hasCatalogue = checkout !== undefined && checkout.articles > 0;

  return (
    <>
      <form
        className={`${styles.newSale} ${hasCatalogue ? catalogueStyles.catalogueLayout : ''}`}
        data-pane={articlesShown ? 'articles' : 'keypad'}
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          submitAfterScan();
        }}
      >
        <ScreenTitle hidden>{messages.title}</ScreenTitle>
        <div className={styles.newSaleEntry} data-area="entry">
          <SaleGoods
            draft={whole}
            amount={amount}
            terminal={terminal}
            shown={shown}
            hasCatalogue={hasCatalogue}
            fault={amountFault}
            hold={hold}
            edit={change}
            onOpen={setPanel}
          />
          {checkout && (
            <CheckoutBar
              checkout={checkout}
              terminal={terminal}
              ringingUp={draft.lines.length > 0}
              articlesShown={articlesShown}
              onArticles={() => setArticlesShown(!articlesShown)}
              onUndo={undoAfterScan}
              onHold={isEmptyDraft(typed) ? undefined : holdAfterScan}
              onQuick={(minor) => change({ type: 'quick', minor })}
              onAdd={add}
              onOpen={setPanel}
            />
          )}
          <SaleWarnings
            view={view}
            terminal={terminal}
            charging={charging}
            holdFailure={hold.failure ?? notHeld}
            reference={draft.reference}
            onSecrets={onSecrets}
            onOpenedEarlier={() => edit({ type: 'opened-earlier' })}
          />
          <SaleReference
            terminal={terminal}
            otherTillsUnseen={view.otherTillsUnseen === true}
            reference={draft.reference}
            fault={charge.ready ? undefined : charge.reference}
            onChange={(text) => change({ type: 'reference', text })}
            onTyped={prefetch}
            payerKept={draft.again?.payerKept === true}
            onCustomer={charging.askCustomer}
          />
          <div className={styles.newSaleNotices} data-area="notices">
            {checkout?.notKept && <FailureBanner failure={checkout.notKept} />}
            <Suspense>
              <Notices short notices={view.notices.filter(concernsCashiers)} />
            </Suspense>
          </div>
          <TenderLine title={messages.accepted} tenders={view.tenders} />
        </div>
        <Suspense>
          {hasCatalogue && <ArticleGrid checkout={checkout} terminal={terminal} onPick={pick} />}
        </Suspense>
        <Keypad onPress={press} />
        <ChargeButton amount={shown} ready={charge.ready} disabled={isLeaving} />
        <OpenSales />
      </form>
      <Suspense>
        {asked && (
          <PriceQuestion
            about={asked}
            reference={draft.reference}
            terminal={terminal}
            onLine={ringUp}
            onReference={(reference) => {
              change({ type: 'reference', text: reference });
              prefetch(reference);
            }}
            onClose={() => {
              setPicked(undefined);
              scan.settle();
            }}
          />
        )}
      </Suspense>
      <Suspense>
        {checkout && panel && (
          <CheckoutPanels
            panel={panel}
            staff={view.staff}
            checkout={checkout}
            terminal={terminal}
            typed={typed}
            amount={amount}
            edit={change}
            onHold={holdAfterScan}
            onClose={() => setPanel(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

/** Notices for managers only, who see them on the set-up screen and in the back office. */
const MANAGERS_ONLY: readonly Notice['code'][] = [
  'keyring-plain-text',
  'certificates-checked',
  'secrets-in-environment',
  'webhooks-not-received',
  'ledger-restored',
];

function concernsCashiers({ code }: Notice): boolean {
  return !MANAGERS_ONLY.includes(code);
}
