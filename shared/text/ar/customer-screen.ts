import type { Words } from '../words.ts';

export const customerScreen: Words['customerScreen'] = {
  title: 'شاشة الزبون',
  display: 'الشاشة الثانية',
  displays: {
    automatic: { name: 'تلقائي', text: 'تصبح الشاشة الثانية شاشة الزبون.' },
    off: { name: 'إيقاف', text: 'ينظر الزبون إلى هذه الشاشة.' },
  },
  tip: 'الإكرامية',
  tips: {
    ask: { name: 'سؤال الزبون', text: 'عند طلب الدفع يُسأل الزبون على شاشته عن الإكرامية أولًا.' },
    off: { name: 'دون سؤال', text: 'عند طلب الدفع يُعرض الرمز فورًا.' },
  },
  state: {
    none: 'لا توجد شاشة ثانية موصولة.',
    shown: 'شاشة الزبون تعمل.',
    unplugged: 'شاشة الزبون مفصولة.',
    closed: 'أُغلقت شاشة الزبون.',
  },
  lost: 'لم يضع شيء. تُعرض هذه الشاشة على الزبون.',
  openAgain: 'فتحها من جديد',
  understood: 'فهمت',
  asking: 'الزبون يختار الإكرامية',
  askingText: 'سيتابع العمل من تلقاء نفسه.',
  noTip: 'دون إكرامية: طلب الدفع الآن',
  back: 'رجوع',
  turn: 'عرض على الزبون',
  turnBack: 'العودة إلى الصندوق',
};
