import { isolated } from '../bidi.ts';
import { pluralsOf } from '../plural.ts';
import type { LaterWords } from '../words.ts';

const plural = pluralsOf('ar');

export const papers: LaterWords['papers'] = {
  told: {
    completed: 'دُفع المبلغ كاملًا. شكرًا.',
    overpaid: 'تم الدفع. أُرسل أكثر من المطلوب: الزيادة لك ويمكن استردادها.',
    underpaid: 'أُرسل أقل من المطلوب، فهذا البيع غير مدفوع. ما أُرسل لك، ويمكن استرداده.',
    expired: 'لم تصل دفعة في الوقت المحدد، فهذا البيع غير مدفوع. ما أُرسل متأخرًا لك، ويمكن استرداده.',
    cancelled: 'أُلغيت الدفعة، فهذا البيع غير مدفوع.',
    invalid: 'تعذّر قبول ما أُرسل، فهذا البيع غير مدفوع. ما أُرسل لك، ويمكن استرداده.',
    'amount-differs': 'تذكر الخدمة مبلغًا غير مبلغ هذا البيع، لذا لا يُعدّ مدفوعًا. يُرجى مراجعة المتجر.',
    open: 'لم تكن الدفعة قد تأكدت عند إعداد هذه الورقة.',
    none: 'لم يُعرض رمز لهذا البيع، فلم يُدفع شيء.',
  },
  receipt: 'إيصال',
  record: 'بيان دفع',
  notAReceipt: 'هذا ليس إيصالًا',
  copy: 'نسخة',
  training: 'تدريب: لم يتحرك أي مال',
  testMoney: 'مال تجريبي: لم يتحرك أي مال حقيقي',
  store: 'المتجر',
  terminal: 'الجهاز',
  sale: 'البيع',
  date: 'التاريخ',
  reference: 'المرجع',
  quantity: (count, each) => `${isolated(count)} × ${isolated(each)}`,
  goods: 'البضاعة',
  discount: 'خصم',
  tip: 'إكرامية',
  total: 'الإجمالي',
  status: 'الحالة',
  notDecided: 'لم يتأكد',
  neverAsked: 'لم يُطلب',
  requested: 'المطلوب',
  received: 'المستلم',
  paymentCode: 'رمز الدفع',
  fileName: (title, reference) => `${title} ${reference}`,
};

export const reclaimSlip: LaterWords['reclaimSlip'] = {
  title: 'قسيمة استرداد',
  how: 'كيفية الاسترداد',
  steps: [
    '1. يُمسح هذا الرمز أو يُفتح العنوان أدناه.',
    '2. يُكتب البريد الإلكتروني في تلك الصفحة.',
    '3. تُتبع التعليمات في الرسالة. قد يستغرق ذلك يومًا.',
  ],
  lastDay: 'آخر يوم للاسترداد',
  window: (days) => {
    const span = plural(days, {
      one: 'يوم واحد',
      two: 'يومان',
      few: `${days} أيام`,
      many: `${days} يومًا`,
      other: `${days} يوم`,
    });
    return `المهلة ${span} من آخر تحديث للدفعة. بعدها لا يمكن أن يساعد إلا دعم خدمة الدفع.`;
  },
  updated: 'آخر تحديث',
  atLatest: 'تعذّر على الصندوق معرفة الوقت الدقيق لآخر تحديث، لذلك فهذا أبكر يوم ممكن.',
  over: 'انقضى هذا اليوم. يُرجى التواصل مع دعم خدمة الدفع وإبراز هذه القسيمة.',
  noPage: 'لا تُعرف صفحة دفع لهذا البيع. يُرجى التواصل مع دعم خدمة الدفع وإبراز هذه القسيمة.',
};

export const staffGuide: LaterWords['staffGuide'] = {
  title: 'ما العمل عند انتهاء الدفعة',
  intro: 'الكلمة على الشاشة هي الحاسمة، مهما أظهر هاتف الزبون. لا يستطيع الصندوق إعادة المال.',
};

export const testPaper: LaterWords['testPaper'] = {
  name: 'طباعة تجريبية',
  title: 'طباعة تجريبية',
  text: 'إن أمكنت قراءة هذا فالطابعة تعمل.',
  letters: 'الحروف',
  sample: 'ا ب ت ث ج ح خ د ذ ر ز س ش ص ض ط ظ ع غ ف ق ك ل م ن ه و ي ء ة ى ÄÖÜ éèç ñ € £',
  row: 'اسم في البداية',
  value: 'وقيمته في النهاية',
  code: 'طباعة تجريبية من Countertop',
};
