import type { HierarchyEntry } from '../../../../shared/contract/back-office/hierarchy.ts';
import { Button } from '../../../components/button/button.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import * as styles from './breadcrumb.module.css';

interface BreadcrumbProps {
  /** What the page's record is in, from the top. */
  readonly above: readonly HierarchyEntry[];
  /** To the last of these. */
  readonly onGo: (trail: readonly HierarchyEntry[]) => void;
  readonly onTop: () => void;
  /** The page that this leads to. */
  readonly topName: string;
}

/** In what this is, each a way there. Nothing where Back leads to the same place. */
export function Breadcrumb({ above, onGo, onTop, topName }: BreadcrumbProps) {
  const { terminals } = useMessages();
  if (above.length === 0) return null;
  return (
    <nav className={styles.breadcrumb} aria-label={terminals.breadcrumb}>
      <ol>
        <li>
          <Button kind="quiet" onPress={onTop}>
            {topName}
          </Button>
        </li>
        {above.map(({ kind, id, name }, nth) => (
          <li key={`${kind} ${id}`}>
            <Button kind="quiet" onPress={() => onGo(above.slice(0, nth + 1))}>
              <bdi>{name ?? id}</bdi>
            </Button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
