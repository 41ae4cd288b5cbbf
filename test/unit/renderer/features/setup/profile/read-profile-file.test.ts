import { describe, expect, it } from 'vitest';
import { readProfileFile } from '../../../../../../src-renderer/features/setup/profile/read-profile-file.ts';

describe('a chosen profile file', () => {
  it('gives its text', async () => {
    expect(await readProfileFile(new File(['{}'], 'till.json'))).toEqual({ text: '{}' });
  });

  it('is not even read when it is far too large to be a profile', async () => {
    const film = { size: 10_000_000, arrayBuffer: () => Promise.reject(new Error('was read')) };
    expect(await readProfileFile(film)).toEqual({ fault: 'tooLarge' });
  });

  it('is refused when main would refuse its length', async () => {
    expect(await readProfileFile(new File(['x'.repeat(65_537)], 'x'))).toEqual({ fault: 'tooLarge' });
  });

  it('is asked for again when it cannot be read', async () => {
    const gone = { size: 2, arrayBuffer: () => Promise.reject(new Error('gone')) };
    expect(await readProfileFile(gone)).toEqual({ fault: 'unreadable' });
  });
});
