import { foreign } from '../../../../shared/text/bidi.ts';
import type { TenderView } from '../../../../shared/contract/views.ts';
import * as styles from './tender-line.module.css';

interface TenderLineProps {
  readonly title: string;
  readonly tenders: readonly TenderView[];
}

/** The accepted tenders, for display only: the payment page decides. */
export function TenderLine({ title, tenders }: TenderLineProps) {
  if (tenders.length === 0) return null;
  return (
    <p className={styles.tenderLine} data-part="tender-line">
      <span>{title}</span> {tenders.map(({ label }) => foreign(label)).join(' · ')}
    </p>
  );
}
