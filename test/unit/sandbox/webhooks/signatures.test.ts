import { expect, it } from 'vitest';
import { signPartner, signPayment } from '../../../../sandbox/webhooks/signatures.ts';

const BODY = '{"statusCode":"completed"}';

// The digests were made with OpenSSL: printf '%s' TEXT | openssl dgst -sha256 -hmac secret

it('signs payments over timestamp, full stop and raw body with the decoded secret', () => {
  const signingSecret = Buffer.from('secret').toString('base64');
  expect(signPayment(signingSecret, BODY, 1700000000123)).toEqual({
    'x-webhook-signature': 't=1700000000123,s=JaNgYSFD7wMA5/LCzFtnF8fN+643dttmilukfTZOAvA=',
  });
});

it('signs for partners over the raw body alone, in lowercase hexadecimal, whenever it is sent', () => {
  const signed = {
    'X-Sandbox-Signature': '7ad521648be4d70d28f0c13890ad2bdff8eb028c4d7f13a1a8988dfe39264044',
  };
  expect(signPartner('secret', BODY, 1)).toEqual(signed);
  expect(signPartner('secret', BODY, 2)).toEqual(signed);
});
