import { pluralsOf } from '../plural.ts';
import type { Words } from '../words.ts';

const plural = pluralsOf('ar');

export const customerDisplay: Words['customerDisplay'] = {
  closed: 'هذا الصندوق مغلق',
  welcome: 'أهلًا وسهلًا',
  practice: 'تدريب: دون مال حقيقي',
  accepted: 'المقبول هنا',
  total: 'الإجمالي',
  amount: 'المبلغ',
  discount: 'خصم',
  tip: 'إكرامية',
  quantity: (quantity) => `${quantity} ×`,
  moreLines: (count) =>
    plural(count, {
      one: 'وقبلها سطر واحد',
      two: 'وقبلها سطران',
      few: `وقبلها ${count} أسطر`,
      many: `وقبلها ${count} سطرًا`,
      other: `وقبلها ${count} سطر`,
    }),
  preparing: 'لحظة من فضلك',
  preparingText: 'رمز الدفع في الطريق.',
  toPay: 'المطلوب دفعه',
  scan: 'يُرجى مسح الرمز بالهاتف',
  exact: 'يُدفع المبلغ المعروض بالضبط',
  qr: 'رمز QR للدفع',
  qrTooLong: 'يُرجى طلب عنوان الدفع من أمين الصندوق.',
  steps: 'خطوات الدفع',
  stepWaiting: 'بانتظار الدفع',
  stepSeen: 'رُصدت الدفعة، بانتظار التأكيد',
  confirming: 'رُصدت الدفعة، بانتظار التأكيد',
  confirmingText: 'يُرجى الانتظار وعدم الدفع مرة أخرى.',
  checking: 'نتحقق من الدفعة',
  checkingText: 'يُرجى الانتظار وعدم الدفع مرة أخرى قبل أن يطلب أمين الصندوق ذلك.',
  paid: 'تم الدفع',
  thanks: 'شكرًا!',
  overpaid: 'أُرسل أكثر من المبلغ المطلوب. يمكن استرداد الزيادة بمسح هذا الرمز خلال 30 يومًا.',
  reclaimQr: 'رمز QR لصفحة الاسترداد',
  speak: 'يُرجى التحدث إلى أمين الصندوق',
  notPaid: {
    underpaid: {
      text: 'وصل أقل من المبلغ الكامل، فلم تكتمل هذه الدفعة.',
      reclaim: 'مالك ما زال لك. يمكن استرداده بمسح هذا الرمز خلال 30 يومًا.',
    },
    invalid: {
      text: 'تعذّر قبول هذه الدفعة.',
      reclaim: 'ما أُرسل ما زال لك. يمكن استرداده بمسح هذا الرمز خلال 30 يومًا.',
    },
    expired: {
      text: 'انتهت مهلة هذه الدفعة. يُرجى عدم دفعها بعد الآن.',
      reclaim: 'هل أُرسل شيء بالفعل؟ يمكن استرداده بمسح هذا الرمز خلال 30 يومًا.',
    },
    cancelled: { text: 'أُلغيت هذه الدفعة.', reclaim: '' },
    'no-code': { text: 'تعذّر بدء الدفع. لم يُدفع أي شيء.', reclaim: '' },
  },
  tipTitle: 'هل ترغب في إضافة إكرامية؟',
  noTip: 'دون إكرامية',
  otherTip: 'مبلغ آخر',
  ownTip: 'الإكرامية',
  withTip: 'الإجمالي مع الإكرامية',
  addTip: 'إضافة الإكرامية',
  backToTips: 'رجوع',
};
