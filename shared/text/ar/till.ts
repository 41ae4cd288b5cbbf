import { isolated } from '../bidi.ts';
import type { Words } from '../words.ts';

export const starting: Words['starting'] = {
  title: 'جارٍ التشغيل',
  noAnswer: 'لم يُجب الصندوق. يُرجى إغلاقه وتشغيله من جديد؛ لم يضع أي بيع.',
};

export const crash: Words['crash'] = {
  title: 'حدثت مشكلة في الشاشة',
  text: 'لم يضع شيء: الصندوق هو الذي يحفظ المبيعات والدفعات ويتابعها، لا هذه الشاشة.',
  reload: 'عرض الشاشة من جديد',
  detail: 'للدعم:',
};

export const header: Words['header'] = {
  product: 'Countertop',
  training: 'تدريب',
  trainingNote: 'دون مال حقيقي',
  sandbox: 'تجريبي',
  menu: 'القائمة',
  lock: 'قفل',
  signedIn: (name) => `المستخدم الحالي: ${isolated(name)}`,
  busy: 'الخدمة مشغولة:',
  busySeconds: (seconds) => `${seconds} ث`,
  session: {
    none: '',
    'signing-in': 'جارٍ تسجيل الدخول',
    'signed-in': 'متصل',
    unreachable: 'غير متصل',
    refused: 'رُفض تسجيل الدخول',
  },
};

export const notices: Words['notices'] = {
  'keyring-plain-text': 'لا يستطيع هذا الحاسوب تشفير بيانات الدخول المحفوظة. يُستخدم للاختبار فقط.',
  'ledger-repaired': 'كان سجل المبيعات تالفًا وتم إصلاحه. على المدير مراجعة المبيعات الأخيرة.',
  'ledger-damaged': 'تعذّرت قراءة بعض سجلات المبيعات. هي محفوظة؛ وعلى المدير النظر في الأمر.',
  'ledger-full':
    'تعذّرت الكتابة في سجل المبيعات عند تشغيل الصندوق. تُتابَع المبيعات المفتوحة؛ ولا يُطلب أي دفع جديد حتى تتوفر مساحة.',
  'counter-damaged':
    'كان أحد ملفات هذا الصندوق تالفًا فوُضع جانبًا. يُرجى التأكد من أن الكتالوج والمبالغ والسلال المعلّقة ما زالت موجودة.',
  'ledger-not-backed-up':
    'تعذّر إنشاء النسخة الاحتياطية اليومية لسجل المبيعات. البيع مستمر وكل بيع يُسجَّل. على المدير معالجة السبب؛ والصندوق يحاول من جديد كل ساعة.',
};
