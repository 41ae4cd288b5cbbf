import { failed, succeeded } from '../../../shared/failure.ts';
import { APPLICATION_STATUSES } from '../../../shared/contract/back-office/applications.ts';
import { IncomingDocuments } from './incoming-documents.ts';
import { isWaiting, namesOf } from './unsent-documents.ts';
import type {
  AddedPart,
  ApplicationDocumentList,
  ChangedDocument,
  UnsentDocuments as UnsentList,
} from '../../../shared/contract/back-office/application-documents.ts';
import type { CommandInput } from '../../../shared/contract/commands.ts';
import type { Failure, Result } from '../../../shared/failure.ts';
import type { RecordCalls } from '../hierarchy/record-calls.ts';
import type { ServiceAccess } from '../ports.ts';
import type { Attachment } from '../../service/endpoints/onboarding/records.ts';
import type { UnsentDocument, DocumentFacts } from './document-files.ts';
import type { UnsentDocuments } from './unsent-documents.ts';

interface ApplicationDocumentsParts {
  readonly calls: RecordCalls;
  readonly unsent: UnsentDocuments;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

interface Found {
  readonly attachments: readonly Attachment[];
  readonly isClosed: boolean;
}

/**
 * The documents of an application that is a Draft at the service (spec "Onboarding (API key)", attachments). A file
 * comes from the screen in parts, is kept encrypted, and is then sent. After a lost answer the service is asked for it
 * before it is sent again. Once the application is no longer a Draft, waiting documents are not sent; only their names
 * are kept, until somebody has read them.
 */
export class ApplicationDocuments {
  readonly #parts: ApplicationDocumentsParts;
  readonly #incoming = new IncomingDocuments();
  /** By key, so that a second press waits for the same sending. */
  readonly #sending = new Map<string, Promise<Result<ChangedDocument>>>();

  constructor(parts: ApplicationDocumentsParts) {
    this.#parts = parts;
  }

  async list(id: string): Promise<Result<ApplicationDocumentList>> {
    const read = await this.#parts.calls.ask((access, signal) => found(access, id, signal));
    if (read.ok) await this.#drop(id, read.value);
    const documents = await this.#parts.unsent.of(id);
    const sent = (read.ok ? read.value.attachments : []).map((attachment) => ({
      key: attachment.id,
      fileName: attachment.fileName ?? attachment.id,
      state: 'sent' as const,
      ...(attachment.size !== undefined && { size: attachment.size }),
    }));
    const waiting = documents.filter(isWaiting).map(({ key, fileName, size }) => ({ key, fileName, size }));
    return succeeded({
      documents: [...sent, ...waiting.map((document) => ({ ...document, state: 'waiting' as const }))],
      isClosed: read.ok && read.value.isClosed,
      notSent: notSentOf(documents),
      ...(!read.ok && { unread: read.failure }),
    });
  }

  /** The waiting documents of all applications. Those of applications that cannot be read are left as they are. */
  async unsent(): Promise<Result<UnsentList>> {
    const { calls, unsent } = this.#parts;
    for (const { id, documents } of await unsent.byApplication()) {
      if (!documents.some(isWaiting)) continue;
      const read = await calls.ask((access, signal) => found(access, id, signal));
      if (read.ok) await this.#drop(id, read.value);
      else if (!isOfAnother(read.failure)) break;
    }
    const byApplication = await unsent.byApplication();
    const only = (wanted: (document: DocumentFacts) => boolean) =>
      byApplication
        .map(({ id, documents }) => ({ id, documents: documents.filter(wanted) }))
        .filter(({ documents }) => documents.length > 0)
        .map(namesOf);
    return succeeded({ waiting: only(isWaiting), notSent: only((document) => !isWaiting(document)) });
  }

  /** Names of files that were not sent, where the application has this status at the service. */
  async notSent(id: string, status: string): Promise<readonly string[]> {
    const documents = await this.#parts.unsent.of(id);
    if (!isClosed(status) || !documents.some(isWaiting)) return notSentOf(documents);
    const read = await this.#parts.calls.ask((access, signal) => found(access, id, signal));
    if (read.ok) await this.#drop(id, read.value);
    return notSentOf(await this.#parts.unsent.of(id));
  }

  async understood(id: string): Promise<Result<null>> {
    const documents = await this.#parts.unsent.of(id);
    for (const document of documents) if (!isWaiting(document)) await this.#parts.unsent.remove(document);
    return succeeded(null);
  }

  /** Adds the next bytes of a file, from its first on. Once it is whole it waits to be sent. */
  async addPart(input: CommandInput<'applicationDocuments.addPart'>): Promise<Result<AddedPart>> {
    const taken = this.#incoming.take(input);
    if (!taken) return failed({ action: 'fix-input', code: 'command-refused' });
    const { part, document } = taken;
    if (document && (await this.#parts.unsent.isFull())) return succeeded({ ...part, refused: 'count' });
    if (document) await this.#parts.unsent.add(input.id, document);
    return succeeded(part);
  }

  /** Sends a waiting document once, also after a lost answer. */
  send({ id, key }: CommandInput<'applicationDocuments.send'>): Promise<Result<ChangedDocument>> {
    const under = this.#sending.get(key);
    if (under) return under;
    const sending = this.#sent(id, key).finally(() => this.#sending.delete(key));
    this.#sending.set(key, sending);
    return sending;
  }

  /** Removes a waiting document, or an attachment of a Draft at the service. */
  async remove({ id, key }: CommandInput<'applicationDocuments.remove'>): Promise<Result<ChangedDocument>> {
    const { calls, unsent } = this.#parts;
    const waiting = (await unsent.of(id)).find((document) => document.key === key && isWaiting(document));
    if (waiting) await unsent.remove(waiting);
    const removed = waiting
      ? succeeded(null)
      : await calls.change(({ attachments }, signal) => attachments.remove(id, key, signal));
    return removed.ok ? succeeded({ applicationId: id }) : removed;
  }

  async #sent(id: string, key: string): Promise<Result<ChangedDocument>> {
    const { calls, unsent } = this.#parts;
    const waiting = await unsent.get(id, key);
    if (!waiting) return failed({ action: 'fix-input', code: 'not-found' });
    const sent = await calls.ask<unknown>(async (access, signal) => {
      const there = await found(access, id, signal);
      if (!there.ok) return there;
      const { attachments, isClosed: closed } = there.value;
      if (hasArrived(waiting, attachments)) return succeeded(null);
      if (closed) return failed({ action: 'fix-input', code: 'conflict' });
      if (!waiting.alikeBefore) await unsent.sending(waiting, alike(waiting, attachments));
      return access.attachments.upload(id, uploadOf(waiting), signal);
    });
    if (!sent.ok) return sent;
    await unsent.remove(waiting);
    return succeeded({ applicationId: id });
  }

  /**
   * Gives up the waiting documents of an application that takes no more. A document that the service has, because only
   * its answer was lost, is removed.
   */
  async #drop(id: string, { isClosed: closed, attachments }: Found): Promise<void> {
    if (!closed) return;
    const { unsent, now } = this.#parts;
    for (const document of (await unsent.of(id)).filter(isWaiting)) {
      if (hasArrived(document, attachments)) await unsent.remove(document);
      else await unsent.drop(document, now());
    }
  }
}

async function found(access: ServiceAccess, id: string, signal: AbortSignal): Promise<Result<Found>> {
  // The status is read first, so that a document sent before it changed is among the attachments.
  const application = await access.applications.get(id, signal);
  if (!application.ok) return application;
  const attachments = await access.attachments.of(id, signal);
  if (!attachments.ok) return attachments;
  return succeeded({ attachments: attachments.value, isClosed: isClosed(application.value.status) });
}

/** Where the status is unknown to this version, the service decides. */
const isClosed = (status: string): boolean =>
  status !== 'draft' && APPLICATION_STATUSES.some((known) => known === status);

/** The application does not exist, or these credentials may not read it. Others may still be readable. */
const isOfAnother = ({ code }: Failure): boolean => code === 'not-found' || code === 'not-permitted';

const notSentOf = (documents: readonly DocumentFacts[]): readonly string[] =>
  documents.filter((document) => !isWaiting(document)).map(({ fileName }) => fileName);

/** Whether the service has the document, because only the answer to it was lost. */
const hasArrived = (document: DocumentFacts, attachments: readonly Attachment[]): boolean =>
  alike(document, attachments).some((id) => document.alikeBefore?.includes(id) === false);

/** Attachments of the document's name and length, by their ids. A corrected document often has the name of the one before. */
function alike({ fileName, size }: DocumentFacts, attachments: readonly Attachment[]): readonly string[] {
  return attachments
    .filter((there) => there.fileName === fileName && (there.size === undefined || there.size === size))
    .map(({ id }) => id);
}

function uploadOf({ fileName, contentType, base64 }: UnsentDocument) {
  return { fileName, contentType, bytes: Buffer.from(base64, 'base64') };
}
