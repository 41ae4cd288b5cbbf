import type { Notice } from '../../shared/contract/views.ts';
import { Banner } from '../parts/banner.tsx';
import { useWords } from '../text/words.ts';

/** What a manager should know about this till. Not shown while a customer looks at the screen. */
export function Notices({ notices }: { readonly notices: readonly Notice[] }) {
  const words = useWords().notices;
  return notices.map(({ code, detail }) => (
    <Banner key={code} kind="warning" title={words[code]}>
      {detail !== undefined && (
        <p>
          <bdi>{detail}</bdi>
        </p>
      )}
    </Banner>
  ));
}
