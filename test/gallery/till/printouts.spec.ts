import { test } from '@playwright/test';
import { encodeDocument } from '../../../src-main/documents/printing/encoding/encode-document.ts';
import { testPrint } from '../../../src-main/documents/printing/test-print.ts';
import { loadAllMessages } from '../../../shared/messages/load-all-messages.ts';
import { receipt } from '../../support/records/documents.ts';
import { paperPicture } from '../../support/system/virtual-printer/paper-picture.ts';
import { EscPosReader } from '../../support/system/virtual-printer/read-escpos.ts';
import type { Printed } from '../../support/system/virtual-printer/read-escpos.ts';

const en = await loadAllMessages('en');

const documents = { receipt: receipt(), 'test-print': testPrint(en) };
const noPicture = { picture: () => Promise.reject(new Error('letters only')) };

for (const [name, doc] of Object.entries(documents)) {
  for (const paperWidth of [80, 58] as const) {
    test(`${name} on ${paperWidth} mm, as the printer reads it`, async ({ page }) => {
      const printed: Printed[] = [];
      const reader = new EscPosReader(
        (each) => printed.push(each),
        () => undefined,
      );
      for (const byte of await encodeDocument(doc, { paperWidth, asPicture: false }, noPicture))
        reader.read(byte);
      await page.setContent(await paperPicture(printed, paperWidth));
      await page
        .locator('body')
        .screenshot({ path: `test-results/gallery/printouts/${name}-${paperWidth}.png` });
    });
  }
}
