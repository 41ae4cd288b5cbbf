import { Button } from '../../components/button/button.tsx';
import { useCommand } from '../../state/use-command.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as cardStyles from '../../components/layout/card.module.css';
import { SwitchFailure } from './switch-failure.tsx';
import * as styles from './training-choice.module.css';

/** The built-in sandbox instead of a service. */
export function TrainingChoice({ onDone }: { readonly onDone: () => void }) {
  const messages = useMessages().setup;
  const use = useCommand('setup.useTraining');
  const choose = async (leaveOpen: boolean) => {
    const result = await use.run(leaveOpen ? { leaveOpen } : undefined);
    if (result?.ok === true) onDone();
  };
  return (
    <section className={`${cardStyles.card} ${styles.trainingChoice}`} data-part="card">
      <div className={cardStyles.cardText}>
        <h2>{messages.trainingTitle}</h2>
        <p>{messages.trainingText}</p>
      </div>
      <Button kind="secondary" disabled={use.running} onPress={() => void choose(false)}>
        {messages.useTraining}
      </Button>
      {use.failure !== undefined && (
        <SwitchFailure failure={use.failure} onAnyway={() => void choose(true)} />
      )}
    </section>
  );
}
