import { randomUUID } from 'node:crypto';
import { failed, succeeded } from '../../../shared/failure.ts';
import { emptyApplication, textOf } from '../../../shared/onboarding/application-values.ts';
import { Mutex } from '../../write-file-atomic.ts';
import { idForFiles } from './document-files.ts';
import { MOST_DRAFTS } from './draft-files.ts';
import type {
  ApplicationDraftList,
  ApplicationStage,
} from '../../../shared/contract/back-office/application-drafts.ts';
import type { Result } from '../../../shared/failure.ts';
import type { ApplicationValues } from '../../../shared/onboarding/application-values.ts';
import type { DocumentFacts, DocumentFiles } from './document-files.ts';
import type { DraftFiles, FoundDrafts, KeptDraft } from './draft-files.ts';

/** A draft in memory, and whether it is on the disk. */
export interface HeldDraft extends KeptDraft {
  readonly isKept: boolean;
}

export const stageOf = ({ applicationId, sentAt }: KeptDraft): ApplicationStage =>
  applicationId !== undefined ? 'at-service' : sentAt === undefined ? 'typing' : 'unconfirmed';

/** The applications that are being written on this till. They are read from the disk at the first request. */
export class ApplicationDrafts {
  readonly #files: DraftFiles;
  readonly #documents: DocumentFiles;
  readonly #now: () => number;
  #loading: Promise<FoundDrafts> | undefined;
  readonly #held = new Map<string, HeldDraft>();
  /** Changes are written one at a time, in their order. */
  readonly #mutex = new Mutex();

  /** @param now epoch milliseconds */
  constructor(files: DraftFiles, documents: DocumentFiles, now: () => number) {
    this.#files = files;
    this.#documents = documents;
    this.#now = now;
  }

  async list(): Promise<ApplicationDraftList> {
    const { unreadable } = await this.#load();
    const newestFirst = [...this.#held.values()].sort((a, b) => b.changedAt - a.changedAt);
    const drafts = newestFirst.map((draft) => ({
      id: draft.id,
      merchantName: textOf(draft.values, 'merchantName').trim(),
      stage: stageOf(draft),
      changedAt: draft.changedAt,
    }));
    return { drafts, unreadable, isFull: this.#held.size + unreadable >= MOST_DRAFTS };
  }

  /** Begins a draft in memory. It is written to the disk with its first change, so that no empty form is kept. */
  async begin(): Promise<Result<HeldDraft>> {
    const { unreadable } = await this.#load();
    if (this.#held.size + unreadable >= MOST_DRAFTS) {
      return failed({ action: 'fix-input', code: 'command-refused' });
    }
    const draft = { id: randomUUID(), values: emptyApplication(), changedAt: this.#now(), isKept: true };
    this.#held.set(draft.id, draft);
    return succeeded(draft);
  }

  async get(id: string): Promise<Result<HeldDraft>> {
    await this.#load();
    const draft = this.#held.get(id);
    return draft ? succeeded(draft) : failed({ action: 'fix-input', code: 'not-found' });
  }

  /** Refused once the application has been sent, because the change would not reach the service. */
  async keep(id: string, values: ApplicationValues): Promise<Result<HeldDraft>> {
    const found = await this.get(id);
    if (!found.ok) return found;
    if (stageOf(found.value) !== 'typing') return failed({ action: 'fix-input', code: 'command-refused' });
    return this.write({ ...found.value, values });
  }

  /** Resolves once the draft is on the disk, or is known to be in memory only, until the till ends. */
  write(draft: KeptDraft): Promise<Result<HeldDraft>> {
    const { id, values, sentAt, applicationId } = draft;
    const changedAt = this.#now();
    const pending = { ...draft, changedAt, isKept: false };
    this.#held.set(id, pending);
    return this.#mutex.runExclusive(async () => {
      const isKept = await this.#files.save({
        id,
        values,
        changedAt,
        ...(sentAt !== undefined && { sentAt }),
        ...(applicationId !== undefined && { applicationId }),
      });
      const held = { ...pending, isKept };
      // Otherwise a later change is waiting, or the draft was removed.
      if (this.#held.get(id) === pending) this.#held.set(id, held);
      return succeeded(held);
    });
  }

  /** Removes the draft with its documents that have not been sent. */
  remove(id: string): Promise<Result<null>> {
    return this.#remove(id, () => true);
  }

  /**
   * Removes the draft of an application that was submitted. Documents that still wait stay, until somebody has read that
   * they were not sent. Those of earlier versions are known by the draft alone.
   */
  submitted(id: string): Promise<Result<null>> {
    return this.#remove(id, ({ applicationId }) => applicationId === undefined);
  }

  async #remove(id: string, goesToo: (document: DocumentFacts) => boolean): Promise<Result<null>> {
    await this.#load();
    const applicationId = this.#held.get(id)?.applicationId;
    this.#held.delete(id);
    return this.#mutex.runExclusive(async () => {
      const ids = [id, ...(applicationId === undefined ? [] : [idForFiles(applicationId)])];
      for (const document of await this.#documents.all()) {
        if (ids.includes(document.draftId) && goesToo(document)) await this.#documents.remove(document);
      }
      await this.#files.remove(id);
      return succeeded(null);
    });
  }

  /** The service's identifier of the application that was made of this draft. */
  async applicationOf(id: string): Promise<string | undefined> {
    await this.#load();
    return this.#held.get(id)?.applicationId;
  }

  /** The service's identifiers of all applications that were made of drafts. */
  async applicationIds(): Promise<ReadonlySet<string>> {
    await this.#load();
    return new Set([...this.#held.values()].flatMap(({ applicationId }) => applicationId ?? []));
  }

  #load(): Promise<FoundDrafts> {
    return (this.#loading ??= this.#files.load().then((found) => {
      for (const draft of found.drafts) this.#held.set(draft.id, { ...draft, isKept: true });
      return found;
    }));
  }
}
