import { expect, it } from 'vitest';
import { Html, html } from '../../../../sandbox/hosted-page/html.ts';

it('escapes whatever is put in', () => {
  const text = `<b title="'">&`;
  expect(html`<p title="${text}">${1}${text}</p>`.text).toBe(
    '<p title="&#60;b title=&#34;&#39;&#34;&#62;&#38;">1&#60;b title=&#34;&#39;&#34;&#62;&#38;</p>',
  );
});

it('takes markup as it stands', () => {
  expect(html`${new Html('<li>')}${[html`${'<'}`, html`2`]}`.text).toBe('<li>&#60;2');
});
