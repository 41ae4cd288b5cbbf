import type { Words } from '../words.ts';

export const starting: Words['starting'] = {
  title: 'Başlatılıyor',
  noAnswer: 'Kasa yanıt vermedi. Kapatıp yeniden başlatın; hiçbir satış kaybolmadı.',
};

export const crash: Words['crash'] = {
  title: 'Ekranda bir sorun oluştu',
  text: 'Hiçbir şey kaybolmadı: satışları ve ödemeleri bu ekran değil, kasa saklar ve izler.',
  reload: 'Ekranı yeniden göster',
  detail: 'Destek için:',
};

export const header: Words['header'] = {
  product: 'Countertop',
  training: 'Eğitim',
  trainingNote: 'gerçek para değil',
  sandbox: 'Sandbox',
  menu: 'Menü',
  lock: 'Kilitle',
  signedIn: (name) => `Oturum: ${name}`,
  busy: 'Hizmet meşgul:',
  busySeconds: (seconds) => `${seconds} sn`,
  session: {
    none: '',
    'signing-in': 'Oturum açılıyor',
    'signed-in': 'Oturum açık',
    unreachable: 'Çevrimdışı',
    refused: 'Oturum reddedildi',
  },
};

export const notices: Words['notices'] = {
  'keyring-plain-text': 'Bu bilgisayar saklanan gizli bilgileri şifreleyemiyor. Yalnızca test için kullanın.',
  'ledger-repaired': 'Satış kaydı bozulmuştu ve onarıldı. Bir yönetici son satışları kontrol etmeli.',
  'ledger-damaged':
    'Açık satışların bazı kayıtları okunamıyor. Para kaybolmadı: ödeme hizmeti her ödemeyi bilir. Kimseden yeniden ödeme istenmeden önce bir yönetici oradan kontrol etmeli.',
  'ledger-full':
    'Kasa başlarken satış kaydı yazılamadı. Açık satışlar izleniyor; yer açılana kadar yeni tahsilat yapılmıyor.',
  'counter-damaged':
    'Bu kasanın bir dosyası bozulmuştu ve kenara ayrıldı. Katalog, tutarlar ve bekletilen sepetler yerinde mi, bakın.',
  'settings-damaged':
    'Bu kasanın ayarları bozulmuştu ve kenara ayrıldı. Terminali, yazıcıyı ve ekranı yeniden ayarlayın; satışlar ve parolalar yerinde.',
  'amounts-assumed':
    'Önceki satışların tutarlarında kaç ondalık basamak olduğu her para birimi için kayıtlı değil. Bu kasadaki eski bir satışı fişiyle karşılaştırın; tutar farklıysa eski raporları kullanmadan önce tedarikçinizi arayın. Yeni satışlar etkilenmez.',
  'payments-open-elsewhere':
    'Başka bir terminalde hâlâ açık satışlar var. Bu kasa onunla yeniden çalışana kadar ödemelerini kimse okumaz.',
  'ledger-not-backed-up':
    'Satış kaydının günlük yedeği alınamadı. Satışlar sürüyor ve her satış kaydediliyor. Bir yönetici nedenini gidermeli; kasa her saat yeniden dener.',
  'certificates-checked':
    'Bu bilgisayarda NODE_TLS_REJECT_UNAUTHORIZED değişkeni ayarlı. Kasa sertifikaları yine de denetler: bunun yerine hizmetinizin sertifika yetkilisini profilde belirtin.',
  'secrets-in-environment':
    'Gizli bilgiler bu bilgisayarın ortam değişkenlerinde verildi; kasa kapatılana kadar başka programlar bunları okuyabilir. Kasayı bir kez bu değişkenler olmadan başlatın: kaydettiklerini korur. Ya da bir dosyada verin (--secrets-file).',
  'unexpected-error':
    'Kasanın bir bölümü hata verdi ve yeniden başlatıldı. Satışlar sürüyor; her ödeme kaydediliyor ve izleniyor. Bu ileti yeniden çıkarsa kasayı kapatıp yeniden açın ve aşağıda yazanı desteğe iletin.',
};
