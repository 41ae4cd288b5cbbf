import { describe, expect, test, vi } from 'vitest';
import { PreferenceStore } from '../../../src-main/preferences/preference-store.ts';
import { DEFAULT_PREFERENCES } from '../../../shared/preferences.ts';
import type { Preferences } from '../../../shared/preferences.ts';

const wanted: Preferences = { ...DEFAULT_PREFERENCES, language: 'ar', theme: 'contrast', textSize: 200 };

function storeWith(kept: unknown) {
  const memory = { load: () => kept, save: vi.fn<(preferences: Preferences) => void>() };
  const onChange = vi.fn<() => void>();
  return { memory, onChange, store: new PreferenceStore(memory, onChange) };
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

  test('are kept and shown when they change', () => {
    const { store, memory, onChange } = storeWith(undefined);
    store.change(wanted);
    expect(store.view()).toEqual(wanted);
    expect(memory.save).toHaveBeenCalledWith(wanted);
    expect(onChange).toHaveBeenCalledOnce();
  });
});
