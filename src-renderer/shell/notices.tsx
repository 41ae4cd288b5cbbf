import type { Notice } from '../../shared/contract/views.ts';
import { Banner } from '../components/banner/banner.tsx';
import { useMessages } from '../messages/use-messages.ts';

/** What a manager should know about this till. Not shown while a customer looks at the screen. */
export function Notices({ notices }: { readonly notices: readonly Notice[] }) {
  const { notices: messages, faults } = useMessages();
  return notices.map(({ code, detail }) => (
    <Banner key={code} kind="warning">
      <p>{messages[code]}</p>
      {detail !== undefined && (
        <p>
          {/* Which records they are means nothing at the counter: it is for whoever looks into the ledger. */}
          {code === 'ledger-damaged' && `${faults.trace} `}
          <bdi>{detail}</bdi>
        </p>
      )}
    </Banner>
  ));
}
