import { MAX_AMOUNT_DIGITS } from '../../money.ts';
import { MAX_REFERENCE_LENGTH } from '../../reference.ts';
import type { Words } from '../words.ts';

export const newSale: Words['newSale'] = {
  title: 'Yeni satış',
  amount: 'Tutar',
  keypad: 'Tuş takımı',
  backspace: 'Son rakamı sil',
  clear: 'Temizle',
  reference: 'Referans',
  referenceHint: 'Boşsa otomatik verilir',
  otherTillsUnseen: 'Diğer kasalar denetlenmez',
  charge: 'Tahsil et',
  accepted: 'Burada geçerli',
  atLeast: (amount) => `En az ${amount} tahsil edin.`,
  askAmount: (amount) => `${amount} tahsil edilsin mi?`,
  aboveLimit: (limit) =>
    `${limit} üzerindeki tutarlar önce sorulur. Henüz hiçbir tutar tahsil edilmedi: tutarı kontrol edin.`,
  confirmAmount: (amount) => `Evet, ${amount} tahsil et`,
  openExisting: 'O satışı aç',
  enterSecrets: 'Gizli bilgileri gir',
  keyTriedAgain:
    'Kasa aynı anahtarı birkaç dakikada bir kendiliğinden yeniden dener ve açık ödemeleri bununla okur.',
  amountFaults: {
    empty: 'Önce tutarı girin.',
    zero: 'Tutar sıfırdan büyük olmalı.',
    'too-long': `Tutar en çok ${MAX_AMOUNT_DIGITS} rakam olabilir.`,
    'not-digits': 'Tutar yalnızca rakamlardan oluşur.',
  },
  referenceFaults: {
    'too-long': `Referans en çok ${MAX_REFERENCE_LENGTH} karakter olabilir. Kısaltın.`,
    'control-characters': 'Bu referans gösterilemeyen karakterler içeriyor. Yeniden yazın.',
  },
};
