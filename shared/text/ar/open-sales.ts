import { isolated } from '../bidi.ts';
import type { Words } from '../words.ts';

export const openSales: Words['openSales'] = {
  title: 'المبيعات المفتوحة',
  elsewhere: (name) => `يخص خدمة أخرى: ${name}`,
  sale: (number) => `البيع ${number}`,
  landed: (number, reference, state) => `البيع ${number}، ${isolated(reference)}: ${state}`,
};

export const stages: Words['stages'] = {
  creating: 'جارٍ إحضار الرمز',
  waiting: 'بانتظار الدفع',
  seen: 'رُصدت، بانتظار التأكيد',
  unrecognised: 'الحالة غير معروفة',
  stale: 'الحالة غير معروفة',
  'not-created': 'لم يُنشأ رمز',
};
