import { useId } from 'react';
import type { Outcome } from '../../../shared/payment/payment-status.ts';
import { FailureBanner } from '../../components/banner/failure-banner.tsx';
import { Button } from '../../components/button/button.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { useCommand } from '../../state/use-command.ts';
import * as styles from './simulate.module.css';

/** The most frequent outcome first. */
const ORDER: readonly Outcome[] = ['completed', 'underpaid', 'overpaid', 'expired', 'invalid', 'cancelled'];

/** In training there is no wallet to pay with: these buttons give the payment an outcome. */
export function Simulate({ saleId }: { readonly saleId: string }) {
  const id = useId();
  const messages = useMessages().simulate;
  const simulate = useCommand('training.simulate');
  return (
    <section className={styles.simulate} aria-labelledby={id}>
      <p>{messages.phone}</p>
      <h2 id={id}>{messages.title}</h2>
      <ul>
        {ORDER.map((outcome) => (
          <li key={outcome}>
            <Button
              kind="secondary"
              disabled={simulate.running}
              onPress={() => void simulate.run({ saleId, outcome })}
            >
              {messages.outcomes[outcome]}
            </Button>
          </li>
        ))}
      </ul>
      {simulate.failure !== undefined && <FailureBanner failure={simulate.failure} />}
    </section>
  );
}
