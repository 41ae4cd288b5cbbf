import type { Notice } from '../../shared/contract/views.ts';
import { Banner } from '../components/banner/banner.tsx';
import { useMessages } from '../messages/use-messages.ts';
import * as styles from './notices.module.css';

interface NoticesProps {
  readonly notices: readonly Notice[];
  /** Where there is little room: a folder goes by its name alone. The back office shows the whole path. */
  readonly short?: boolean;
}

/** What a manager should know about this till. Not shown while a customer looks at the screen. */
export function Notices({ notices, short = false }: NoticesProps) {
  const { notices: messages, faults } = useMessages();
  return notices.map(({ code, detail }) => (
    <Banner key={code} kind="warning">
      <p>{messages[code]}</p>
      {detail !== undefined && (
        <p className={styles.noticeDetail}>
          {/* Which records they are means nothing at the counter: it is for whoever looks into the ledger. */}
          {code === 'ledger-damaged' && `${faults.trace} `}
          <bdi>{short ? withoutPath(detail) : detail}</bdi>
        </p>
      )}
    </Banner>
  ));
}

function withoutPath(detail: string): string {
  return detail.replace(/^.*[\\/](?=ledger-quarantined-)/, '');
}
