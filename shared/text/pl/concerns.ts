import { pluralsOf } from '../plural.ts';
import type { Words } from '../words.ts';

const plural = pluralsOf('pl');

export const concerns: Words['concerns'] = {
  title: 'Wymaga uwagi',
  noted: 'Przeczytane',
  readFirst: 'To się zmieniło: przeczytaj poniżej.',
  paidTwice: {
    title: (sale) => `Sprzedaż ${sale} opłacono dwukrotnie`,
    text: (payments, amount) =>
      payments === 2
        ? `Za jedną sprzedaż wpłynęły dwie płatności. System płatności nie zwraca pieniędzy: oddaj ${amount} zgodnie z zasadami sklepu i zgłoś to kierownikowi.`
        : `${arrived(payments)} System płatności nie zwraca pieniędzy: za każdą nadmiarową oddaj ${amount} zgodnie z zasadami sklepu i zgłoś to kierownikowi.`,
  },
  paidBeside: {
    title: (earlier, later) => `Opłacono obie sprzedaże: ${earlier} i ${later}`,
    text: (amount) =>
      `Płatność za drugą pobrano, gdy nie można było sprawdzić pierwszej. Jeśli to było to samo zamówienie, oddaj ${amount} zgodnie z zasadami sklepu: system płatności nie zwraca pieniędzy. Zgłoś to kierownikowi.`,
  },
  paidAfterAll: {
    title: (sale) => `Sprzedaż ${sale} została jednak opłacona`,
    text: (was, now) =>
      `${told(was)}; system płatności podaje teraz „${now}”. Nie pobieraj płatności ponownie: wydaj towar lub uzgodnij to z klientem.`,
  },
  changed: {
    title: (sale) => `Sprzedaż ${sale} się zmieniła`,
    text: (was, now, money) =>
      `${told(was)}; system płatności podaje teraz „${now}”. Czy pobrano pieniądze? ${money} Zgłoś to kierownikowi.`,
  },
  lookedAtAgain: {
    title: (sale) => `Sprzedaż ${sale} jednak nie jest zakończona`,
    text: (was) =>
      `${told(was)}; system płatności sprawdza ją ponownie. Nie pobieraj płatności ponownie: kasa śledzi tę sprzedaż.`,
  },
  lostUnchecked: {
    title: (sale) => `Sprzedaż ${sale}: nie sprawdzono utraconych odpowiedzi`,
    text: (why) =>
      `Połączenie zostało przerwane podczas tworzenia kodu i kasa nie mogła poszukać pozostawionych płatności. Nikt nie widział ich kodów. ${why} Klucz API w konfiguracji pozwala kasie szukać.`,
  },
  amountDiffers: {
    title: (sale) => `Sprzedaż ${sale}: system podaje inną kwotę`,
    text: (amount, stated) =>
      `Ta sprzedaż jest na ${amount}. ${stated === undefined ? '' : `System podaje ${stated}. `}Nie wydawaj towaru i nie pobieraj zapłaty ponownie. Powiadom kierownika.`,
  },
  foreignPayment: {
    title: (sale) => `Sprzedaż ${sale}: płatność, która do niej nie należy`,
    text: (payments) =>
      `Płatności, które system podał dla tej sprzedaży, a które do niej nie należą: ${payments}. Są z innej sprzedaży lub kasy albo na inną kwotę i nie są liczone. Kierownik wyszukuje je w zapisach systemu.`,
  },
};

function arrived(payments: number): string {
  return plural(payments, {
    few: `Za jedną sprzedaż wpłynęły ${payments} płatności.`,
    other: `Za jedną sprzedaż wpłynęło ${payments} płatności.`,
  });
}

function told(was: string | undefined): string {
  return was === undefined ? 'Zamknięto ją bez płatności' : `Zakończyła się statusem „${was}”`;
}
