import { lazy, Suspense } from 'react';
import { useLatest } from '../../state/connection.ts';
import { useCommand } from '../../state/use-command.ts';

const CloseQuestion = lazy(async () => ({ default: (await import('./close-question.tsx')).CloseQuestion }));

/** Somebody would close the till's window while payments wait. */
export function ClosingTill() {
  const payments = useLatest(({ view }) => view?.closing?.payments);
  const answer = useCommand('closing.answer');
  if (payments === undefined) return null;
  return (
    <Suspense>
      <CloseQuestion payments={payments} onAnswer={(closes) => void answer.run({ closes })} />
    </Suspense>
  );
}
