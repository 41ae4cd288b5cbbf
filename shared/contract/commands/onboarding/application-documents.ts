import { z } from 'zod';
import { ofType } from '../../command.ts';
import { recordId } from '../hierarchy/record-fields.ts';
import { LONGEST_MERCHANT_NAME, MOST_DOCUMENT_BYTES } from '../../input-limits.ts';
import type { CommandEntries } from '../../command.ts';
import type {
  AddedPart,
  ApplicationDocumentList,
  ChangedDocument,
  UnsentDocuments,
} from '../../back-office/application-documents.ts';

/** A command is shorter than a document: it comes in parts of at most a mebibyte. */
const MOST_PART_CHARACTERS = 1_398_104;

/** Documents of an application that the service has as a Draft, whoever made it; `id` is what the service calls it. */
export const applicationDocumentsCommands = {
  'applicationDocuments.list': {
    who: 'manager',
    input: z.strictObject({ id: recordId }),
    answer: ofType<ApplicationDocumentList>(),
  },
  /** Of all applications. */
  'applicationDocuments.unsent': {
    who: 'manager',
    input: z.strictObject({}),
    answer: ofType<UnsentDocuments>(),
  },
  /** That files of it were not sent has been read. */
  'applicationDocuments.understood': { who: 'manager', input: z.strictObject({ id: recordId }) },
  /** The first part without a key; the others with the one that was answered, in their order. */
  'applicationDocuments.addPart': {
    who: 'manager',
    input: z.strictObject({
      id: recordId,
      merchantName: z.string().min(1).max(LONGEST_MERCHANT_NAME).exactOptional(),
      key: z.uuid().exactOptional(),
      fileName: z.string().min(1).max(1_000),
      size: z.int().positive().max(MOST_DOCUMENT_BYTES),
      content: z.base64().max(MOST_PART_CHARACTERS),
    }),
    answer: ofType<AddedPart>(),
  },
  'applicationDocuments.send': {
    who: 'manager',
    input: z.strictObject({ id: recordId, key: z.uuid() }),
    answer: ofType<ChangedDocument>(),
  },
  'applicationDocuments.remove': {
    who: 'manager',
    input: z.strictObject({ id: recordId, key: recordId }),
    answer: ofType<ChangedDocument>(),
  },
} as const satisfies CommandEntries;
