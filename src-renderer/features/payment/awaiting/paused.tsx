import type { CreationPause } from '../../../../shared/contract/views.ts';
import { Banner } from '../../../components/banner/banner.tsx';
import { useWords } from '../../../messages/use-messages.ts';

/** Why the till asks for no code by itself any more, whether money was taken, and what to do. */
export function Paused({ paused: { reason, mayExist } }: { readonly paused: CreationPause }) {
  const words = useWords().creating;
  return (
    <Banner kind="warning" alert title={words.paused[reason]}>
      <p>{reason === 'record-damaged' ? words.checkFirst : words.pausedTodo}</p>
      {mayExist > 0 && <p>{words.mayExist({ payments: mayExist })}</p>}
    </Banner>
  );
}
