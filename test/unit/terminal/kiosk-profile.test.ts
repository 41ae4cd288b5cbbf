import { expect, test } from 'vitest';
import { kioskOf } from '../../../src-main/terminal/profile/kiosk-profile.ts';

test.each([
  [undefined, 'USD', { sells: 'what-there-is', idleMs: 60_000, hasKeyboard: true }],
  [{ mode: 'catalogue', keyboard: false }, 'USD', { sells: 'catalogue', idleMs: 60_000, hasKeyboard: false }],
  [{ mode: 'catalogue' }, 'USD', { sells: 'catalogue', idleMs: 60_000, hasKeyboard: true }],
  [
    { mode: 'open-amount', idleSeconds: 15 },
    'USD',
    { sells: 'open-amount', idleMs: 15_000, hasKeyboard: true },
  ],
  [
    { mode: 'fixed-amount', fixedAmount: '5.00' },
    'USD',
    { sells: { amount: { minor: 500, currency: 'USD' } }, idleMs: 60_000, hasKeyboard: true },
  ],
  [
    { mode: 'fixed-amount', fixedAmount: '1.1' },
    'USD',
    { sells: { amount: { minor: 110, currency: 'USD' } }, idleMs: 60_000, hasKeyboard: true },
  ],
  [
    { mode: 'fixed-amount', fixedAmount: '500' },
    'JPY',
    { sells: { amount: { minor: 500, currency: 'JPY' } }, idleMs: 60_000, hasKeyboard: true },
  ],
  [
    { mode: 'catalogue', display: 2 },
    'USD',
    { sells: 'catalogue', idleMs: 60_000, hasKeyboard: true, display: 2 },
  ],
  [
    { mode: 'catalogue', picturesFolder: '/srv/pictures', languages: ['de', 'en'] },
    'EUR',
    {
      sells: 'catalogue',
      idleMs: 60_000,
      hasKeyboard: true,
      picturesFolder: '/srv/pictures',
      languages: ['de', 'en'],
    },
  ],
] as const)('a profile with the kiosk %j in %s', (kiosk, currency, settings) => {
  const asked = kiosk && { ...kiosk, ...('languages' in kiosk && { languages: [...kiosk.languages] }) };
  expect(kioskOf(asked as Parameters<typeof kioskOf>[0], currency)).toEqual(settings);
});
