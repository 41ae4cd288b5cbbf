import { randomUUID } from 'node:crypto';
import { documentType } from './document-type.ts';
import { MOST_DOCUMENT_BYTES } from './document-files.ts';
import type { AddedPart } from '../../../shared/contract/back-office/application-documents.ts';
import type { CommandInput } from '../../../shared/contract/commands.ts';
import type { NewDocument } from './unsent-documents.ts';

/** A file of which some parts have come. */
interface Incoming {
  readonly applicationId: string;
  readonly key: string;
  readonly fileName: string;
  readonly size: number;
  readonly parts: Buffer[];
}

/** Files that may be incomplete at a time; with one more the oldest is dropped. */
const MOST_INCOMING = 4;

interface TakenPart {
  readonly part: AddedPart;
  /** Set once the file is whole. */
  readonly document?: NewDocument;
}

/** Files on their way from the screen, in memory until they are whole. */
export class IncomingDocuments {
  readonly #incoming = new Map<string, Incoming>();

  /** Adds the next bytes of a file, from its first on; `undefined` where they continue none of the incomplete files. */
  take(input: CommandInput<'applicationDocuments.addPart'>): TakenPart | undefined {
    const { id, content, merchantName } = input;
    const incoming = input.key === undefined ? this.#begun(input) : this.#incoming.get(input.key);
    if (incoming?.applicationId !== id) return undefined;
    incoming.parts.push(Buffer.from(content, 'base64'));
    const received = incoming.parts.reduce((sum, { length }) => sum + length, 0);
    const { key, fileName, size } = incoming;
    if (received < size) return { part: { key, received } };
    this.#incoming.delete(key);
    const bytes = Buffer.concat(incoming.parts);
    const contentType = documentType(bytes);
    if (contentType === undefined) return { part: { key, received, refused: 'type' } };
    if (received !== size || received > MOST_DOCUMENT_BYTES) {
      return { part: { key, received, refused: 'size' } };
    }
    const base64 = bytes.toString('base64');
    const named = merchantName === undefined ? {} : { merchantName };
    return { part: { key, received }, document: { ...named, key, fileName, contentType, size, base64 } };
  }

  #begun({ id, fileName, size }: CommandInput<'applicationDocuments.addPart'>): Incoming {
    const key = randomUUID();
    const incoming = { applicationId: id, key, fileName: plainName(fileName), size, parts: [] };
    this.#incoming.set(key, incoming);
    const [oldest] = this.#incoming.keys();
    if (this.#incoming.size > MOST_INCOMING && oldest !== undefined) this.#incoming.delete(oldest);
    return incoming;
  }
}

/** The name without its folder, and without characters that no HTTP header can hold. */
function plainName(fileName: string): string {
  const name =
    fileName
      .replaceAll(/[\p{Cc}\p{Cs}"\\]/gu, '')
      .split('/')
      .at(-1)
      ?.trim() ?? '';
  return name === '' ? 'document' : name.slice(0, 255);
}
