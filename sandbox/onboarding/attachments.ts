import type { Database } from '../world/database.ts';
import { Records, recordTable } from '../world/records/records.ts';

/** An attachment without its content; `created` is epoch milliseconds. */
export interface Attachment {
  readonly id: string;
  readonly applicationId: string;
  readonly fileName: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  readonly created: number;
}

/** Separate from the attachment, so that a list does not read every file. */
interface Content {
  /** The attachment's id. */
  readonly id: string;
  readonly base64: string;
}

export const ATTACHMENT_TABLES =
  recordTable('attachments', ['applicationId']) + recordTable('attachment_contents', []);

/** The attachments of all applications. */
export class Attachments {
  readonly #db: Database;
  readonly #records: Records<Attachment>;
  readonly #contents: Records<Content>;

  constructor(db: Database) {
    this.#db = db;
    this.#records = new Records(db, 'attachments');
    this.#contents = new Records(db, 'attachment_contents');
  }

  add(attachment: Attachment, base64: string): Attachment {
    return this.#db.transaction(() => {
      this.#contents.put({ id: attachment.id, base64 });
      return this.#records.put(attachment);
    });
  }

  of(applicationId: string): Attachment[] {
    return this.#records.find('WHERE applicationId = ? ORDER BY rowid', applicationId);
  }

  find(applicationId: string, id: string): Attachment | undefined {
    return this.#records.first('WHERE id = ? AND applicationId = ?', id, applicationId);
  }

  content({ id }: Attachment): Buffer {
    return Buffer.from(this.#contents.byId(id)?.base64 ?? '', 'base64');
  }

  remove({ id }: Attachment): void {
    this.#db.transaction(() => {
      this.#records.remove(id);
      this.#contents.remove(id);
    });
  }
}
