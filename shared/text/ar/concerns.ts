import { isolated } from '../bidi.ts';
import { pluralsOf } from '../plural.ts';
import type { Words } from '../words.ts';

const plural = pluralsOf('ar');

export const concerns: Words['concerns'] = {
  title: 'يحتاج إلى انتباه',
  noted: 'تم الاطلاع',
  readFirst: 'تغيّر هذا: يُرجى القراءة أدناه.',
  paidTwice: {
    title: (sale) => `البيع ${sale} دُفع مرتين`,
    text: (payments, amount) =>
      payments === 2
        ? `وصلت دفعتان لبيع واحد. الخدمة لا تعيد المال: يُعاد ${isolated(amount)} بالطريقة المتبعة في المتجر مع إبلاغ المدير.`
        : `${arrived(payments)} الخدمة لا تعيد المال: يُعاد ${isolated(amount)} عن كل دفعة زائدة بالطريقة المتبعة في المتجر مع إبلاغ المدير.`,
  },
  paidBeside: {
    title: (earlier, later) => `البيعان ${earlier} و${later} دُفعا كلاهما`,
    text: (amount) =>
      `طُلب دفع الثاني حين تعذّر التحقق من الأول. إن كان الطلب نفسه فيُعاد ${isolated(amount)} بالطريقة المتبعة في المتجر: الخدمة لا تعيد المال. يُرجى إبلاغ المدير.`,
  },
  paidAfterAll: {
    title: (sale) => `البيع ${sale} دُفع في النهاية`,
    text: (was, now) =>
      `${told(was)}؛ والخدمة تقول الآن «${isolated(now)}». لا يُطلب الدفع مرة أخرى: تُسلَّم البضاعة أو يُتفق مع الزبون.`,
  },
  changed: {
    title: (sale) => `تغيّر البيع ${sale}`,
    text: (was, now, money) =>
      `${told(was)}؛ والخدمة تقول الآن «${isolated(now)}». هل أُخذ مال؟ ${money} يُرجى إبلاغ المدير.`,
  },
  lookedAtAgain: {
    title: (sale) => `البيع ${sale} لم ينتهِ بعد`,
    text: (was) => `${told(was)}؛ والخدمة تنظر فيه من جديد. لا يُطلب الدفع مرة أخرى: الصندوق يتابعه.`,
  },
  lostUnchecked: {
    title: (sale) => `البيع ${sale}: إجابات مفقودة لم يُتحقق منها`,
    text: (why) =>
      `انقطع الاتصال أثناء إنشاء الرمز، ولم يستطع الصندوق البحث عن دفعات متبقية. لم يرَ أحد رموزها. ${why} مفتاح API في الإعداد يتيح للصندوق البحث.`,
  },
  amountDiffers: {
    title: (sale) => `البيع ${sale}: تذكر الخدمة مبلغًا آخر`,
    text: (amount, stated) =>
      `مبلغ هذا البيع ${isolated(amount)}. ${stated === undefined ? '' : `تذكر الخدمة ${isolated(stated)}. `}لا تُسلَّم البضاعة ولا يُطلب الدفع مرة أخرى. يُرجى إبلاغ المدير.`,
  },
  foreignPayment: {
    title: (sale) => `البيع ${sale}: دفعة ليست له`,
    text: (payments) =>
      `دفعات ذكرتها الخدمة لهذا البيع وليست له: ${payments}. هي لبيع آخر أو صندوق آخر أو بمبلغ آخر، ولا تُحتسب. يبحث عنها المدير في سجلات الخدمة.`,
  },
};

function arrived(payments: number): string {
  return plural(payments, {
    two: 'وصلت دفعتان لبيع واحد.',
    few: `وصلت ${payments} دفعات لبيع واحد.`,
    many: `وصلت ${payments} دفعة لبيع واحد.`,
    other: `وصلت ${payments} دفعة لبيع واحد.`,
  });
}

function told(was: string | undefined): string {
  return was === undefined ? 'أُغلق دون دفع' : `انتهى بحالة «${isolated(was)}»`;
}
