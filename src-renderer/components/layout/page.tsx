import type { ReactNode } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { Button } from '../button/button.tsx';
import * as styles from './page.module.css';
import { ScreenTitle } from './screen-title.tsx';
import { useEscape } from './use-escape.ts';

interface PageProps {
  readonly title: string;
  /** Missing on the first of all screens. */
  readonly onBack: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A screen beside the checkout, with Back always in the same place, and on Escape. */
export function Page({ title, onBack, children }: PageProps) {
  const { page } = useMessages();
  useEscape(onBack);
  return (
    <div className={styles.page}>
      <div className={styles.pageTitle}>
        {onBack && (
          <Button kind="quiet" icon="back" onPress={onBack}>
            {page.back}
          </Button>
        )}
        <ScreenTitle>{title}</ScreenTitle>
      </div>
      {children}
    </div>
  );
}
