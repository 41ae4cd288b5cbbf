import { foreign } from '../../shared/text/bidi.ts';
import type { TenderView } from '../../shared/contract/views.ts';
import './tender-line.css';

interface TenderLineProps {
  readonly title: string;
  readonly tenders: readonly TenderView[];
}

/** What the terminal takes, for showing only: the payment page decides. */
export function TenderLine({ title, tenders }: TenderLineProps) {
  if (tenders.length === 0) return null;
  return (
    <p className="tender-line">
      <span>{title}</span> {tenders.map(({ label }) => foreign(label)).join(' · ')}
    </p>
  );
}
