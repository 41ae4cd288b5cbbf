import { useEffect } from 'react';
import { qrModules } from '../../../components/qr-code/qr-modules.ts';
import * as styles from './code-place.module.css';

const ABOUT_AS_LONG_AS_AN_ADDRESS = 'https://pay.example.com/payment/'.padEnd(80, '0');

/** The place of the code: white, with the outline of a code, so that nothing flashes when the code arrives. */
export function CodePlace() {
  // The browser compiles the encoder while the till waits for the service, and not when the address has come.
  useEffect(() => void qrModules(ABOUT_AS_LONG_AS_AN_ADDRESS), []);
  return (
    <svg className={styles.codePlace} viewBox="0 0 100 100" aria-hidden="true">
      <path d="M13 13h20v20h-20zM67 13h20v20h-20zM13 67h20v20h-20z" />
      <path d="M42 20h16M42 33h8M20 45h12M44 50h12M68 45h18M42 67h10M64 62h22M52 82h12M76 76h10" />
    </svg>
  );
}
