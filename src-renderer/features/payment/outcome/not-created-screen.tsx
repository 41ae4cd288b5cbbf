import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import type { FailureCode } from '../../../../shared/failure.ts';
import { formatMoney } from '../../../../shared/money/money.ts';
import type { Order } from '../order.ts';
import { isolated } from '../../../../shared/text/bidi.ts';
import { Button } from '../../../components/button/button.tsx';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import type { SaleIn } from '../../../state/sale-stage.ts';
import { useCommand } from '../../../state/use-command.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { ChargeAgain } from './charge-again.tsx';
import { EndLayout } from './end-layout.tsx';

interface NotCreatedScreenProps {
  readonly sale: SaleIn<'not-created'>;
  readonly terminal: TerminalView;
  /** Begins a new sale with the same contents. */
  readonly onAgain: () => void;
  /** Charges the same again for the same order. Missing while the till is locked. */
  readonly onChargeAgain?: () => void;
  /** Asks for the customer's details, and then charges the same order. */
  readonly onCustomer: (order: Order) => void;
}

/** Failures that do not occur with the customer's details. */
const WANTS_CUSTOMER: ReadonlySet<FailureCode> = new Set<FailureCode>([
  'customer-required',
  'customer-details-unavailable',
]);

/** Shown when no payment exists: the service refused it, or the cashier stopped the sale before a code was shown. */
export function NotCreatedScreen(props: NotCreatedScreenProps) {
  const { sale, terminal, onAgain, onChargeAgain, onCustomer } = props;
  const messages = useMessages();
  const leave = useCommand('sale.leave');
  const { failure, recordDamaged } = sale.stage;
  const wantsCustomer = failure !== undefined && WANTS_CUSTOMER.has(failure.code);
  const goOn = async (how: () => void) => {
    const result = await leave.run({ saleId: sale.id, seen: 'settled' });
    if (result?.ok === true) how();
  };
  const { amount, reference, lineItems } = sale;
  const mayChargeAgain =
    onChargeAgain !== undefined && !wantsCustomer && amount.currency === terminal.currency;
  const withCustomer = () =>
    onCustomer({ amountMinor: amount.minor, reference, ...(lineItems && { lineItems }) });

  return (
    <EndLayout
      icon={recordDamaged ? 'warning' : 'cross'}
      title={failure === undefined ? messages.notCreated.stopped : messages.notCreated.refused}
      amount={formatMoney(sale.amount, terminal.locale)}
      verdict={recordDamaged ? messages.creating.paused['record-damaged'] : messages.notCreated.verdict}
      facts={[
        { name: messages.awaiting.reference, value: sale.reference },
        ...(mayChargeAgain && sale.payerKept
          ? [{ name: messages.customer.title, value: messages.customer.goAlong }]
          : []),
      ]}
      answers={[
        { name: messages.outcome.happened, value: happened() },
        {
          name: messages.outcome.money,
          value: recordDamaged ? messages.notCreated.mayBePaid : messages.notCreated.money,
        },
        { name: messages.outcome.todo, value: todo() },
      ]}
      actions={
        <>
          {wantsCustomer && (
            <Button
              kind="primary"
              icon="person"
              disabled={leave.running}
              onPress={() => void goOn(withCustomer)}
            >
              {messages.customer.enter}
            </Button>
          )}
          {mayChargeAgain && (
            <ChargeAgain
              kind={recordDamaged ? 'secondary' : 'primary'}
              amount={amount}
              terminal={terminal}
              disabled={leave.running}
              onPress={() => void goOn(onChargeAgain)}
            />
          )}
          <Button
            kind={recordDamaged ? 'primary' : 'secondary'}
            disabled={leave.running}
            onPress={() => void goOn(onAgain)}
          >
            {messages.notCreated.newSale}
          </Button>
          {leave.failure !== undefined && <FailureBanner failure={leave.failure} />}
        </>
      }
    />
  );

  function happened(): string {
    if (failure === undefined && recordDamaged) return messages.history['record-damaged'];
    if (failure === undefined) return messages.notCreated.stoppedText;
    const said = failure.detail === undefined ? '' : ` “${isolated(failure.detail)}”`;
    return `${messages.failures[failure.code]}${said}`;
  }

  function todo(): string {
    if (recordDamaged) return messages.notCreated.lookFirst;
    if (wantsCustomer) return messages.customer.enterTodo;
    if (sale.amount.currency !== terminal.currency) return messages.notCreated.otherCurrency;
    const first = failure === undefined ? '' : `${messages.actions[failure.action]} `;
    return `${first}${messages.notCreated.todo}`;
  }
}
