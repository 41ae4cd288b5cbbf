import { Button } from '../../components/button/button.tsx';
import { Question } from '../../components/dialog/confirm-dialog.tsx';
import { useWords } from '../../messages/use-messages.ts';

interface TipQuestionProps {
  /** The cashier goes on without the customer's answer. */
  readonly onSkip: () => void;
  readonly onBack: () => void;
}

/** The customer is choosing. A customer who does nothing holds nobody up. */
export function TipQuestionDialog({ onSkip, onBack }: TipQuestionProps) {
  const { customerScreen: words } = useWords();
  return (
    <Question
      title={words.asking}
      onClose={onBack}
      actions={
        <>
          <Button kind="secondary" onPress={onBack}>
            {words.back}
          </Button>
          <Button kind="primary" onPress={onSkip}>
            {words.noTip}
          </Button>
        </>
      }
    >
      <p>{words.askingText}</p>
    </Question>
  );
}
