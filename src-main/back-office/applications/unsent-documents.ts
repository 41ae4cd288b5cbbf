import { MOST_DOCUMENTS } from '../../../shared/contract/back-office/application-documents.ts';
import { idForFiles } from './document-files.ts';
import type { UnsentOfApplication } from '../../../shared/contract/back-office/application-documents.ts';
import type { ApplicationDrafts } from './application-drafts.ts';
import type { DocumentFacts, DocumentFiles, UnsentDocument } from './document-files.ts';

export type NewDocument = Omit<UnsentDocument, 'draftId' | 'applicationId'>;

interface DocumentsOfApplication {
  readonly id: string;
  readonly documents: readonly DocumentFacts[];
}

/** The waiting documents on this till, by the application at the service. */
export class UnsentDocuments {
  readonly #files: DocumentFiles;
  readonly #drafts: Pick<ApplicationDrafts, 'applicationOf'>;

  constructor(files: DocumentFiles, drafts: Pick<ApplicationDrafts, 'applicationOf'>) {
    this.#files = files;
    this.#drafts = drafts;
  }

  async of(id: string): Promise<readonly DocumentFacts[]> {
    return (await this.byApplication()).find((application) => application.id === id)?.documents ?? [];
  }

  /** Earlier versions stored a document by the till's draft. */
  async byApplication(): Promise<readonly DocumentsOfApplication[]> {
    const found = new Map<string, DocumentFacts[]>();
    for (const document of await this.#files.all()) {
      const id = document.applicationId ?? (await this.#drafts.applicationOf(document.draftId));
      if (id !== undefined) found.set(id, [...(found.get(id) ?? []), document]);
    }
    return [...found].map(([id, documents]) => ({ id, documents }));
  }

  /** One waiting document with its content. */
  async get(id: string, key: string): Promise<UnsentDocument | undefined> {
    const facts = (await this.of(id)).find((document) => document.key === key && isWaiting(document));
    return facts && this.#files.get(facts);
  }

  /** Whether the limit is reached. Files that cannot be decrypted now count, too. */
  async isFull(): Promise<boolean> {
    const said = (await this.#files.all()).filter((document) => !isWaiting(document));
    return (await this.#files.count()) - said.length >= MOST_DOCUMENTS;
  }

  add(id: string, document: NewDocument): Promise<void> {
    return this.#files.save({ ...document, draftId: idForFiles(id), applicationId: id });
  }

  /** Marks a document as being sent, so that after a lost answer it is told from those that were there before. */
  async sending(document: UnsentDocument, alikeBefore: readonly string[]): Promise<void> {
    await this.#files.save({ ...document, alikeBefore: [...alikeBefore] });
  }

  remove(document: DocumentFacts): Promise<void> {
    return this.#files.remove(document);
  }

  /**
   * Drops the content and keeps the name until somebody has read that it was not sent. The oldest names go when there
   * are too many.
   */
  async drop(document: DocumentFacts, notSentAt: number): Promise<void> {
    await this.#files.save({ ...document, base64: '', notSentAt });
    const said = (await this.#files.all()).filter((each) => !isWaiting(each));
    const newestFirst = said.toSorted((a, b) => (b.notSentAt ?? 0) - (a.notSentAt ?? 0));
    for (const old of newestFirst.slice(MOST_DOCUMENTS)) await this.#files.remove(old);
  }
}

export const isWaiting = ({ notSentAt }: DocumentFacts): boolean => notSentAt === undefined;

export function namesOf({ id, documents }: DocumentsOfApplication): UnsentOfApplication {
  const merchantName = documents.find((document) => document.merchantName !== undefined)?.merchantName;
  return {
    id,
    fileNames: documents.map(({ fileName }) => fileName),
    ...(merchantName !== undefined && { merchantName }),
  };
}
