import type { PaperRequest } from '../../../../shared/contract/commands/paper.ts';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { PaperSheet } from '../../../components/document-sheet/document-sheet.tsx';
import { useWords } from '../../../messages/use-messages.ts';
import * as styles from './document-preview.module.css';
import { usePaper } from './use-document.ts';

/** Where a paper lies: it scrolls by itself, with the keyboard too. */
export function PaperPlace({ request }: { readonly request: PaperRequest }) {
  const { paperView } = useWords();
  const result = usePaper(request);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without a tab stop no key scrolls it
    <div className={styles.paperPlace} role="region" aria-label={paperView.kind} tabIndex={0}>
      {result === undefined && <p>{paperView.loading}</p>}
      {result?.ok === false && <FailureBanner failure={result.failure} />}
      {result?.ok === true && <PaperSheet paper={result.value} />}
    </div>
  );
}
