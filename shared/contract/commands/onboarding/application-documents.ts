import { z } from 'zod';
import { ofType } from '../../command.ts';
import { recordId } from '../hierarchy/record-fields.ts';
import type { CommandEntries } from '../../command.ts';
import type {
  AddedPart,
  ApplicationDocument,
  ChangedDocument,
} from '../../back-office/application-documents.ts';

const draftId = z.uuid();

/** A command is shorter than a document: it comes in parts of at most a mebibyte. */
const MOST_PART_CHARACTERS = 1_398_104;
const MOST_BYTES = 10 * 1024 * 1024;

/** Documents of an application that the service has as a Draft. */
export const applicationDocumentsCommands = {
  'applicationDocuments.list': {
    who: 'manager',
    input: z.strictObject({ id: draftId }),
    answer: ofType<readonly ApplicationDocument[]>(),
  },
  /** The first part without a key; the others with the one that was answered, in their order. */
  'applicationDocuments.addPart': {
    who: 'manager',
    input: z.strictObject({
      id: draftId,
      key: z.uuid().exactOptional(),
      fileName: z.string().min(1).max(1_000),
      size: z.int().positive().max(MOST_BYTES),
      content: z.base64().max(MOST_PART_CHARACTERS),
    }),
    answer: ofType<AddedPart>(),
  },
  'applicationDocuments.send': {
    who: 'manager',
    input: z.strictObject({ id: draftId, key: z.uuid() }),
    answer: ofType<ChangedDocument>(),
  },
  'applicationDocuments.remove': {
    who: 'manager',
    input: z.strictObject({ id: draftId, key: recordId }),
    answer: ofType<ChangedDocument>(),
  },
} as const satisfies CommandEntries;
