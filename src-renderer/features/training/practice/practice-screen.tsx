import { useState } from 'react';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { Button } from '../../../components/button/button.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import * as cardStyles from '../../../components/layout/card.module.css';
import * as styles from './practice-screen.module.css';
import { QuestionCard } from './question-card.tsx';
import { newRound } from './round.ts';
import type { ChoiceName } from './situations.ts';
import { usePracticeMessages } from './use-practice-messages.ts';

interface PracticeScreenProps {
  readonly terminal: TerminalView;
  readonly onBack: () => void;
}

/** Ten situations, each with a decision that is explained, and a score at the end. Nothing of it is kept. */
export function PracticeScreen({ terminal, onBack }: PracticeScreenProps) {
  const { menu } = useMessages();
  const messages = usePracticeMessages();
  const [questions, setQuestions] = useState(() => newRound(Math.random));
  const [picks, setPicks] = useState<readonly ChoiceName[]>([]);
  const [index, setIndex] = useState(0);
  const question = questions[index];
  const again = () => {
    setQuestions(newRound(Math.random));
    setPicks([]);
    setIndex(0);
  };
  return (
    <Page title={menu.entries.practice.name} onBack={onBack}>
      {messages && question && (
        <QuestionCard
          key={question.situation.id}
          question={question}
          messages={messages}
          terminal={terminal}
          progress={messages.progress({ number: index + 1, count: questions.length })}
          nextLabel={index + 1 < questions.length ? messages.next : messages.finish}
          picked={picks[index]}
          onPick={(choice) => setPicks([...picks, choice])}
          onNext={() => setIndex(index + 1)}
        />
      )}
      {messages && !question && <Score right={picks.filter((pick) => pick === 'right').length} />}
    </Page>
  );

  function Score({ right }: { readonly right: number }) {
    if (messages === undefined) return null;
    return (
      <section className={`${cardStyles.card} ${styles.score}`} data-part="card" role="status">
        <h2>{messages.score({ right, count: questions.length })}</h2>
        <p>{right === questions.length ? messages.all : messages.some}</p>
        <Button kind="primary" onPress={again}>
          {messages.again}
        </Button>
      </section>
    );
  }
}
