import { describe, expect, it, vi } from 'vitest';
import { allOf, firstOf } from '../../../../src-renderer/messages/language-messages.ts';
import { loadFirstMessages, loadMessages } from '../../../../shared/messages/load-messages.ts';

const source = () => ({ loadFirst: loadFirstMessages, loadAll: vi.fn(loadMessages) });

describe('the messages of a language', () => {
  it('are those of the first screen until others are asked for', async () => {
    const { loadFirst, loadAll } = source();
    const messages = await firstOf({ loadFirst, loadAll }, 'de');
    expect(messages.first).toEqual(await loadFirstMessages('de'));
    expect(loadAll).not.toHaveBeenCalled();
  });

  it('are loaded once, and there at once from then on', async () => {
    const { loadFirst, loadAll } = source();
    const messages = await firstOf({ loadFirst, loadAll }, 'de');
    expect(messages.all()).toBe(messages.all());
    expect(await messages.all()).toEqual(await loadMessages('de'));
    expect(messages.all()).toMatchObject({ status: 'fulfilled' });
    expect(loadAll).toHaveBeenCalledTimes(1);
  });

  it('come in English where they cannot be loaded', async () => {
    const loadAll = (language: string) =>
      language === 'en' ? loadMessages('en') : Promise.reject(new Error('no such chunk'));
    const messages = await firstOf({ loadFirst: loadFirstMessages, loadAll }, 'de');
    expect((await messages.all()).language).toBe('en');
  });

  it('are asked for again after a failure', async () => {
    const loadAll = vi.fn(loadMessages);
    loadAll.mockRejectedValueOnce(new Error('no such chunk')).mockRejectedValueOnce(new Error('nor English'));
    const messages = await firstOf({ loadFirst: loadFirstMessages, loadAll }, 'de');
    await expect(messages.all()).rejects.toThrow('nor English');
    expect((await messages.all()).language).toBe('de');
  });

  it('are all there at once where no screen may wait', async () => {
    const { loadAll } = source();
    const messages = await allOf({ loadAll }, 'ja');
    expect(messages.all()).toMatchObject({ status: 'fulfilled', value: messages.first });
  });
});
