import { change, changeWithoutContent } from '../../requests/request.ts';
import { download } from '../../requests/download.ts';
import { at } from '../../requests/path.ts';
import { readAll } from '../../requests/read-all.ts';
import { attachment } from './records.ts';
import type { Sender } from '../../sending/sender.ts';

/** A document of an application. The specification states no limits of size and number. */
export interface Document {
  readonly fileName: string;
  /** The media type, for example `application/pdf`. */
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/**
 * Attachments of an application (spec "Onboarding (API key)"). They change only while it is a Draft; later changes fail
 * with `conflict`.
 */
export function attachments(sender: Sender) {
  const all = (applicationId: string) => at`/merchant-onboarding/applications/${applicationId}/attachments`;
  const one = (applicationId: string, id: string) =>
    at`/merchant-onboarding/applications/${applicationId}/attachments/${id}`;
  return {
    /** Answers the attachment, where the service returns it. */
    upload: (applicationId: string, document: Document, signal: AbortSignal) => {
      const path = all(applicationId);
      return change(
        sender,
        { method: 'POST', path, body: bodyOf(document), holdsFile: true },
        attachment,
        signal,
      );
    },
    of: (applicationId: string, signal: AbortSignal) =>
      readAll(sender, all(applicationId), attachment, signal),
    download: (applicationId: string, id: string, signal: AbortSignal) =>
      download(sender, one(applicationId, id), signal),
    remove: (applicationId: string, id: string, signal: AbortSignal) =>
      changeWithoutContent(sender, { method: 'DELETE', path: one(applicationId, id) }, signal),
  };
}

/** The specification does not say how a document is sent. This is the sandbox's form. */
function bodyOf({ fileName, contentType, bytes }: Document): object {
  return { fileName, contentType, content: Buffer.from(bytes).toString('base64') };
}
