import { isDeepStrictEqual } from 'node:util';
import type { PrintedDocument } from '../../../shared/printing/printed-document.ts';

/** After a restart a job has no order, only the key of its document. */
interface OfDocument {
  readonly key?: string;
  readonly order?: { readonly document: PrintedDocument };
}

/** Whether two print jobs are of the same document. Documents without a key are compared by what is on them. */
export function isSameDocument(one: OfDocument, other: OfDocument): boolean {
  if (one.key !== undefined || other.key !== undefined) return one.key === other.key;
  if (!one.order || !other.order) return false;
  return isDeepStrictEqual(one.order.document, other.order.document);
}
