import { useState } from 'react';
import type { ScreenView } from '../../state/connection.ts';
import { Button } from '../../components/button/button.tsx';
import { useCommand } from '../../state/use-command.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as cardStyles from '../../components/layout/card.module.css';
import { EnterTraining } from '../training/enter-training.tsx';
import { SwitchFailure } from './switch-failure.tsx';
import * as styles from './training-choice.module.css';

interface TrainingChoiceProps {
  readonly view: ScreenView;
  readonly onDone: () => void;
}

/** Begins training with the built-in sandbox. Where a terminal is at work, it asks first. */
export function TrainingChoice({ view, onDone }: TrainingChoiceProps) {
  const messages = useMessages().setup;
  const use = useCommand('setup.useTraining');
  const [asking, setAsking] = useState(false);
  const choose = async (leaveOpen: boolean) => {
    setAsking(false);
    const result = await use.run(leaveOpen ? { leaveOpen } : undefined);
    if (result?.ok === true) onDone();
  };
  return (
    <section className={`${cardStyles.card} ${styles.trainingChoice}`} data-part="card">
      <div className={cardStyles.cardText}>
        <h2>{messages.trainingTitle}</h2>
        <p>{messages.trainingText}</p>
      </div>
      <Button
        kind="secondary"
        disabled={use.running}
        onPress={() => (view.phase === 'ready' ? setAsking(true) : void choose(false))}
      >
        {messages.useTraining}
      </Button>
      {asking && view.terminal !== undefined && (
        <EnterTraining
          terminal={view.terminal}
          onEnter={(leaveOpen) => void choose(leaveOpen)}
          onStay={() => setAsking(false)}
        />
      )}
      {use.failure !== undefined && (
        <SwitchFailure failure={use.failure} onAnyway={() => void choose(true)} />
      )}
    </section>
  );
}
