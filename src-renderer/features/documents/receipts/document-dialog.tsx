import { useId, useState } from 'react';
import type { PaperRequest } from '../../../../shared/contract/commands/paper.ts';
import { Button } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useWords, type Words } from '../../../messages/use-messages.ts';
import { PaperActions } from './document-actions.tsx';
import * as styles from './document-dialog.module.css';
import { PaperPlace } from './document-preview.tsx';
import * as buttonStyles from '../../../components/button/button.module.css';
import * as visuallyHidden from '../../../components/text/visually-hidden.module.css';

export interface SalePaperChoice {
  readonly name: keyof Words['paperView']['open'];
  readonly request: PaperRequest;
}

interface PaperDialogProps {
  /** The first one lies on top. */
  readonly choices: readonly [SalePaperChoice, ...SalePaperChoice[]];
  /** Escape closes it too. */
  readonly onClose: () => void;
}

/** The papers of a sale, over the screen of that sale. */
export function PaperDialog({ choices, onClose }: PaperDialogProps) {
  const { paperView } = useWords();
  const id = useId();
  const [shown, show] = useState(choices[0]);
  // Where there is a choice, the one that is pressed says what lies here.
  const one = choices.length === 1;
  return (
    <Dialog className={styles.paperDialog} aria-labelledby={id} onClose={onClose}>
      <PaperPlace request={shown.request} />
      <div className={styles.paperSide}>
        <h2 id={id} tabIndex={-1} className={one ? undefined : visuallyHidden.visuallyHidden}>
          {paperView.open[shown.name]}
        </h2>
        {!one && (
          <div className={styles.paperChoice} role="group" aria-label={paperView.kind}>
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
                {paperView.open[choice.name]}
              </button>
            ))}
          </div>
        )}
        <PaperActions key={shown.name} request={shown.request} />
        <Button kind="secondary" icon="back" onPress={onClose}>
          {paperView.close}
        </Button>
      </div>
    </Dialog>
  );
}
