import { Button } from '../../components/button/button.tsx';
import { Question } from '../../components/dialog/confirm-dialog.tsx';
import { useWords } from '../../messages/use-messages.ts';

/** The customer is typing. The cashier may take the form back at any time. */
export function DetailsQuestionDialog({ onBack }: { readonly onBack: () => void }) {
  const { customerScreen: words } = useWords();
  return (
    <Question
      title={words.typing}
      onClose={onBack}
      actions={
        <Button kind="secondary" onPress={onBack}>
          {words.typeHere}
        </Button>
      }
    >
      <p>{words.typingText}</p>
    </Question>
  );
}
