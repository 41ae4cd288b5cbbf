import { describe, expect, it, onTestFinished } from 'vitest';
import { Database } from '../../../../sandbox/world/database.ts';
import { Records, recordTable } from '../../../../sandbox/world/records/records.ts';

interface Shop {
  readonly id: string;
  readonly town: string | null;
  readonly isOpen: boolean;
}

function newShops() {
  const db = new Database();
  onTestFinished(() => db.close());
  db.exec(recordTable('shops', ['town', 'isOpen']));
  return { db, shops: new Records<Shop>(db, 'shops') };
}

const shop = (id: string, town: string | null = null, isOpen = true): Shop => ({ id, town, isOpen });

describe('records', () => {
  it('come back as they were put, in the order they came', () => {
    const { shops } = newShops();
    shops.put(shop('b'));
    shops.put(shop('a', 'Salem', false));
    shops.put(shop('b', 'Boston'));
    expect(shops.find()).toEqual([shop('b', 'Boston'), shop('a', 'Salem', false)]);
    expect(shops.byId('a')).toEqual(shop('a', 'Salem', false));
    expect(shops.byId('A')).toBeUndefined();
  });

  it('are found by their columns, where booleans are 0 and 1 and null is nothing', () => {
    const { shops } = newShops();
    shops.put(shop('a', 'Salem', false));
    shops.put(shop('b'));
    expect(shops.find('WHERE town = ?', 'Salem')).toHaveLength(1);
    expect(shops.find('WHERE town IS NULL')).toEqual([shop('b')]);
    expect(shops.first('WHERE isOpen = 0')).toEqual(shop('a', 'Salem', false));
  });

  it('come in pages that count all', () => {
    const { shops } = newShops();
    for (const id of ['a', 'b', 'c', 'd', 'e']) shops.put(shop(id, id === 'c' ? null : 'Salem'));
    const query = { where: 'town = ?', values: ['Salem'], order: 'id DESC' };
    expect(shops.page({ page: 1, pageSize: 3 }, query)).toEqual({ data: [shop('a', 'Salem')], total: 4 });
    expect(shops.page({ page: 9, pageSize: 3 }, query)).toEqual({ data: [], total: 4 });
  });

  it('are gone when they are removed', () => {
    const { shops } = newShops();
    shops.put(shop('a'));
    expect([shops.remove('a'), shops.remove('a'), shops.find()]).toEqual([true, false, []]);
  });
});

describe('the database', () => {
  it('keeps all of a transaction or nothing, the inner part of the outer', () => {
    const { db, shops } = newShops();
    const work = () =>
      db.transaction(() => {
        shops.put(shop('a'));
        db.transaction(() => shops.put(shop('b')));
        throw new Error('no');
      });
    expect(work).toThrow('no');
    expect(shops.find()).toEqual([]);
    db.transaction(() => db.transaction(() => shops.put(shop('b'))));
    expect(shops.find()).toEqual([shop('b')]);
  });

  it('takes a lone null for a value', () => {
    const { db } = newShops();
    expect(db.get('SELECT ? IS NULL AS answer', null)?.['answer']).toBe(1);
  });
});
