import { Button } from '../../../components/button/button.tsx';
import { Question } from '../../../components/dialog/confirm-dialog.tsx';
import { useWords } from '../../../messages/use-messages.ts';

interface CloseQuestionProps {
  readonly shift: number;
  /** How many have not ended. */
  readonly openSales: number;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

export function CloseQuestion({ shift, openSales, onClose, onConfirm }: CloseQuestionProps) {
  const words = useWords().shifts;
  return (
    <Question
      title={words.closeQuestion({ shift })}
      onClose={onClose}
      actions={
        <>
          <Button kind="primary" onPress={onClose}>
            {words.notYet}
          </Button>
          <Button kind="secondary" onPress={onConfirm}>
            {words.closeNow}
          </Button>
        </>
      }
    >
      {openSales > 0 && <p>{words.closeOpenSales({ sales: openSales })}</p>}
      <p>{words.closeText}</p>
    </Question>
  );
}
