import { plainPhone } from '../../../../../shared/customer/contact-formats.ts';
import type { RecordFault } from './record-form.ts';

/**
 * Whether further typing can correct the fault. Such a fault is shown once the user types elsewhere or sends the form,
 * every other one at once.
 */
export function isUnfinished(fault: RecordFault, text: string): boolean {
  switch (fault) {
    case 'missing':
    case 'website-needed':
    case 'no-tender':
    case 'not-an-email':
    // `0.` and `0.1` are typed before `0.15`.
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
