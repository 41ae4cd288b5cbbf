import type { Words } from '../words.ts';

export const guard: Words['guard'] = {
  warnings: {
    'earlier-payment-unreadable': {
      todo: 'الخدمة لا تجيب، فلا أحد يعلم هل دُفعت. لا يُطلب الدفع مرة أخرى إلا عند التأكد من أنها لم تُدفع.',
      charge: 'لم تُدفع: طلب الدفع مرة أخرى',
    },
    'reference-paid-before': {
      todo: 'لا يُطلب الدفع مرة أخرى إلا لطلب جديد.',
      charge: 'طلب جديد: طلب الدفع',
    },
    'reference-open-elsewhere': {
      todo: 'قد يكون الزبون يدفع هناك. يُرجى السؤال عند الصندوق الآخر أولًا.',
      charge: 'طلب الدفع هنا رغم ذلك',
    },
    'same-amount-open': {
      todo: 'الزبون نفسه؟ يُرجى فتح ذلك البيع: لا ينبغي أن يدفع أحد مرتين.',
      charge: 'زبون آخر: طلب الدفع',
    },
    'other-tills-unchecked': {
      todo: 'تعذّرت قراءة سجل الدفعات، فقد يكون صندوق آخر قد طلب الدفع لهذا المرجع. لم يُطلب شيء هنا بعد: يُرجى السؤال عند الصناديق الأخرى أولًا.',
      charge: 'لم يُطلب في مكان آخر: طلب الدفع',
    },
  },
  inUse: 'يمكن فتحه لمتابعته. لطلب آخر يُرجى تغيير المرجع.',
  writtenDifferently: 'مكتوب بشكل مختلف، لكنه يُعدّ المرجع نفسه.',
  back: 'رجوع',
};

export const earlier: Words['earlier'] = { sale: (number) => `البيع ${number}` };
