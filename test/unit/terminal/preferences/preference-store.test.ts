import { describe, expect, test, vi } from 'vitest';
import { firstLanguage } from '../../../../src-main/terminal/preferences/first-language.ts';
import { PreferenceStore } from '../../../../src-main/terminal/preferences/preference-store.ts';
import type { FirstLanguage } from '../../../../src-main/terminal/preferences/preference-store.ts';
import { DEFAULT_PREFERENCES } from '../../../../shared/preferences.ts';
import type { Preferences } from '../../../../shared/preferences.ts';

const wanted: Preferences = { ...DEFAULT_PREFERENCES, language: 'ar', theme: 'contrast', textSize: 200 };

function storeWith(kept: unknown, first?: FirstLanguage) {
  const memory = { load: () => kept, save: vi.fn<(preferences: Preferences) => void>() };
  const onChange = vi.fn<() => void>();
  return { memory, onChange, store: new PreferenceStore(memory, onChange, first) };
}

describe('preferences', () => {
  test('are those that were kept', () => {
    expect(storeWith(wanted).store.view()).toEqual(wanted);
  });

  test.each([undefined, 'loud', { ...wanted, volume: 400 }, { ...wanted, language: 'xx' }])(
    'are the usual ones when %o was kept',
    (kept) => {
      expect(storeWith(kept).store.view()).toEqual(DEFAULT_PREFERENCES);
    },
  );

  test('that an older version kept count on, with the usual customer’s screen', () => {
    const since = ['customerDisplay', 'customerTip'];
    const older = Object.fromEntries(Object.entries(wanted).filter(([name]) => !since.includes(name)));
    expect(storeWith(older).store.view()).toEqual({
      ...wanted,
      customerDisplay: 'automatic',
      customerTip: 'off',
    });
  });

  test('are kept and shown when they change', () => {
    const { store, memory, onChange } = storeWith(undefined);
    store.change(wanted);
    expect(store.view()).toEqual(wanted);
    expect(memory.save).toHaveBeenCalledWith(wanted);
    expect(onChange).toHaveBeenCalledOnce();
  });

  test('that the disk does not take do not count, and the cashier is told so', () => {
    const { store, memory, onChange } = storeWith(wanted, { asked: 'ja' });
    memory.save.mockImplementation(() => {
      throw new Error('ENOSPC');
    });
    expect(store.change({ ...wanted, volume: 10 })).toMatchObject({
      failure: { code: 'file-not-written', detail: 'Error: ENOSPC' },
    });
    expect(store.view()).toEqual({ ...wanted, language: 'ja' });
    expect(onChange).not.toHaveBeenCalled();
  });

  test('begin in the language of the system, and keep to a kept one', () => {
    expect(storeWith(undefined, { system: 'de' }).store.view().language).toBe('de');
    expect(storeWith(wanted, { system: 'de' }).store.view().language).toBe('ar');
  });

  test('speak the language that was asked for in this run only, until somebody chooses one', () => {
    const { store, memory } = storeWith(wanted, { asked: 'ja' });
    expect(store.view()).toEqual({ ...wanted, language: 'ja' });
    store.change({ ...store.view(), volume: 10 });
    expect(store.view()).toEqual({ ...wanted, language: 'ja', volume: 10 });
    expect(memory.save).toHaveBeenLastCalledWith({ ...wanted, volume: 10 });
    store.change({ ...store.view(), language: 'en' });
    expect(store.view().language).toBe('en');
    expect(memory.save).toHaveBeenLastCalledWith({ ...wanted, language: 'en', volume: 10 });
  });
});

test('the first language is one that the till speaks, else nothing is said', () => {
  expect(firstLanguage('de-AT', ['tlh', 'ja-JP'])).toEqual({ asked: 'de', system: 'ja' });
  expect(firstLanguage('tlh', ['C'])).toEqual({});
  expect(firstLanguage(undefined, [])).toEqual({});
});
