import { describe, expect, it } from 'vitest';
import { failed, succeeded } from '../../../shared/failure.ts';
import { tenderByHalves } from '../../../shared/payment/tender-by-halves.ts';

const EIGHT = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

function paidWith(tender: string) {
  const questions: string[] = [];
  const isAmong = (types: readonly string[]) => {
    questions.push(types.join(''));
    return Promise.resolve(succeeded(types.includes(tender)));
  };
  return { questions, isAmong };
}

describe('the tender that a payment was paid with', () => {
  it.each(EIGHT)('%s is found among eight by four questions', async (tender) => {
    const { questions, isAmong } = paidWith(tender);
    expect(await tenderByHalves(EIGHT, isAmong)).toEqual(succeeded(tender));
    expect(questions).toHaveLength(4);
  });

  it('is none after one question where it is another, and after none where no tender is known', async () => {
    const { questions, isAmong } = paidWith('z');
    expect(await tenderByHalves(EIGHT, isAmong)).toEqual(succeeded(undefined));
    expect(await tenderByHalves([], isAmong)).toEqual(succeeded(undefined));
    expect(questions).toEqual(['abcdefgh']);
  });

  it('is not guessed where a question fails', async () => {
    const refused = failed({ action: 'sign-in', code: 'sign-in-refused' });
    const { isAmong } = paidWith('h');
    const answer = await tenderByHalves(EIGHT, (types) =>
      types.length === 8 ? isAmong(types) : Promise.resolve(refused),
    );
    expect(answer).toEqual(refused);
  });
});
