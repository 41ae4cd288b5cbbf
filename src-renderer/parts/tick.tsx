import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import './tick.css';

interface TickProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}

/** Yes or no: the one way in which screens draw it. */
export function Tick({ checked, onChange, children }: TickProps) {
  return (
    <label className="tick">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span className="tick-box">
        <Icon name="check" />
      </span>
      <span>{children}</span>
    </label>
  );
}
