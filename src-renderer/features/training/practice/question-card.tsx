import { takeFocus } from '../../../components/layout/take-focus.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import type { PracticeMessages } from '../../../../shared/messages/messages.ts';
import { formatMoney } from '../../../../shared/money/money.ts';
import { Button } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import * as styles from './practice-screen.module.css';
import type { Question } from './round.ts';
import type { ChoiceName, Situation } from './situations.ts';

interface QuestionCardProps {
  readonly question: Question;
  readonly messages: PracticeMessages['practice'];
  readonly terminal: TerminalView;
  readonly progress: string;
  readonly nextLabel: string;
  readonly picked: ChoiceName | undefined;
  readonly onPick: (choice: ChoiceName) => void;
  readonly onNext: () => void;
}

/** One situation: what the till shows, what can be done, and after the choice why. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, messages, terminal, progress, nextLabel, picked, onPick, onNext } = props;
  const { situation, order } = question;
  const texts: Partial<Record<ChoiceName, string>> & { readonly text: string; readonly why: string } =
    messages.situations[situation.id];
  const choices = order.filter((name) => texts[name] !== undefined);
  return (
    <div className={styles.practice}>
      <div className={styles.practiceMoment}>
        <TillPicture situation={situation} terminal={terminal} />
        <p>{texts.text}</p>
      </div>
      <div className={styles.practiceDecision}>
        <p className={styles.practiceProgress}>{progress}</p>
        <h2 tabIndex={-1} ref={takeFocus}>
          {messages.question}
        </h2>
        <ul>
          {choices
            .filter((name) => picked === undefined || name === 'right' || name === picked)
            .map((name) => (
              <li key={name} data-choice={picked && name}>
                {picked === undefined ? (
                  <Button kind="secondary" onPress={() => onPick(name)}>
                    {texts[name]}
                  </Button>
                ) : (
                  <>
                    <Icon name={name === 'right' ? 'check' : 'cross'} /> {texts[name]}
                  </>
                )}
              </li>
            ))}
        </ul>
        <div role="status">
          {picked && (
            <p className={styles.practiceWhy} tabIndex={-1} ref={takeFocus}>
              <strong>{picked === 'right' ? messages.correct : messages.incorrect}</strong> {texts.why}
            </p>
          )}
        </div>
        {picked && (
          <Button kind="primary" onPress={onNext}>
            {nextLabel}
          </Button>
        )}
      </div>
    </div>
  );
}

interface TillPictureProps {
  readonly situation: Situation;
  readonly terminal: TerminalView;
}

/** The till's screen, small: its colour, its word and the amount. */
function TillPicture({ situation, terminal }: TillPictureProps) {
  const { icon, tone, amountMinor, title } = situation;
  const messages = useMessages();
  const { currency, locale } = terminal;
  return (
    <div className={styles.practicePicture} data-tone={tone}>
      <Icon name={icon} />
      <strong>{title(messages)}</strong>
      {amountMinor > 0 && <bdi>{formatMoney({ minor: amountMinor, currency }, locale)}</bdi>}
    </div>
  );
}
