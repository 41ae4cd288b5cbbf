import { OpenSales } from '../../payment/open-sales/open-sales.tsx';
import { ScreenTitle } from '../../../components/layout/screen-title.tsx';
import { useWords } from '../../../messages/use-messages.ts';
import { OwnerProof } from './owner-proof.tsx';
import * as styles from './sign-in-screen.module.css';

/** Stands where a new sale would begin, when the ledger has lost the cashiers that worked here. */
export function MissingCashiers() {
  const words = useWords().signIn;
  return (
    <div className={styles.signIn}>
      <section className={styles.signInNames}>
        <ScreenTitle>{words.missing}</ScreenTitle>
        <p>{words.missingText}</p>
      </section>
      <OwnerProof title={words.missingOwner} text={words.missingOwnerText} />
      <OpenSales />
    </div>
  );
}
