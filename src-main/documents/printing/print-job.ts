import { isDeepStrictEqual } from 'node:util';
import type { PrintedDocument } from '../../../shared/printing/printed-document.ts';
import type { PrintJobState } from '../../../shared/printing/printing.ts';
import type { Delivery } from './deliver.ts';
import type { Unprinted } from './unprinted.ts';

/**
 * An order to print a document. `isCopy` is asked when its turn comes, because an earlier order of the same document may
 * have come out by then. `onPrinted` is called when the printer has all of it and reports no trouble, or may have printed
 * it all the same. It answers whether that is recorded now, and is called again until it is. Orders of the same document
 * have the same `key`: when the till ended during one, the next is a copy. `onAskedAgain` is called when a person has the
 * same order printed once more.
 */
export interface PrintOrder {
  readonly key?: string;
  readonly document: PrintedDocument;
  readonly isCopy: () => boolean;
  readonly onPrinted: () => boolean;
  readonly onAskedAgain?: () => void;
}

/** An order in the queue. */
export interface PrintJob {
  readonly id: string;
  readonly name: string;
  readonly at: number;
  readonly key?: string;
  copy: boolean;
  state: PrintJobState;
  /** Whether it is recorded that the document may have come out: `due` until `onPrinted` has recorded it. */
  record: 'not-due' | 'due' | 'done';
  /** Missing after a restart: only names are kept. */
  readonly order?: PrintOrder;
}

/** After a restart a job has no order, only the key of its document. */
interface OfDocument {
  readonly key?: string;
  readonly order?: Pick<PrintOrder, 'document'>;
}

/** Whether two print jobs are of the same document. Documents without a key are compared by what is on them. */
export function isSameDocument(one: OfDocument, other: OfDocument): boolean {
  if (one.key !== undefined || other.key !== undefined) return one.key === other.key;
  if (!one.order || !other.order) return false;
  return isDeepStrictEqual(one.order.document, other.order.document);
}

/** Whether the document does not wait, and is not being printed. */
export function isOver({ name }: PrintJobState): boolean {
  return name !== 'waiting' && name !== 'printing';
}

/** Whether the document was not printed, or only perhaps. */
export const isUnprinted = ({ name }: PrintJobState): boolean => name === 'failed' || name === 'uncertain';

export function stateAfter(delivery: Delivery): PrintJobState {
  switch (delivery.kind) {
    case 'printed':
      return { name: 'printed' };
    case 'failed':
    case 'uncertain':
      return { name: delivery.kind, why: delivery.why };
  }
}

export const PERHAPS_OUT: Unprinted['state'] = { name: 'uncertain', why: { code: 'print-interrupted' } };

/** What would be true of a document if the till ended now; `undefined` when nothing needs to be kept. */
export function stateAfterEnd(state: PrintJobState): Unprinted['state'] | undefined {
  switch (state.name) {
    case 'failed':
    case 'uncertain':
      return state;
    case 'waiting':
      return { name: 'failed', why: PERHAPS_OUT.why };
    case 'printing':
      return PERHAPS_OUT;
    case 'printed':
      return undefined;
  }
}
