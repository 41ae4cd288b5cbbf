import { randomBytes } from 'node:crypto';
import { valueOf } from '../worlds/value-of.ts';
import { PARTNER_KEY } from './launch-back-office.ts';
import type { CommandCalls } from '../../../shared/contract/api.ts';
import type { Sandbox } from '../../../sandbox/server.ts';

const PART_BYTES = 1024 * 1024;

export const pdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes - 9)]);

/** As the screen does: part after part. Answers what the last one came to. */
export async function addDocument(
  commands: CommandCalls,
  application: { readonly id: string; readonly merchantName?: string },
  fileName: string,
  file: Buffer,
) {
  let key: string | undefined;
  for (let at = 0; ; at += PART_BYTES) {
    const content = file.subarray(at, at + PART_BYTES).toString('base64');
    const part = { ...application, fileName, size: file.length, content };
    const keyed = { ...part, ...(key !== undefined && { key }) };
    const added = await valueOf(commands['applicationDocuments.addPart'](keyed));
    ({ key } = added);
    if (at + PART_BYTES >= file.length) return added;
  }
}

/** As the service has them, by what they are called. */
export async function documentsAtService({ baseUrl }: Sandbox, id: string): Promise<Record<string, Buffer>> {
  const path = `${baseUrl}/merchant-onboarding/applications/${id}/attachments`;
  const headers = { 'X-Api-Key': PARTNER_KEY };
  const all = (await (await fetch(path, { headers })).json()) as readonly Record<string, string>[];
  const read = all.map(async ({ fileName = '', attachmentId }) => {
    const content = await fetch(`${path}/${attachmentId}`, { headers });
    return [fileName, Buffer.from(await content.arrayBuffer())] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}
