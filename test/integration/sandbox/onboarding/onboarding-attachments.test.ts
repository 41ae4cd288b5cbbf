import { describe, expect, it } from 'vitest';
import { KEYS, openBackOffice } from './onboarding-back-office.ts';

const FILE = { fileName: 'licence é.pdf', contentType: 'application/pdf' };
const CONTENT = Buffer.from([0, 255, 10, 13, 37]);

async function openDraft() {
  const backOffice = await openBackOffice();
  const id = await backOffice.drafted();
  const path = `/merchant-onboarding/applications/${id}/attachments`;
  const upload = (changes: object = {}) =>
    backOffice.send('POST', path, { ...FILE, content: CONTENT.toString('base64'), ...changes });
  const submit = () => backOffice.send('POST', `/merchant-onboarding/applications/${id}/submit`);
  return { backOffice, path, upload, submit };
}

describe('attachments', () => {
  it('are uploaded to a draft, listed, downloaded byte by byte and deleted', async () => {
    const { backOffice, path, upload } = await openDraft();
    const { status, json } = await upload();
    expect(status).toBe(201);
    expect(json).toMatchObject({ ...FILE, size: CONTENT.length });
    expect((await backOffice.send('GET', path)).json).toEqual([json]);

    const one = `${path}/${String(json['attachmentId'])}`;
    const download = await backOffice.service.fetch('GET', one, { headers: KEYS.harbor });
    expect(Buffer.from(await download.arrayBuffer())).toEqual(CONTENT);
    expect(download.headers.get('content-type')).toBe('application/pdf');
    expect(download.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''licence%20%C3%A9.pdf",
    );

    expect((await backOffice.send('DELETE', one)).status).toBe(204);
    expect((await backOffice.send('GET', path)).json).toEqual([]);
    expect((await backOffice.send('GET', one)).status).toBe(404);
  });

  it('stay as they are once the application is no draft', async () => {
    const { backOffice, path, upload, submit } = await openDraft();
    const one = `${path}/${String((await upload()).json['attachmentId'])}`;
    await submit();
    expect((await upload()).status).toBe(409);
    expect((await backOffice.send('DELETE', one)).status).toBe(409);
    expect((await backOffice.send('GET', one)).status).toBe(200);
    expect((await backOffice.send('GET', path)).json).toHaveLength(1);
  });

  it.each([
    ['fileName', ''],
    ['fileName', 'x'.repeat(256)],
    ['contentType', 'pdf\r\n'],
    ['content', 'not base64!'],
    ['content', ''],
    ['content', Buffer.alloc(10 * 1024 * 1024 + 1).toString('base64')],
  ])('are refused with 400 for a wrong %s', async (field, value) => {
    const { upload } = await openDraft();
    const { status, json } = await upload({ [field]: value });
    expect([status, json['details']]).toMatchObject([400, [{ field }]]);
  });

  it('take names that no header can hold', async () => {
    const { backOffice, path, upload } = await openDraft();
    const { json } = await upload({ fileName: '\ud800"\n.pdf' });
    const one = await backOffice.send('GET', `${path}/${String(json['attachmentId'])}`);
    expect(one.status).toBe(200);
  });

  it('belong to one application', async () => {
    const { backOffice, upload } = await openDraft();
    const { json } = await upload();
    const other = await backOffice.applied();
    const path = `/merchant-onboarding/applications/${other}/attachments/${String(json['attachmentId'])}`;
    expect((await backOffice.send('GET', path)).status).toBe(404);
  });
});
