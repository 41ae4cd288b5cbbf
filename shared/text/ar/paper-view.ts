import { isolated } from '../bidi.ts';
import type { Words } from '../words.ts';

export const paperView: Words['paperView'] = {
  print: 'طباعة',
  printing: 'جارٍ الطباعة…',
  printed: 'أُرسلت إلى الطابعة.',
  save: 'حفظ PDF',
  saving: 'جارٍ الحفظ…',
  saved: (file) => `حُفظت باسم ${isolated(file)}.`,
  close: 'إغلاق',
  loading: 'جارٍ إحضار الورقة…',
  code: 'رمز QR للعنوان',
  language: 'اللغة',
  kind: 'الورقة',
  open: {
    receipt: 'الإيصال',
    'reclaim-slip': 'قسيمة الاسترداد',
    both: 'الإيصال والقسيمة',
    record: 'بيان الدفع',
  },
};
