import { describe, expect, it } from 'vitest';
import { sandboxWorld } from '../../../support/worlds/sandbox-world.ts';
import type { World } from '../../../../sandbox/world/world.ts';

/** All of spec "Payment statuses" but the two that are reserved. */
const RETURNED = new Set([
  ...['created', 'processing', 'completed', 'underpaid', 'overpaid', 'expired', 'invalid', 'cancelled'],
]);

const rows = (world: World, sql: string) => world.db.all(sql).map((row) => Object.values(row)[0]);

describe('the world that every sandbox starts with', () => {
  it('is the same for the same moment', () => {
    const all = (world: World) =>
      ['partners', 'merchants', 'terminals', 'payments', 'batches', 'settlements', 'deposits'].map((table) =>
        world.db.all(`SELECT * FROM ${table}`).map((row) => ({ ...row, _metadata: undefined })),
      );
    expect(all(sandboxWorld().world)).toEqual(all(sandboxWorld().world));
  });

  it('has partners on three levels and terminals of both kinds', () => {
    const { world } = sandboxWorld();
    expect(world.partners.lineOf('par_HarborCafes').map(({ id }) => id)).toEqual([
      'par_HarborCafes',
      'par_Harbor',
      'par_Northwind',
    ]);
    expect(new Set(world.terminals.all().map(({ kind }) => kind))).toEqual(new Set(['physical', 'virtual']));
  });

  it('has months of payments in every status that is returned, none in the future', () => {
    const { world, clock } = sandboxWorld();
    const statuses = rows(world, 'SELECT DISTINCT statusCode FROM payments');
    expect(new Set(statuses)).toEqual(RETURNED);
    const [first] = rows(world, 'SELECT min(created) FROM payments');
    const [last] = rows(world, 'SELECT max(created) FROM payments');
    expect(clock.now() - Number(first)).toBeGreaterThan(55 * 86_400_000);
    expect(Number(last)).toBeLessThan(clock.now());
  });

  it('batches paid payments only, once, and settles what is batched to the cent', () => {
    const { world } = sandboxWorld();
    expect(
      rows(
        world,
        `SELECT count(*) FROM payments WHERE batchId IS NOT NULL AND statusCode NOT IN ('completed', 'overpaid')`,
      ),
    ).toEqual([0]);
    for (const batch of world.batches.find()) {
      const [gross] = rows(world, `SELECT sum(requestedMinor) FROM payments WHERE batchId = '${batch.id}'`);
      expect(batch.grossMinor).toBe(gross);
    }
    for (const settlement of world.settlements.find()) {
      const batches = world.batches.find('WHERE settlementId = ?', settlement.id);
      expect(settlement.grossMinor).toBe(batches.reduce((sum, { grossMinor }) => sum + grossMinor, 0));
      expect(settlement.batchCount).toBe(batches.length);
    }
  });

  it('leaves the training terminals without a past', () => {
    const { world } = sandboxWorld();
    expect(rows(world, `SELECT count(*) FROM payments WHERE merchantId = 'mer_Training'`)).toEqual([0]);
  });

  it('comes back whole when it is cleared', () => {
    const { world } = sandboxWorld();
    const count = () => rows(world, 'SELECT count(*) FROM payments');
    const before = count();
    world.payments.add({
      merchantId: 'mer_Training',
      locationId: 'loc_Training',
      terminalId: 'term_Training01',
      reference: 'R',
      requestedMinor: 1,
      expiration: 0,
      plan: [],
    });
    world.clear();
    expect(count()).toEqual(before);
    expect(world.payments.madeHere()).toEqual([]);
  });
});
