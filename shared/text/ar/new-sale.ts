import { MAX_AMOUNT_DIGITS } from '../../money.ts';
import { MAX_REFERENCE_LENGTH } from '../../reference.ts';
import { isolated } from '../bidi.ts';
import { pluralsOf } from '../plural.ts';
import type { Words } from '../words.ts';

const plural = pluralsOf('ar');

export const newSale: Words['newSale'] = {
  title: 'بيع جديد',
  amount: 'المبلغ',
  keypad: 'لوحة الأرقام',
  backspace: 'حذف آخر رقم',
  clear: 'مسح',
  reference: 'المرجع',
  referenceHint: 'يُنشأ تلقائيًا إذا تُرك فارغًا',
  otherTillsUnseen: 'لا تُفحص الصناديق الأخرى',
  charge: 'طلب الدفع',
  accepted: 'المقبول هنا',
  atLeast: (amount) => `أقل مبلغ يمكن طلبه ${isolated(amount)}.`,
  askAmount: (amount) => `طلب دفع ${isolated(amount)}؟`,
  aboveLimit: (limit) =>
    `ما زاد على ${isolated(limit)} يُسأل عنه أولًا. لم يُطلب دفع أي مبلغ بعد: يُرجى التحقق من المبلغ.`,
  confirmAmount: (amount) => `نعم، طلب دفع ${isolated(amount)}`,
  openExisting: 'فتح ذلك البيع',
  enterSecrets: 'إدخال بيانات الدخول',
  keyTriedAgain: 'تعيد نقطة البيع المحاولة بالمفتاح نفسه تلقائيًا كل بضع دقائق، وتقرأ به الدفعات المفتوحة.',
  amountFaults: {
    empty: 'يُرجى إدخال المبلغ أولًا.',
    zero: 'يجب أن يكون المبلغ أكبر من صفر.',
    'too-long': plural(MAX_AMOUNT_DIGITS, {
      few: `لا يزيد المبلغ على ${MAX_AMOUNT_DIGITS} أرقام.`,
      many: `لا يزيد المبلغ على ${MAX_AMOUNT_DIGITS} رقمًا.`,
      other: `لا يزيد المبلغ على ${MAX_AMOUNT_DIGITS} رقم.`,
    }),
    'not-digits': 'يتكوّن المبلغ من أرقام فقط.',
  },
  referenceFaults: {
    'too-long': plural(MAX_REFERENCE_LENGTH, {
      few: `لا يزيد المرجع على ${MAX_REFERENCE_LENGTH} أحرف. يُرجى تقصيره.`,
      many: `لا يزيد المرجع على ${MAX_REFERENCE_LENGTH} حرفًا. يُرجى تقصيره.`,
      other: `لا يزيد المرجع على ${MAX_REFERENCE_LENGTH} حرف. يُرجى تقصيره.`,
    }),
    'control-characters': 'في هذا المرجع رموز لا يمكن عرضها. يُرجى كتابته من جديد.',
  },
};
