import { describe, expect, it } from 'vitest';
import { FaultList } from '../../../../sandbox/faults/fault-list.ts';

const CREATE = ['POST', '/Payments/crypto'] as const;

describe('the fault list', () => {
  it.each([
    [{}, true],
    [{ method: 'POST' }, true],
    [{ method: 'GET' }, false],
    [{ path: '/Payments' }, true],
    [{ path: 'crypto' }, true],
    [{ path: '/payments' }, false],
    [{ path: '/Pay*/crypto' }, true],
    [{ path: '/P.*' }, false],
    [{ method: 'POST', path: 'tracking' }, false],
  ])('matches a create against %j: %s', (match, hit) => {
    const faults = new FaultList();
    faults.add({ kind: 'drop-before-work', match });
    expect(faults.take(...CREATE)?.effect !== undefined).toBe(hit);
  });

  it('hits as often as it is told, then is gone', () => {
    const faults = new FaultList();
    faults.add({ kind: 'stall-body', times: 2 });
    faults.take(...CREATE);
    expect(faults.all()).toMatchObject([{ kind: 'stall-body', times: 2, left: 1 }]);
    faults.take(...CREATE);
    expect(faults.all()).toEqual([]);
    expect(faults.take(...CREATE)).toBeUndefined();
  });

  it('goes on until it is removed when no number is given', () => {
    const faults = new FaultList();
    const { id } = faults.add({ kind: 'garbage-body' });
    for (let call = 0; call < 100; call += 1) expect(faults.take(...CREATE)?.effect).toBeDefined();
    expect([faults.remove(id), faults.remove(id), faults.all()]).toEqual([true, false, []]);
  });

  it('uses the oldest fault that matches and keeps the next for the next request', () => {
    const faults = new FaultList();
    faults.add({ kind: 'stall-body', times: 1 });
    faults.add({ kind: 'garbage-body', times: 1 });
    expect(faults.take(...CREATE)?.effect?.kind).toBe('stall-body');
    expect(faults.take(...CREATE)?.effect?.kind).toBe('garbage-body');
  });

  it('adds up delays beside another fault', () => {
    const faults = new FaultList();
    faults.add({ kind: 'delay', ms: 100 });
    faults.add({ kind: 'status', status: 503, times: 1 });
    faults.add({ kind: 'delay', ms: 20 });
    expect(faults.take(...CREATE)).toMatchObject({ delayMs: 120, effect: { kind: 'status' } });
    expect(faults.take(...CREATE)).toEqual({ delayMs: 120, effect: undefined });
  });
});
