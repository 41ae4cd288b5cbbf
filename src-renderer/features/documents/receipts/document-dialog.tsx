import { useId, useState } from 'react';
import type { ShortDocument } from '../../../../shared/contract/commands/documents.ts';
import { Button } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useMessages, type Messages } from '../../../messages/use-messages.ts';
import { DocumentActions } from './document-actions.tsx';
import * as styles from './document-dialog.module.css';
import { DocumentPreview } from './document-preview.tsx';
import * as buttonStyles from '../../../components/button/button.module.css';
import * as visuallyHidden from '../../../components/text/visually-hidden.module.css';

export interface SaleDocumentChoice {
  readonly name: keyof Messages['documentView']['open'];
  readonly request: ShortDocument;
}

interface DocumentDialogProps {
  /** The first one lies on top. */
  readonly choices: readonly [SaleDocumentChoice, ...SaleDocumentChoice[]];
  /** Escape closes it too. */
  readonly onClose: () => void;
}

/** The documents of a sale, over the screen of that sale. */
export function DocumentDialog({ choices, onClose }: DocumentDialogProps) {
  const { documentView } = useMessages();
  const id = useId();
  const [shown, show] = useState(choices[0]);
  // Where there is a choice, the one that is pressed says what lies here.
  const one = choices.length === 1;
  return (
    <Dialog className={styles.documentDialog} aria-labelledby={id} onClose={onClose}>
      <DocumentPreview request={shown.request} />
      <div className={styles.documentSide}>
        <h2 id={id} tabIndex={-1} className={one ? undefined : visuallyHidden.visuallyHidden}>
          {documentView.open[shown.name]}
        </h2>
        {!one && (
          <div className={styles.documentChoice} role="group" aria-label={documentView.kind}>
            {choices.map((choice) => (
              <button
                key={choice.name}
                type="button"
                className={buttonStyles.button}
                data-part="button"
                data-kind="secondary"
                aria-pressed={choice.name === shown.name}
                onClick={() => show(choice)}
              >
                {documentView.open[choice.name]}
              </button>
            ))}
          </div>
        )}
        <DocumentActions key={shown.name} request={shown.request} />
        <Button kind="secondary" icon="back" onPress={onClose}>
          {documentView.close}
        </Button>
      </div>
    </Dialog>
  );
}
