import { Button } from '../../../components/button/button.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import * as cardStyles from '../../../components/layout/card.module.css';
import * as styles from '../training-choice.module.css';

/** The way in for whoever has a computer at which nothing is sold. */
export function OfficeChoice({ onOpen }: { readonly onOpen: () => void }) {
  const { office } = useMessages().setup;
  return (
    <section className={`${cardStyles.card} ${styles.trainingChoice}`} data-part="card">
      <div className={cardStyles.cardText}>
        <h2>{office.title}</h2>
        <p>{office.text}</p>
      </div>
      <Button kind="secondary" onPress={onOpen}>
        {office.open}
      </Button>
    </section>
  );
}
