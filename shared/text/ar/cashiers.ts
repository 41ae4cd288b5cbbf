import { isolated } from '../bidi.ts';
import { pluralsOf } from '../plural.ts';
import type { Words } from '../words.ts';

const plural = pluralsOf('ar');

export const signIn: Words['signIn'] = {
  title: 'من على الصندوق؟',
  names: 'أمناء الصندوق',
  keypad: 'لوحة أرقام PIN',
  pinFor: (name) => `رقم PIN لـ ${isolated(name)}`,
  chooseFirst: 'اختر اسمك أولاً',
  typed: (digits) =>
    plural(digits, {
      zero: 'لم يُكتب أي رقم',
      one: 'كُتب رقم واحد',
      two: 'كُتب رقمان',
      few: `كُتبت ${digits} أرقام`,
      many: `كُتب ${digits} رقمًا`,
      other: `كُتب ${digits} رقم`,
    }),
  signIn: 'تسجيل الدخول',
  other: 'شخص آخر',
  backspace: 'حذف آخر رقم',
  locked: (seconds) =>
    seconds < 120
      ? `لا يُقبل أي رقم PIN قبل مرور ${seconds} ث.`
      : `لا يُقبل أي رقم PIN قبل مرور ${Math.ceil(seconds / 60)} د.`,
  forgotten: 'نسيان رقم PIN؟',
  askManager: 'يمكن للمدير تعيين رقم PIN جديد من «القائمة» ثم «أمناء الصندوق».',
  goOn: 'متابعة',
  missing: 'موظفو هذا الصندوق مفقودون',
  missingText:
    'كان هنا موظفون مسجّلون، لكن سجل الصندوق لم يعد يعرفهم: حُذف السجل أو تغيّر. لا يمكن بدء أي بيع. ما زالت الدفعات المفتوحة قيد المتابعة. يُرجى استدعاء المدير.',
  missingOwner: 'لصاحب الصندوق',
  missingOwnerText:
    'يُرجى استعادة السجل من نسخة احتياطية، أو كتابة كلمة مرور هذا الجهاز أو أحد مفاتيحه: يستمر الصندوق بلا موظفين ويُضاف المدير من جديد.',
  setupOwner: 'لا يغيّر الإعداد الآن إلا صاحب الصندوق',
  setupOwnerText:
    'يعمل موظفون على هذا الصندوق ولا يستطيع أحد منهم تسجيل الدخول هنا. يُرجى كتابة كلمة مرور الجهاز أو أحد مفاتيحه.',
  resetTitle: (name) => `رقم PIN جديد لـ ${isolated(name)}`,
  resetText: 'يُرجى كتابة كلمة مرور هذا الجهاز أو أحد مفاتيحه، لإثبات أن الصندوق لصاحبه.',
  resetTraining: 'هذا تدريب: لا حاجة إلى كلمة مرور.',
  secret: 'كلمة مرور الجهاز أو مفتاحه',
  newPin: 'رقم PIN جديد، من 4 إلى 8 أرقام',
  setPin: 'تعيين رقم PIN الجديد',
};

export const cashiers: Words['cashiers'] = {
  title: 'أمناء الصندوق',
  none: 'لا أحد يسجّل الدخول على هذا الصندوق. يُضاف مدير أولًا: ومن بعدها يسجّل الجميع الدخول برقم PIN.',
  add: 'إضافة أمين صندوق',
  addManager: 'إضافة المدير',
  name: 'الاسم',
  pin: 'رقم PIN، من 4 إلى 8 أرقام',
  pinWord: 'رقم PIN',
  role: 'الدور',
  roles: { manager: 'مدير', cashier: 'أمين صندوق' },
  save: 'إضافة',
  cancel: 'إلغاء',
  change: 'تعديل',
  changeTitle: (name) => `تعديل ${isolated(name)}`,
  rename: 'حفظ الاسم',
  setPin: 'تعيين رقم PIN الجديد',
  pinSet: 'تم تعيين رقم PIN الجديد.',
  remove: 'حذف',
  removeQuestion: (name) => `حذف ${isolated(name)}؟`,
  removeText: 'يتوقف رقم PIN عن العمل فورًا. ويبقى الاسم في المبيعات والتقارير السابقة.',
  removeLastText: 'لن يسجّل أحد الدخول على هذا الصندوق بعد ذلك: كل من يقف عنده يستطيع فعل كل شيء.',
  keep: 'إبقاء',
  rules: 'القواعد',
  lockAfter: 'قفل الصندوق إذا لم يلمسه أحد مدة',
  minutes: (minutes) =>
    plural(minutes, {
      one: 'دقيقة واحدة',
      two: 'دقيقتين',
      few: `${minutes} دقائق`,
      many: `${minutes} دقيقة`,
      other: `${minutes} دقيقة`,
    }),
  never: 'بلا قفل',
  shiftRequired: 'لا بيع دون وردية مفتوحة',
};
