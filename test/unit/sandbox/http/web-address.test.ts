import { describe, expect, it } from 'vitest';
import { isWebhookUrl, isWebsite } from '../../../../sandbox/http/web-address.ts';

const PUBLIC = ['https://shop.example/hooks', 'https://shop.example:8443/?a=b', 'https://8.8.8.8/x'];
const LOCAL = ['http://127.0.0.1:8080/hook', 'http://localhost/', 'http://[::1]:9/'];
const INSIDE = [
  ...['https://localhost/', 'https://127.0.0.1/', 'https://[::1]/', 'https://0.0.0.0/'],
  ...['https://10.0.0.7/', 'https://172.20.0.1/', 'https://192.168.1.9/', 'https://100.64.0.1/'],
  ...['https://169.254.169.254/latest/meta-data', 'https://[fe80::1]/', 'https://[fd00::1]/'],
  ...['https://[::ffff:10.0.0.7]/', 'https://till/', 'https://till.local/', 'https://db.internal/'],
  // What stands for an IPv4 address or leads to one; of many, and of none.
  ...['https://[::10.0.0.7]/', 'https://[64:ff9b::a00:7]/', 'https://[2002:a00:7::]/', 'https://[ff02::1]/'],
  ...['https://224.0.0.1/', 'https://255.255.255.255/', 'https://198.18.0.1/', 'https://till./'],
  ...['https://shop..example/', `https://${'a'.repeat(64)}.example/`, `https://${'a.'.repeat(130)}example/`],
  // Other ways to write 127.0.0.1 and 10.0.0.7, as URL parsers read them.
  ...['https://2130706433/', 'https://0x7f.1/', 'https://0xa.7/'],
];
const BROKEN = [
  ...['https:shop.example', 'https:/shop.example', 'https://', 'https:///shop.example', '//shop.example'],
  ...[
    ' https://shop.example',
    'https://shop.example/a b',
    'https://shop.example/\n',
    'https://sh\top.example',
  ],
  ...['https://user:word@shop.example', 'https://user@shop.example', 'https://shop\\.example', '/hooks', ''],
  ...['ftp://shop.example', 'javascript:alert(1)', 'http://shop.example'],
];

describe('webhook addresses', () => {
  it.each(PUBLIC)('%s is taken in both environments', (url) => {
    expect([isWebhookUrl(url, 'sandbox'), isWebhookUrl(url, 'production')]).toEqual([true, true]);
  });
  it.each(LOCAL)('%s is taken where receivers are tested only', (url) => {
    expect([isWebhookUrl(url, 'sandbox'), isWebhookUrl(url, 'production')]).toEqual([true, false]);
  });
  it.each(INSIDE)('%s is not reached from outside', (url) => {
    expect(isWebhookUrl(url, 'production')).toBe(false);
  });
  it.each(BROKEN)('%j is taken nowhere', (url) => {
    expect([isWebhookUrl(url, 'sandbox'), isWebhookUrl(url, 'production')]).toEqual([false, false]);
  });
});

it('a website is a whole HTTPS address', () => {
  expect(['https://shop.example', 'HTTPS://shop.example/a'].map(isWebsite)).toEqual([true, true]);
  const broken = ['http://shop.example', 'https:shop.example', 'shop.example'];
  expect(broken.map(isWebsite)).toEqual([false, false, false]);
});
