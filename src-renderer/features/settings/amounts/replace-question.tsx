import type { Replacement } from '../../../../shared/contract/checkout.ts';
import { Button } from '../../../components/button/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { useMessages } from '../../../messages/use-messages.ts';

interface ReplaceQuestionProps {
  readonly file: string;
  readonly replaces: Replacement;
  readonly count: (number: number) => string;
  readonly onReplace: () => void;
  readonly onClose: () => void;
}

/** What a file would do to the catalogue, before it does. */
export function ReplaceQuestion({ file, replaces, count, onReplace, onClose }: ReplaceQuestionProps) {
  const messages = useMessages().amounts;
  const { added, changed, removed } = replaces;
  return (
    <ConfirmDialog
      title={messages.replaceTitle}
      onClose={onClose}
      actions={
        <>
          <Button kind="secondary" onPress={onClose}>
            {messages.replaceNot}
          </Button>
          <Button kind="primary" onPress={onReplace}>
            {messages.replaceNow}
          </Button>
        </>
      }
    >
      <p>
        <bdi>{file}</bdi>
      </p>
      <ul>
        <li>{messages.replaceAdded({ count: count(added) })}</li>
        <li>{messages.replaceChanged({ count: count(changed) })}</li>
        <li>{messages.replaceRemoved({ count: count(removed) })}</li>
      </ul>
      <p>{messages.replaceNote}</p>
    </ConfirmDialog>
  );
}
