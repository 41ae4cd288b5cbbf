import { plainPhone } from '../../../../../shared/customer/contact-formats.ts';
import type { RecordFault } from './record-form.ts';

/**
 * Whether typing on can mend it: such a fault is said once somebody types elsewhere, or sends the form. Every other is
 * said with the key that made it.
 */
export function isUnfinished(fault: RecordFault, text: string): boolean {
  switch (fault) {
    case 'missing':
    case 'website-needed':
    case 'no-tender':
    case 'not-an-email':
    // `0.` and `0.1` come before `0.15`.
    case 'below-floor':
      return true;
    case 'not-a-phone':
      return /^\+?[0-9 ()./-]*( ?e?x?t?\.? ?)$/i.test(plainPhone(text));
    case 'not-a-rate':
      return /^[0-9]*[.,]?$/.test(text.trim());
    case 'not-a-category':
      return /^[0-9]{0,3}$/.test(text.trim());
    case 'not-a-website':
      return 'https://'.startsWith(text.trim().toLowerCase()) || /^https:\/\//i.test(text.trim());
    case 'too-long':
    case 'unprintable':
    case 'not-a-country':
      return false;
  }
}
