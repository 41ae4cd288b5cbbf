import type { ShortDocument } from '../../../../shared/contract/commands/documents.ts';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { DocumentSheet } from '../../../components/document-sheet/document-sheet.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import * as styles from './document-preview.module.css';
import { useDocument } from './use-document.ts';

/** A document on the screen: it scrolls by itself, with the keyboard too. */
export function DocumentPreview({ request }: { readonly request: ShortDocument }) {
  const { documentView } = useMessages();
  const result = useDocument(request);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without a tab stop no key scrolls it
    <div className={styles.documentPreview} role="region" aria-label={documentView.kind} tabIndex={0}>
      {result === undefined && <p>{documentView.loading}</p>}
      {result?.ok === false && <FailureBanner failure={result.failure} />}
      {result?.ok === true && <DocumentSheet document={result.value} />}
    </div>
  );
}
