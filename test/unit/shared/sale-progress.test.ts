import { expect, test } from 'vitest';
import { progressOf } from '../../../shared/view/sale-progress.ts';
import { ended, NOW, parked, refused, shown, unreachable } from '../../gallery/views.ts';
import type { SaleStage, SaleView } from '../../../shared/contract/sale-view.ts';

const [sale] = parked;
const of = (stage: SaleStage, raised = false) => progressOf({ ...sale, stage } as SaleView, raised);

test.each<[string, SaleStage]>([
  ['being created', { name: 'creating', trouble: unreachable }],
  ['waiting', { name: 'waiting', ...shown }],
  ['seen', { name: 'seen', ...shown }],
  ['not known', { name: 'waiting', ...shown, stale: unreachable }],
  ['unrecognised', { name: 'unrecognised', status: 'settling', ...shown }],
])('the till goes on by itself with what is %s', (_, stage) => expect(of(stage)).toBe('waiting'));

test.each<[string, SaleStage]>([
  ['underpaid', ended('underpaid')],
  ['overpaid', ended('overpaid')],
  ['not accepted', ended('invalid')],
  ['cancelled after money came', { ...ended('cancelled'), received: '40.00 USDC' }],
  ['expired after money came', { ...ended('expired'), received: '40.00 USDC' }],
  ['refused by the service', { name: 'not-created', failure: refused, at: NOW }],
  ['stopped without its whole record', { name: 'not-created', at: NOW, recordDamaged: true }],
  ['paused', { name: 'creating', paused: { reason: 'answers-lost', mayExist: 1 } }],
])('a person looks at what is %s', (_, stage) => expect(of(stage)).toBe('needs-person'));

test.each<[string, SaleStage]>([
  ['paid', ended('completed')],
  ['expired', ended('expired')],
  ['cancelled', ended('cancelled')],
  ['cancelled before money came', { ...ended('cancelled'), received: '0.00 USDC' }],
  ['stopped', { name: 'not-created', at: NOW }],
])('nobody has to do anything about what is %s', (_, stage) => expect(of(stage)).toBe('finished'));

test('what something was raised about, and what belongs to another service, is never finished', () => {
  expect(of(ended('completed'), true)).toBe('needs-person');
  const elsewhere = { origin: 'https://api.other.example.test', merchantId: 'm' };
  for (const stage of [ended('completed'), { name: 'not-created', at: NOW } as const])
    expect(progressOf({ ...sale, stage, elsewhere } as SaleView, false)).toBe('needs-person');
});
