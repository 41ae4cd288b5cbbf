import { test } from '@playwright/test';
import { encodePaper } from '../../src-main/documents/printing/encoding/encode-paper.ts';
import { testPaper } from '../../src-main/documents/printing/test-paper.ts';
import { loadAllMessages } from '../../shared/messages/load-all-messages.ts';
import { receipt } from '../support/papers.ts';
import { paperPicture } from '../support/virtual-printer/paper-picture.ts';
import { EscPosReader } from '../support/virtual-printer/read-escpos.ts';
import type { Printed } from '../support/virtual-printer/read-escpos.ts';

const en = await loadAllMessages('en');

const papers = { receipt: receipt(), 'test-print': testPaper(en) };
const noPicture = { picture: () => Promise.reject(new Error('letters only')) };

for (const [name, paper] of Object.entries(papers)) {
  for (const paperWidth of [80, 58] as const) {
    test(`${name} on ${paperWidth} mm, as the printer reads it`, async ({ page }) => {
      const printed: Printed[] = [];
      const reader = new EscPosReader(
        (each) => printed.push(each),
        () => undefined,
      );
      for (const byte of await encodePaper(paper, { paperWidth, asPicture: false }, noPicture))
        reader.read(byte);
      await page.setContent(await paperPicture(printed, paperWidth));
      await page
        .locator('body')
        .screenshot({ path: `test-results/gallery/papers/${name}-${paperWidth}.png` });
    });
  }
}
