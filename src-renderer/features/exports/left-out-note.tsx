import { leftOutText } from '../../../shared/reports/left-out-messages.ts';
import type { LeftOut } from '../../../shared/reports/left-out.ts';
import { Banner } from '../../components/banner/banner.tsx';
import { useMessages } from '../../messages/use-messages.ts';

/** What a report or a file does not hold; nothing where it holds all. */
export function LeftOutNote({ leftOut }: { readonly leftOut: readonly LeftOut[] | undefined }) {
  const messages = useMessages();
  if (!leftOut) return null;
  return (
    <Banner kind="warning" title={messages.salesReport.leftOut.title}>
      {leftOut.map((one) => (
        <p key={`${one.currency} ${one.merchant} ${one.isDamaged}`}>{leftOutText(one, messages)}</p>
      ))}
    </Banner>
  );
}
