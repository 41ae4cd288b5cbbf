import { isolated } from '../bidi.ts';
import { pluralsOf } from '../plural.ts';
import type { Words } from '../words.ts';

const plural = pluralsOf('ar');

export const findPayment: Words['findPayment'] = {
  title: 'البحث عن دفعة',
  search: 'مرجع أو رمز أو مبلغ أو #رقم البيع أو يوم',
  hint: `${isolated('TABLE-9')}، 12.34، ${isolated('#17')}، أمس`,
  find: 'بحث',
  today: 'اليوم',
  yesterday: 'أمس',
  from: 'من',
  to: 'إلى',
  only: 'عرض',
  filters: { all: 'الكل', open: 'المفتوحة', exceptions: 'الاستثناءات' },
  searching: 'جارٍ البحث…',
  found: (count) =>
    plural(count, {
      one: 'عُثر على بيع واحد.',
      two: 'عُثر على بيعين.',
      few: `عُثر على ${count} مبيعات.`,
      many: `عُثر على ${count} بيعًا.`,
      other: `عُثر على ${count} بيع.`,
    }),
  foundSome: (count) => `تُعرض أحدث المبيعات، وعددها ${count}.`,
  foundPart: (count) =>
    plural(count, {
      one: 'يوجد هذا في مرجع بيع واحد.',
      two: 'يوجد هذا في مرجعي بيعين.',
      few: `يوجد هذا في مراجع ${count} مبيعات.`,
      many: `يوجد هذا في مراجع ${count} بيعًا.`,
      other: `يوجد هذا في مراجع ${count} بيع.`,
    }),
  none: 'لم يُعثر على أي بيع.',
  lookedBackTo: (time) => `شمل البحث جميع المراجع رجوعًا حتى ${isolated(time)}.`,
  more: 'عرض مبيعات أقدم',
  lookFurther: 'البحث في وقت أقدم',
  wrongDates: 'يجب ألا يكون اليوم الأول بعد اليوم الأخير.',
  sale: (number) => `البيع ${number}`,
};

export const pastSale: Words['pastSale'] = {
  title: (number) => `البيع ${number}`,
  reference: 'المرجع',
  paymentCode: 'الرمز',
  started: 'البداية',
  ended: 'النهاية',
  requested: 'المطلوب',
  received: 'المستلم',
  goTo: 'الانتقال إلى هذا البيع',
  showPage: 'عرض صفحة الدفع مرة أخرى',
  hidePage: 'إخفاء صفحة الدفع',
  stillOpen: 'لم ينتهِ هذا البيع بعد.',
  notCreated: 'لم يُعرض أي رمز، فلا يمكن أن يكون أحد قد دفع.',
  history: 'ماذا حدث؟',
};

export const history: Words['history'] = {
  started: (amount) => `بدأ البيع: ${isolated(amount)}`,
  asked: 'طلب الصندوق رمزًا من الخدمة',
  'code-shown': 'عُرض الرمز على الزبون',
  'stray-found': 'عُثر على دفعة لم يُعرض رمزها قط',
  triesInARow: (tries) => `محاولات متتالية: ${tries}`,
  'history-differs': (said) => `يذكر سجل الدفعات مبلغًا آخر: ${isolated(said)}`,
  'foreign-payment': 'ذكرت الخدمة دفعة ليست لهذا البيع: لم تُحتسب',
  'strays-searched': 'اكتمل البحث عن دفعات ضاعت إجابتها',
  resumed: 'طلب أحدهم من الصندوق إعادة طلب الرمز',
  'record-damaged': 'جزء من سجل هذا البيع مفقود هنا أو لا يمكن قراءته',
  stopped: 'أوقفه أمين الصندوق قبل عرض أي رمز',
  parked: 'وُضع جانبًا: خُدم الزبون التالي',
  opened: 'عاد إلى الشاشة',
  left: 'اطّلع أمين الصندوق على النتيجة وتابع',
  printed: 'طُبع إيصال أو قسيمة',
  noted: 'اطّلع أمين الصندوق على التنبيه بشأن هذا البيع',
  'not-sent': (why) => `تعذّر الوصول إلى الخدمة؛ لم يُطلب أي دفع. ${isolated(why)}`,
  lost: (why) => `ضاعت إجابة الطلب. ${isolated(why)}`,
  refused: (why) => `رفضت الخدمة إنشاء رمز. ${isolated(why)}`,
  'strays-unchecked': (why) => `تعذّر البحث عن دفعات ضاعت إجابتها. ${isolated(why)}`,
  'paid-beside': (earlier) => `دُفع أيضًا البيع ${earlier} للطلب نفسه`,
  overridden: {
    'earlier-payment-unreadable': 'طُلب الدفع رغم تعذّر قراءة دفعة سابقة',
    'reference-paid-before': 'طُلب الدفع رغم أن هذا المرجع مدفوع من قبل',
    'reference-open-elsewhere': 'طُلب الدفع رغم أن هذا المرجع مفتوح على صندوق آخر',
    'same-amount-open': 'طُلب الدفع رغم وجود بيع مفتوح بالمبلغ نفسه',
    'other-tills-unchecked': 'طُلب الدفع رغم تعذّر التحقق من الصناديق الأخرى',
  },
  overriddenOther: 'طُلب الدفع رغم تحذير الصندوق',
  waiting: 'الخدمة تنتظر الدفعة',
  seen: 'رُصدت الدفعة ولم تتأكد بعد',
  ended: (outcome) => `الخدمة تقول: ${isolated(outcome)}`,
  unrecognised: (status) => `الخدمة تقول «${isolated(status)}»، وهي حالة لا يعرفها هذا الصندوق`,
  requested: (amount) => `المطلوب: ${isolated(amount)}`,
  received: (amount) => `المستلم: ${isolated(amount)}`,
  stray: 'الدفعة التي لم يُعرض رمزها قط',
};
