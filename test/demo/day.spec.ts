import { expectHeading, charge, shownAddress } from '../support/electron/cashier.ts';
import { test } from '../support/electron/electron-test.ts';
import { press, signIn } from '../support/electron/till-set-up.ts';
import { paperPicture } from '../support/system/virtual-printer/paper-picture.ts';
import { VirtualPrinter } from '../support/system/virtual-printer/virtual-printer.ts';
import { Album } from './album.ts';
import { closeTheStore, findPayment } from './day/closing.ts';
import { BO_PIN, pay, say } from './day/day.ts';
import { emptyPrinter, underpaid, wrongLanguage } from './day/mishaps.ts';
import { openTheStore } from './day/opening.ts';
import { mistakes, rush } from './day/selling.ts';

test('a day at the counter', async ({ sandbox, startTill }) => {
  const { profile, secrets } = sandbox.ready;
  const album = new Album('day');
  const printer = await VirtualPrinter.start();
  const till = await startTill({ profile, secrets, customerDisplay: true });
  const morning = { till, album, printer };
  await openTheStore(morning);
  await rush(morning);
  await mistakes(morning);
  await emptyPrinter(morning);
  await wrongLanguage(morning);
  await underpaid(morning);

  say('A power cut while a customer pays');
  await charge(till.page, '777', 'TABLE 2');
  await expectHeading(till.page, 'Waiting for payment');
  const address = await shownAddress(till.page);
  await till.kill();
  await pay(address);
  const again = await startTill({ profile, secrets });
  const evening = { till: again, album, printer };
  await expectHeading(again.page, 'Paid');
  await album.add(again, 'after-power-cut');
  await press(again.page, /^New sale/);
  await expectHeading(again.page, 'Who is at the till?');
  await signIn(again.page, 'Bo', BO_PIN);
  await again.page.getByRole('textbox', { name: 'Name or code' }).waitFor();
  await album.add(again, 'after-sign-in');

  await findPayment(evening);
  await closeTheStore(evening);
  await album.addDocument(again, await paperPicture(printer.printed, 80), 'roll');
  await printer.stop();
});
