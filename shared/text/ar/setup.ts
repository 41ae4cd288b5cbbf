import { isolated } from '../bidi.ts';
import type { Words } from '../words.ts';

export const setupReasons: Words['setupReasons'] = {
  'first-start': {
    title: 'إعداد هذا الصندوق',
    text: 'يُرجى تحميل ملف تعريف هذا الجهاز، أو تجربة كل شيء أولًا في وضع التدريب.',
  },
  'profile-faulty': {
    title: 'في ملف التعريف أخطاء',
    text: 'لا يبدأ الصندوق بإعداد ناقص. يُرجى تصحيح ما في القائمة وتحميل الملف من جديد.',
  },
  'secrets-missing': {
    title: 'إدخال بيانات الدخول',
    text: 'تم تحميل ملف التعريف. يحفظ الصندوق بيانات الدخول مشفّرة ولا يعرضها مرة أخرى.',
  },
  'sign-in-refused': {
    title: 'إدخال بيانات الدخول من جديد',
    text: 'لن يحاول الصندوق تسجيل الدخول مرة أخرى قبل ذلك.',
  },
  failed: {
    title: 'تعذّر تشغيل الصندوق',
    text: 'لم يضع أي بيع. إن كان زبون يدفع فلا يُطلب الدفع مرة أخرى قبل أن يعود الصندوق.',
  },
  asked: {
    title: 'الإعداد',
    text: 'تغيير بيانات الدخول، أو تحميل ملف تعريف آخر، أو الانتقال إلى وضع التدريب.',
  },
};

export const secrets: Words['secrets'] = {
  terminalPassword: 'كلمة مرور الجهاز',
  clientSecret: 'سر العميل (client secret)',
  apiKey: 'مفتاح API',
};

export const setup: Words['setup'] = {
  back: 'العودة إلى الصندوق',
  tryAgain: 'المحاولة مرة أخرى',
  loadTitle: 'تحميل ملف تعريف',
  loadText: 'ملف JSON من مزوّد الدفع أو من المدير.',
  choose: 'اختيار ملف التعريف',
  drop: 'أو إفلاته هنا',
  reading: 'جارٍ القراءة…',
  tooLarge: 'هذا الملف أكبر من أن يكون ملف تعريف. يُرجى اختيار غيره.',
  unreadable: 'تعذّرت قراءة هذا الملف. يُرجى اختياره مرة أخرى.',
  faultsOf: (file) => `أخطاء في ${isolated(file)}`,
  faults: 'أخطاء في ملف التعريف',
  trainingTitle: 'وضع التدريب',
  trainingText: 'صندوق كامل للتمرّن. لا مال حقيقيًا يتحرك، ولا شيء يغادر هذا الحاسوب.',
  useTraining: 'استخدام وضع التدريب',
  profileTitle: 'ملف التعريف',
  store: 'المتجر',
  merchant: 'التاجر',
  terminal: 'الجهاز',
  environment: 'البيئة',
  environments: { sandbox: 'تجريبية (مال غير حقيقي)', production: 'فعلية (مال حقيقي)' },
  service: 'الخدمة',
  optional: 'اختياري',
  apiKeyHint: 'اختياري، للبحث عن الإجابات المفقودة',
  goesTo: (host) => `تُرسَل إلى ${isolated(host)}`,
  kept: 'يُترك فارغًا للإبقاء عليه',
  secretMissing: 'يُرجى إدخال هذا.',
  stillOpen: (count) => `ما زال مفتوحًا: ${count}. يتابعها الصندوق حتى تنتهي. يُرجى التغيير بعد ذلك.`,
  leftOpen: 'عندئذ لا يقرأ أحد هذه الدفعات إلى أن يُستخدم هذا الجهاز من جديد.',
  changeAnyway: 'التغيير رغم ذلك',
  start: 'تشغيل الصندوق',
  save: 'حفظ وتسجيل الدخول',
  starting: 'جارٍ تسجيل الدخول…',
};
