import { describe, expect, test, vi } from 'vitest';
import { ScanQueue, type ScanReceiver } from '../../../../../src-renderer/features/scanning/scan-queue.ts';

function world() {
  const said: string[] = [];
  const queue = new ScanQueue({
    onIgnored: (code) => said.push(`ignored ${code}`),
    onOverflow: (code) => said.push(`overflow ${code}`),
  });
  return { said, queue };
}

/** Takes scans, and settles each when the test says so. */
function receiver(said: string[]) {
  const settle: (() => void)[] = [];
  const state = { inFront: true, ready: true };
  const parts: ScanReceiver = {
    isInFront: () => state.inFront,
    isReady: () => state.ready,
    take: (code, gone) => {
      said.push(`took ${code}`);
      gone.addEventListener('abort', () => said.push(`left ${code}`));
      return new Promise((resolve) => settle.push(resolve));
    },
  };
  const settleNext = async () => {
    settle.shift()?.();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { parts, state, settleNext };
}

describe('scans', () => {
  test('are taken one after another, each once the one before is settled', async () => {
    const { said, queue } = world();
    const { parts, settleNext } = receiver(said);
    queue.receive(parts);
    for (const code of ['1', '2', '3']) queue.push(code);
    expect(said).toEqual(['took 1']);
    await settleNext();
    expect(said).toEqual(['took 1', 'took 2']);
    await settleNext();
    expect(said).toEqual(['took 1', 'took 2', 'took 3']);
  });

  test('that a screen fails to settle are said to be ignored, and the next one is taken', async () => {
    const { said, queue } = world();
    const { parts } = receiver(said);
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const take = vi.spyOn(parts, 'take').mockRejectedValueOnce(new Error('defect'));
    queue.receive(parts);
    for (const code of ['1', '2']) queue.push(code);
    await vi.waitFor(() => expect(said).toEqual(['ignored 1', 'took 2']));
    expect(take).toHaveBeenCalledTimes(2);
    expect(logged).toHaveBeenCalledOnce();
  });

  test('are ignored with a word where nobody has a use for them', () => {
    const { said, queue } = world();
    const { parts, state } = receiver(said);
    queue.push('1');
    queue.receive(parts);
    state.inFront = false;
    queue.push('2');
    expect(said).toEqual(['ignored 1', 'ignored 2']);
  });

  test('wait for a receiver that is not ready', () => {
    const { said, queue } = world();
    const { parts, state } = receiver(said);
    queue.receive(parts);
    state.ready = false;
    queue.push('1');
    expect(said).toEqual([]);
    state.ready = true;
    queue.proceed();
    expect(said).toEqual(['took 1']);
  });

  test('that wait go to who is there once a receiver has left', () => {
    const { said, queue } = world();
    const { parts } = receiver(said);
    const leave = queue.receive(parts);
    queue.push('1');
    queue.push('2');
    leave();
    expect(said).toEqual(['took 1', 'left 1', 'ignored 2']);
  });

  test('that find no room are said, and none is lost in silence', () => {
    const { said, queue } = world();
    queue.receive(receiver(said).parts);
    for (let n = 0; n <= 21; n++) queue.push(String(n));
    expect(said).toEqual(['took 0', 'overflow 21']);
  });
});
