import { describe, expect, it } from 'vitest';
import { Database } from '../../../../sandbox/world/database.ts';

describe('the sandbox’s database', () => {
  it('answers each question by its own values, though rows that were read before are written in between', () => {
    const db = new Database();
    db.exec('CREATE TABLE things (id TEXT PRIMARY KEY, kind TEXT); CREATE INDEX kinds ON things (kind);');
    const put = 'INSERT INTO things VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET kind = excluded.kind';
    for (const one of ['1', '2']) db.run(put, `t${one}`, `k${one}`);
    const ofKind = 'SELECT id FROM things WHERE kind = ?';
    db.transaction(() => {
      expect(db.get(ofKind, 'k1')).toMatchObject({ id: 't1' });
      expect(db.all(ofKind, 'k1')).toHaveLength(1);
      db.run(put, 't1', 'k1');
      expect(db.get(ofKind, 'k2')).toMatchObject({ id: 't2' });
    });
    db.close();
  });
});
