import { expect, test, vi } from 'vitest';
import { printedPage } from '../../../../src-main/electron/documents/printed-page.ts';

test('a page that hangs after it was drawn is given up a minute later', async () => {
  const time = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(time.signal);
  // Electron answers nothing of a page whose process hangs.
  const printing = printedPage({ printToPDF: () => new Promise(() => undefined) }, {});
  expect(timeout).toHaveBeenCalledWith(60_000);
  time.abort(new Error('the time is over'));
  await expect(printing).rejects.toThrow('the time is over');
});

test('a page that is printed in time is its file', async () => {
  const printToPDF = vi.fn(() => Promise.resolve(Buffer.from('%PDF')));
  expect(String(await printedPage({ printToPDF }, { pageSize: 'A4' }))).toBe('%PDF');
  expect(printToPDF).toHaveBeenCalledWith({ printBackground: true, pageSize: 'A4' });
});
