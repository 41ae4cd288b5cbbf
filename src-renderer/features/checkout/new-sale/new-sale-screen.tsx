import { lazy, Suspense, useEffect, useState, type SubmitEvent } from 'react';
import { isEmptyDraft } from '../../../../shared/cart/draft.ts';
import type { Failure } from '../../../../shared/failure.ts';
import type { Notice } from '../../../../shared/contract/views.ts';
import { formatMoney } from '../../../../shared/money/money.ts';
import { CheckoutBar, type OpenPanel } from '../panels/checkout-bar.tsx';
import { Notices } from '../../../shell/notices.tsx';
import { OpenSales } from '../../payment/open-sales/open-sales.tsx';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { ScreenTitle } from '../../../components/layout/screen-title.tsx';
import { loadable } from '../../../loading/loadable.ts';
import { useCommand } from '../../../state/use-command.ts';
import { useFirstMessages } from '../../../messages/use-messages.ts';
import { ChargeButton } from './charge-button.tsx';
import type { KeypadKey } from '../../../components/keypad/keypad-keys.ts';
import { Keypad } from '../../../components/keypad/keypad.tsx';
import * as styles from './new-sale-screen.module.css';
import * as catalogueStyles from './catalogue-layout.module.css';
import { SaleGoods } from './sale-goods.tsx';
import { SaleReference } from './sale-reference.tsx';
import { SaleWarnings } from './sale-warnings.tsx';
import { TenderLine } from './tender-line.tsx';
import { useAmountFault } from './use-amount-fault.ts';
import { useCheckoutKeys } from './use-checkout-keys.ts';
import { useNewSale, type NewSaleParts } from './use-new-sale.ts';

const ArticleGrid = lazy(async () => ({
  default: (await import('../articles/article-grid.tsx')).ArticleGrid,
}));
/** Loaded as soon as the screen is drawn, because an unknown barcode has to be asked about at once. */
const PriceQuestion = loadable(async () => (await import('../cart/price-question.tsx')).PriceQuestion);
const CheckoutPanels = lazy(async () => ({
  default: (await import('../panels/checkout-panels.tsx')).CheckoutPanels,
}));

interface NewSaleScreenProps extends NewSaleParts {
  /** Why the cart, which was to make room for a sale that is charged again, could not be held. */
  readonly notHeld: Failure | undefined;
  /** Opens the set-up; `undefined` for cashiers, who may not enter secrets. */
  readonly onSecrets: (() => void) | undefined;
}

/** The screen on which a sale is put together and charged. */
export function NewSaleScreen(props: NewSaleScreenProps) {
  const { view, terminal, draft, edit, notHeld, onSecrets } = props;
  const { checkout } = view;
  const messages = useFirstMessages().newSale;
  const sale = useNewSale(props);
  const { typed, amount, charge, charging, hold, isLeaving, change, add, afterScan } = sale;
  const prefetchDuplicates = useCommand('sale.prefetchDuplicates');
  const [panel, setPanel] = useState<OpenPanel>();
  const [articlesShown, setArticlesShown] = useState(false);
  const press = (key: KeypadKey) => change({ type: 'key', key });
  useCheckoutKeys({ press, add, charge: afterScan.charge });
  useEffect(() => PriceQuestion.preload(), []);

  const shown = formatMoney({ minor: amount.amountMinor, currency: terminal.currency }, terminal.locale);
  const amountFault = useAmountFault(draft, charge, charging.attempted);
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
          afterScan.charge();
        }}
      >
        <ScreenTitle hidden>{messages.title}</ScreenTitle>
        <div className={styles.newSaleEntry} data-area="entry">
          <SaleGoods
            draft={sale.whole}
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
              onUndo={afterScan.undo}
              onHold={isEmptyDraft(typed) ? undefined : afterScan.hold}
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
          {hasCatalogue && <ArticleGrid checkout={checkout} terminal={terminal} onPick={sale.pick} />}
        </Suspense>
        <Keypad onPress={press} />
        <ChargeButton amount={shown} ready={charge.ready} disabled={isLeaving} />
        <OpenSales />
      </form>
      <Suspense>
        {sale.asked && (
          <PriceQuestion
            about={sale.asked}
            reference={draft.reference}
            terminal={terminal}
            onLine={sale.ringUp}
            onReference={(reference) => {
              change({ type: 'reference', text: reference });
              prefetch(reference);
            }}
            onClose={sale.closeQuestion}
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
            onHold={afterScan.hold}
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
