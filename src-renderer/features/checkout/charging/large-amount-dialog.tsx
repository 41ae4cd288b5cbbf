import { formatMoney, type Money } from '../../../../shared/money.ts';
import { Button } from '../../../components/button/button.tsx';
import { Question } from '../../../components/dialog/confirm-dialog.tsx';
import { useWords } from '../../../messages/use-messages.ts';

interface AmountQuestionProps {
  readonly asked: Money;
  /** Amounts above it are asked about. */
  readonly limit: Money;
  /** The store's. */
  readonly locale: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Before an unusually large amount is charged. Enter, also one that is still held, goes back. */
export function AmountQuestion({ asked, limit, locale, onConfirm, onClose }: AmountQuestionProps) {
  const { newSale: words, guard } = useWords();
  const amount = formatMoney(asked, locale);
  return (
    <Question
      title={words.askAmount({ amount })}
      onClose={onClose}
      actions={
        <>
          <Button kind="primary" onPress={onClose}>
            {guard.back}
          </Button>
          <Button kind="secondary" onPress={onConfirm}>
            {words.confirmAmount({ amount })}
          </Button>
        </>
      }
    >
      <p>{words.aboveLimit({ limit: formatMoney(limit, locale) })}</p>
    </Question>
  );
}
