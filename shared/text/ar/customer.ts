import { isolated } from '../bidi.ts';
import { pluralsOf } from '../plural.ts';
import type { Words } from '../words.ts';

const plural = pluralsOf('ar');

export const customer: Words['customer'] = {
  title: 'بيانات الزبون',
  open: 'بيانات الزبون',
  why: 'تُرسل إلى خدمة الدفع مع هذه الدفعة، ثم تُحذف من هذا الصندوق.',
  whyKept: (days) => {
    const after = plural(days, {
      one: 'يوم واحد',
      two: 'يومين',
      few: `${days} أيام`,
      many: `${days} يومًا`,
      other: `${days} يوم`,
    });
    return `تُرسل إلى خدمة الدفع مع هذه الدفعة، وتُحذف من هذا الصندوق بعد ${after}.`;
  },
  optional: 'اختياري',
  sameAsEmail: 'البريد الإلكتروني نفسه إذا تُرك فارغًا',
  chooseCountry: 'اختيار…',
  skip: 'طلب الدفع دون بيانات',
  charge: (amount) => `طلب دفع ${isolated(amount)}`,
  enter: 'إدخال بيانات الزبون',
  enterTodo: 'يُرجى إدخال بيانات الزبون: المبلغ والمرجع محفوظان.',
  labels: {
    firstName: 'الاسم الأول',
    lastName: 'اسم العائلة',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    address: 'الشارع والرقم',
    address2: 'الشقة والطابق والمبنى',
    postalCode: 'الرمز البريدي',
    city: 'المدينة',
    state: 'الولاية أو المحافظة أو المنطقة',
    countryCode: 'البلد',
    refundEmail: 'البريد الإلكتروني للاسترداد',
  },
  faults: {
    missing: 'يُرجى ملء هذا.',
    'too-long': 'هذا طويل جدًا. يُرجى تقصيره.',
    unprintable: 'فيه رموز لا يمكن إرسالها. يُرجى كتابته من جديد.',
    'not-an-email': 'ليس عنوان بريد إلكتروني.',
    'not-a-country': 'يُرجى اختيار بلد.',
    'not-a-postal-code': 'ليس رمزًا بريديًا في هذا البلد.',
    malformed: 'لا تقبل خدمة الدفع هذا. يُرجى تصحيحه.',
  },
};

export const rebate: Words['rebate'] = {
  name: 'التخفيض',
  included: (amount) => `التخفيض المطلوب: ${isolated(amount)}`,
  parts: (total, merchant, target) =>
    `${isolated(total)} (حصة التاجر ${isolated(merchant)}، والباقي ${isolated(target)})`,
};
