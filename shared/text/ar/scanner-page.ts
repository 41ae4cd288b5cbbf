import type { Words } from '../words.ts';

export const scannerPage: Words['scannerPage'] = {
  title: 'الماسح الضوئي',
  scanNow: 'يُرجى مسح أي رمز الآن. لا يُباع هنا شيء ولا يُطلب دفع.',
  noMoney: 'لا يُباع هنا شيء ولا يُطلب دفع.',
  noScan: 'لم يكن ذلك مسحًا: أقل من ثلاثة أحرف. يُرجى المحاولة مجددًا.',
  tryScan: 'تجربة مسح',
  keys: 'المفاتيح',
  pauses: 'الفواصل بين المفاتيح',
  useThese: 'استخدام ما يناسب هذا الماسح',
  gap: 'أطول فاصل بين مفتاحين',
  gapNote: 'تظهر الأرقام المكتوبة بعد هذا الوقت',
  minLength: 'أقصر رمز',
  suffix: 'ينتهي الرمز بـ',
  prefix: 'البادئة',
  prefixNote: 'ما يرسله الماسح قبل كل رمز',
  prefixFault: 'لا مسافات في البادئة، بل حروف لاتينية وأرقام وعلامات فقط.',
  range: (from, to) => `من ${from} إلى ${to} مللي ثانية`,
  ms: (value) => `${value} مللي ثانية`,
  suffixes: { enter: 'Enter', tab: 'Tab', none: 'لا شيء' },
};
