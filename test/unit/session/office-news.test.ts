import { expect, test } from 'vitest';
import { OfficeNews } from '../../../src-main/session/office/office-news.ts';
import { VirtualClock } from '../../support/worlds/virtual-clock.ts';

function open() {
  const clock = new VirtualClock();
  const stop = new AbortController();
  let changes = 0;
  const news = new OfficeNews(clock, stop.signal, () => (changes += 1));
  return { clock, stop, news, changes: () => changes };
}

test('the first is told of at once, the rest of a flood together ten seconds later', async () => {
  const { clock, news, changes } = open();
  expect(news.view).toBeUndefined();
  for (let n = 0; n < 100; n += 1) news.tell('settlements');
  expect(news.view).toEqual({ settlements: 1, applications: 0 });
  await clock.advance(9_999);
  expect(news.view?.settlements).toBe(1);
  await clock.advance(1);
  expect(news.view?.settlements).toBe(2);
  await clock.advance(60_000);
  expect(news.view?.settlements).toBe(2);
  expect(changes()).toBe(2);
});

test('a minute of a flood is told of seven times at most', async () => {
  const { clock, news } = open();
  for (let second = 0; second < 60; second += 1) {
    news.tell('applications');
    await clock.advance(1_000);
  }
  expect(news.view?.applications).toBe(7);
});

test('settlements hold applications back in nothing', () => {
  const { news } = open();
  news.tell('settlements');
  news.tell('applications');
  expect(news.view).toEqual({ settlements: 1, applications: 1 });
});

test('of a till that is closed nothing more is told', async () => {
  const { clock, stop, news } = open();
  news.tell('settlements');
  news.tell('settlements');
  stop.abort();
  await clock.advance(10_000);
  expect(news.view?.settlements).toBe(1);
});
