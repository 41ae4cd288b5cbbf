import { isolated } from '../bidi.ts';
import type { Words } from '../words.ts';

export const creating: Words['creating'] = {
  title: 'جارٍ إحضار الرمز…',
  pausedTitle: 'لا يوجد رمز',
  nobodyPaid: 'لم يُعرض أي رمز بعد، فلا يمكن أن يكون أحد قد دفع.',
  stop: 'إيقاف هذا البيع',
  newSale: 'بيع جديد',
  tryNow: 'اطلب الرمز الآن',
  goOn: 'اطلب الرمز رغم ذلك',
  paused: {
    'record-damaged': 'سجل هذا البيع تالف: تحقّق قبل تحصيل المبلغ من جديد',
    'answers-unreadable': 'لا يمكن قراءة ردود الخدمة: توقّف الصندوق عن الطلب',
    'answers-lost': 'ضاعت ردود الخدمة: توقّف الصندوق عن الطلب',
    'tries-exhausted': 'تعذّر الوصول إلى الخدمة مدة طويلة: توقّف الصندوق عن الطلب',
  },
  checkFirst:
    'ربما عُرض رمز ودُفع؛ الصندوق لا يعلم. ابحث عن هذا البيع لدى خدمة الدفع قبل المتابعة. إن لم يُدفع فتابع هنا أو أوقف البيع.',
  pausedTodo: 'لم يُعرض أي رمز، فلم يُؤخذ أي مال. أوقف هذا البيع وابدأ بيعًا جديدًا، أو اسأل المدير.',
  mayExist: (payments) =>
    payments === 1
      ? 'ربما بقيت لدى الخدمة دفعة واحدة لا يستطيع أحد دفعها.'
      : `دفعات ربما بقيت لدى الخدمة ولا يستطيع أحد دفعها، بحد أقصى: ${payments}.`,
};

export const awaiting: Words['awaiting'] = {
  waiting: 'بانتظار الدفع',
  seen: 'رُصدت الدفعة، بانتظار التأكيد',
  unknown: 'جارٍ التحقق من الحالة',
  steps: 'خطوات الدفع',
  stepWaiting: 'انتظار',
  stepSeen: 'رُصدت، بانتظار التأكيد',
  exact: 'يُدفع المبلغ المعروض بالضبط',
  qr: 'رمز QR للدفع',
  qrTooLong: 'هذا العنوان أطول من أن يتسع له رمز. يمكن للزبون كتابته:',
  store: 'المتجر',
  reference: 'المرجع',
  accepted: 'المقبول',
  paymentCode: 'الرمز',
  elapsed: (time) => `معروض منذ ${isolated(time)}`,
  checked: (seconds) =>
    seconds < 60 ? `تم التحقق قبل ${seconds} ث` : `تم التحقق قبل ${Math.floor(seconds / 60)} د`,
  notChecked: 'لم يتم التحقق بعد',
  address: 'أو افتح هذا العنوان',
  newSale: 'بيع جديد',
};

export const unknown: Words['unknown'] = {
  title: 'الحالة غير معروفة: لا يُطلب الدفع مرة أخرى',
  unrecognised: (status) => `الخدمة تذكر حالة لا يعرفها هذا الصندوق: «${isolated(status)}».`,
  todo: 'الصندوق يواصل التحقق: يُرجى انتظار «تم الدفع».',
  verdict: 'لا تُسلَّم البضاعة بعد.',
  happened: 'الخدمة لا تجيب، أو تقول شيئًا لا يعرفه الصندوق.',
  money: 'لا أحد يعلم بعد. ربما يكون الزبون قد دفع.',
};
