import type { ReactNode } from 'react';
import { OpenSales } from '../open-sales/open-sales.tsx';
import { Facts, type Fact } from '../../../components/text/facts.tsx';
import { FittedText } from '../../../components/text/fitted-text.tsx';
import { Icon, type IconName } from '../../../components/icon/icon.tsx';
import { ScreenTitle } from '../../../components/layout/screen-title.tsx';
import * as styles from './end-layout.module.css';

interface EndLayoutProps {
  readonly icon: IconName;
  readonly title: string;
  /** Whether screen readers announce the title at once. */
  readonly urgent?: boolean;
  readonly amount: string;
  readonly verdict: string;
  readonly facts: readonly Fact[];
  /** For how long, and when the payment was last read. */
  readonly times?: ReactNode;
  /** What a scan does here, where it does something. */
  readonly scanHint?: string;
  /** What happened, whether money was taken and what to do, one sentence each. */
  readonly answers: readonly Fact[];
  /** What became known since the end; shown instead of the answers. */
  readonly notice?: ReactNode;
  /** The code of the hosted page; shown instead of the answers. */
  readonly page?: ReactNode;
  readonly actions: ReactNode;
}

/** The layout at the end of a sale, and while the code is hidden: the whole screen says one thing. */
export function EndLayout({
  icon,
  title,
  urgent = false,
  amount,
  verdict,
  facts,
  times,
  scanHint,
  answers,
  notice,
  page,
  actions,
}: EndLayoutProps) {
  return (
    <div className={styles.end} data-held={times !== undefined}>
      <div className={styles.endHeading} {...(urgent && { role: 'alert' })}>
        <Icon name={icon} />
        <div>
          <ScreenTitle>{title}</ScreenTitle>
          <FittedText text={amount} />
        </div>
      </div>
      <p className={styles.endVerdict}>{verdict}</p>
      <div className={styles.endFacts}>
        <Facts facts={facts} />
        {times}
        {scanHint !== undefined && <p className={styles.endScanHint}>{scanHint}</p>}
      </div>
      {page ?? notice ?? <Answers answers={answers} />}
      <div className={styles.endActions}>{actions}</div>
      <OpenSales />
    </div>
  );
}

function Answers({ answers }: { readonly answers: readonly Fact[] }) {
  return (
    <dl className={styles.endAnswers}>
      {answers.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
