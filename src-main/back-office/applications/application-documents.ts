import { randomUUID } from 'node:crypto';
import { failed, succeeded } from '../../../shared/failure.ts';
import { MOST_DOCUMENTS } from '../../../shared/contract/back-office/application-documents.ts';
import { MOST_DOCUMENT_BYTES } from './document-files.ts';
import { documentType } from './document-type.ts';
import type {
  AddedPart,
  ApplicationDocument,
  ChangedDocument,
} from '../../../shared/contract/back-office/application-documents.ts';
import type { CommandInput } from '../../../shared/contract/commands.ts';
import type { Failure, Result } from '../../../shared/failure.ts';
import type { RecordCalls } from '../hierarchy/record-calls.ts';
import type { Attachment } from '../../service/endpoints/onboarding/records.ts';
import type { ApplicationDrafts } from './application-drafts.ts';
import type { DocumentFiles } from './document-files.ts';

/** A file that comes in parts. */
interface Incoming {
  readonly draftId: string;
  readonly key: string;
  readonly fileName: string;
  readonly size: number;
  readonly parts: Buffer[];
}

/** More files than this do not come at a time; the oldest is forgotten. */
const MOST_INCOMING = 4;

const REFUSED: Failure = { action: 'fix-input', code: 'command-refused' };

interface ApplicationDocumentsParts {
  readonly calls: RecordCalls;
  readonly drafts: ApplicationDrafts;
  readonly files: DocumentFiles;
}

/**
 * The documents of an application that the service has as a Draft (spec "Onboarding (API key)", attachments). A file
 * comes from the screen in parts, waits sealed, and is sent; after a lost answer it is looked for before it is sent again.
 */
export class ApplicationDocuments {
  readonly #parts: ApplicationDocumentsParts;
  readonly #incoming = new Map<string, Incoming>();

  constructor(parts: ApplicationDocumentsParts) {
    this.#parts = parts;
  }

  /** Those of the service first, then those that wait. */
  async list(draftId: string): Promise<Result<readonly ApplicationDocument[]>> {
    const applicationId = await this.#applicationId(draftId);
    if (!applicationId.ok) return applicationId;
    const read = await this.#parts.calls.ask(({ attachments }, signal) =>
      attachments.of(applicationId.value, signal),
    );
    if (!read.ok) return read;
    const waiting = await this.#parts.files.of(draftId);
    return succeeded([
      ...read.value.map(({ id, fileName, size }) => ({
        ...{ key: id, state: 'sent' as const, fileName: fileName ?? id },
        ...(size !== undefined && { size }),
      })),
      ...waiting.map(({ key, fileName, size }) => ({ key, fileName, size, state: 'waiting' as const })),
    ]);
  }

  /** The next bytes of a file, from its first on; once it is whole it waits to be sent. */
  async addPart(input: CommandInput<'applicationDocuments.addPart'>): Promise<Result<AddedPart>> {
    const { id: draftId, fileName, size, content } = input;
    const applicationId = await this.#applicationId(draftId);
    if (!applicationId.ok) return applicationId;
    const incoming =
      input.key === undefined ? this.#begun(draftId, fileName, size) : this.#incoming.get(input.key);
    if (incoming?.draftId !== draftId) return failed(REFUSED);
    incoming.parts.push(Buffer.from(content, 'base64'));
    const received = incoming.parts.reduce((sum, { length }) => sum + length, 0);
    const { key } = incoming;
    if (received < incoming.size) return succeeded({ key, received });
    this.#incoming.delete(key);
    const bytes = Buffer.concat(incoming.parts);
    const contentType = documentType(bytes);
    if (contentType === undefined || bytes.length !== incoming.size || bytes.length > MOST_DOCUMENT_BYTES) {
      return succeeded({ key, received, refused: contentType === undefined ? 'type' : 'size' });
    }
    if ((await this.#parts.files.count()) >= MOST_DOCUMENTS) {
      return succeeded({ key, received, refused: 'count' });
    }
    const { fileName: name } = incoming;
    const base64 = bytes.toString('base64');
    await this.#parts.files.save({ draftId, key, fileName: name, contentType, size: received, base64 });
    return succeeded({ key, received });
  }

  /** One that waits. It goes once, also after an answer that was lost. */
  async send({
    id: draftId,
    key,
  }: CommandInput<'applicationDocuments.send'>): Promise<Result<ChangedDocument>> {
    const { calls, files } = this.#parts;
    const applicationId = await this.#applicationId(draftId);
    if (!applicationId.ok) return applicationId;
    const waiting = await files.get(draftId, key);
    if (!waiting) return failed({ action: 'fix-input', code: 'not-found' });
    const { fileName, contentType, size, base64 } = waiting;
    const sent = await calls.ask<unknown>(async ({ attachments }, signal) => {
      const there = await attachments.of(applicationId.value, signal);
      if (!there.ok) return there;
      if (there.value.some((attachment) => isSame(attachment, fileName, size))) return succeeded(null);
      const bytes = Buffer.from(base64, 'base64');
      return attachments.upload(applicationId.value, { fileName, contentType, bytes }, signal);
    });
    if (!sent.ok) return sent;
    await files.remove(draftId, key);
    return succeeded({ applicationId: applicationId.value });
  }

  /** One that waits, or one of the Draft at the service. */
  async remove({
    id: draftId,
    key,
  }: CommandInput<'applicationDocuments.remove'>): Promise<Result<ChangedDocument>> {
    const applicationId = await this.#applicationId(draftId);
    if (!applicationId.ok) return applicationId;
    const waiting = (await this.#parts.files.of(draftId)).some((document) => document.key === key);
    if (waiting) await this.#parts.files.remove(draftId, key);
    const removed = waiting
      ? succeeded(null)
      : await this.#parts.calls.change(({ attachments }, signal) =>
          attachments.remove(applicationId.value, key, signal),
        );
    return removed.ok ? succeeded({ applicationId: applicationId.value }) : removed;
  }

  async #applicationId(draftId: string): Promise<Result<string>> {
    const held = await this.#parts.drafts.get(draftId);
    if (!held.ok) return held;
    const { applicationId } = held.value;
    return applicationId === undefined ? failed(REFUSED) : succeeded(applicationId);
  }

  #begun(draftId: string, fileName: string, size: number): Incoming {
    const incoming = { draftId, key: randomUUID(), fileName: plainName(fileName), size, parts: [] };
    this.#incoming.set(incoming.key, incoming);
    const [oldest] = this.#incoming.keys();
    if (this.#incoming.size > MOST_INCOMING && oldest !== undefined) this.#incoming.delete(oldest);
    return incoming;
  }
}

/** A document of this name and length is taken for the one whose answer was lost. */
const isSame = (attachment: Attachment, fileName: string, size: number): boolean =>
  attachment.fileName === fileName && (attachment.size === undefined || attachment.size === size);

/** Without a folder, and without what a header cannot carry. */
function plainName(fileName: string): string {
  const name =
    fileName
      .replaceAll(/[\p{Cc}\p{Cs}"\\]/gu, '')
      .split('/')
      .at(-1)
      ?.trim() ?? '';
  return name === '' ? 'document' : name.slice(0, 255);
}
