import type { ReactNode } from 'react';
import * as styles from './banner.module.css';
import { Icon, type IconName } from '../icon/icon.tsx';

interface BannerProps {
  readonly kind: 'info' | 'warning' | 'fault';
  /** Missing where the banner is one text. */
  readonly title?: string;
  /** Screen readers announce the banner at once; otherwise they read it when it is reached. */
  readonly alert?: boolean;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

const icons: Record<BannerProps['kind'], IconName> = { info: 'info', warning: 'warning', fault: 'stop' };

export function Banner({ kind, title, alert = false, children, action }: BannerProps) {
  return (
    <div className={styles.banner} data-part="banner" data-kind={kind} role={alert ? 'alert' : undefined}>
      <Icon name={icons[kind]} />
      <div className={styles.bannerText}>
        {title !== undefined && <strong>{title}</strong>}
        {children}
      </div>
      {action}
    </div>
  );
}
