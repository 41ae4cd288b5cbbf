import { useState } from 'react';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { Page } from '../../../components/layout/page.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { PracticeScore } from './practice-score.tsx';
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
      {messages && !question && (
        <PracticeScore questions={questions} picks={picks} messages={messages} onAgain={again} />
      )}
    </Page>
  );
}
