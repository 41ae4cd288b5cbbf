import { useMessages } from '../../messages/use-messages.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './field.module.css';

interface RevealButtonProps {
  readonly boxId: string;
  readonly labelId: string;
  readonly revealed: boolean;
  readonly onReveal: (revealed: boolean) => void;
}

/** Shows what was typed into a box of dots, until the box is left. */
export function RevealButton({ boxId, labelId, revealed, onReveal }: RevealButtonProps) {
  const { field } = useMessages();
  return (
    <button
      type="button"
      className={styles.fieldReveal}
      aria-label={revealed ? field.hide : field.show}
      aria-describedby={labelId}
      aria-controls={boxId}
      onClick={() => onReveal(!revealed)}
    >
      <Icon name={revealed ? 'eye-off' : 'eye'} />
    </button>
  );
}
