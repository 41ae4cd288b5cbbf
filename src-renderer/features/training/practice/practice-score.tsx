import { takeFocus } from '../../../components/layout/take-focus.ts';
import type { PracticeMessages } from '../../../../shared/messages/messages.ts';
import { Button } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import * as cardStyles from '../../../components/layout/card.module.css';
import * as styles from './practice-screen.module.css';
import type { Question } from './round.ts';
import type { ChoiceName } from './situations.ts';

interface PracticeScoreProps {
  readonly questions: readonly Question[];
  readonly picks: readonly ChoiceName[];
  readonly messages: PracticeMessages['practice'];
  readonly onAgain: () => void;
}

/** How many decisions were right, and beside it each situation that had another one, with what is right there. */
export function PracticeScore({ questions, picks, messages, onAgain }: PracticeScoreProps) {
  const all = useMessages();
  const missed = questions.filter((_, index) => picks[index] !== 'right');
  return (
    <div className={styles.practice}>
      <section className={`${cardStyles.card} ${styles.score}`} data-part="card">
        <h2 tabIndex={-1} ref={takeFocus}>
          {messages.score({ right: questions.length - missed.length, count: questions.length })}
        </h2>
        <p>{missed.length === 0 ? messages.all : messages.some}</p>
        <Button kind="primary" onPress={onAgain}>
          {messages.again}
        </Button>
      </section>
      {missed.length > 0 && (
        <ul className={styles.missed}>
          {missed.map(({ situation: { id, title } }) => (
            <li key={id}>
              <strong>{title(all)}</strong>
              <p>{messages.situations[id].text}</p>
              <p data-choice="right">
                <Icon name="check" /> {messages.situations[id].right}
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
