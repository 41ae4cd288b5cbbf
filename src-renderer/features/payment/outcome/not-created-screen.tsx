import type { TerminalView } from '../../../../shared/contract/views.ts';
import type { FailureCode } from '../../../../shared/failure.ts';
import { formatMoney } from '../../../../shared/money.ts';
import type { Order } from '../order.ts';
import { isolated } from '../../../../shared/text/bidi.ts';
import { Button } from '../../../components/button/button.tsx';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import type { SaleIn } from '../../../state/sale-in.ts';
import { useCommand } from '../../../state/use-command.ts';
import { useWords } from '../../../messages/use-messages.ts';
import { EndLayout } from './end-layout.tsx';

interface NotCreatedScreenProps {
  readonly sale: SaleIn<'not-created'>;
  readonly terminal: TerminalView;
  /** Called when the next sale is to begin with this one's amount. */
  readonly onAgain: () => void;
  /** Called when the same sale is to begin again, with its customer's details. */
  readonly onCustomer: (order: Order) => void;
}

/** What a customer's details set right. */
const WANTS_CUSTOMER: ReadonlySet<FailureCode> = new Set<FailureCode>([
  'customer-required',
  'customer-details-unavailable',
]);

/** No payment exists: the service refused it, or somebody stopped it before a code was shown. */
export function NotCreatedScreen({ sale, terminal, onAgain, onCustomer }: NotCreatedScreenProps) {
  const words = useWords();
  const leave = useCommand('sale.leave');
  const { failure } = sale.stage;
  const wantsCustomer = failure !== undefined && WANTS_CUSTOMER.has(failure.code);
  const goOn = async (how: () => void) => {
    const result = await leave.run({ saleId: sale.id, seen: 'settled' });
    if (result?.ok === true) how();
  };
  const { amount, reference, makeup } = sale;
  const withCustomer = () => onCustomer({ amountMinor: amount.minor, reference, ...(makeup && { makeup }) });

  return (
    <EndLayout
      icon="cross"
      title={failure === undefined ? words.notCreated.stopped : words.notCreated.refused}
      amount={formatMoney(sale.amount, terminal.locale)}
      verdict={words.notCreated.verdict}
      facts={[{ name: words.awaiting.reference, value: sale.reference }]}
      answers={[
        { name: words.outcome.happened, value: happened() },
        { name: words.outcome.money, value: words.notCreated.money },
        { name: words.outcome.todo, value: todo() },
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
              {words.customer.enter}
            </Button>
          )}
          <Button
            kind={wantsCustomer ? 'secondary' : 'primary'}
            disabled={leave.running}
            onPress={() => void goOn(onAgain)}
          >
            {words.notCreated.newSale}
          </Button>
          {leave.failure !== undefined && <FailureBanner failure={leave.failure} />}
        </>
      }
    />
  );

  function happened(): string {
    if (failure === undefined) return words.notCreated.stoppedText;
    const said = failure.detail === undefined ? '' : ` “${isolated(failure.detail)}”`;
    return `${words.failures[failure.code]}${said}`;
  }

  function todo(): string {
    if (wantsCustomer) return words.customer.enterTodo;
    if (sale.amount.currency !== terminal.currency) return words.notCreated.otherCurrency;
    const first = failure === undefined ? '' : `${words.actions[failure.action]} `;
    return `${first}${words.notCreated.todo}`;
  }
}
