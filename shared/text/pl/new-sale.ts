import { MAX_AMOUNT_DIGITS } from '../../money.ts';
import { MAX_REFERENCE_LENGTH } from '../../reference.ts';
import { pluralsOf } from '../plural.ts';
import type { Words } from '../words.ts';

const plural = pluralsOf('pl');

export const newSale: Words['newSale'] = {
  title: 'Nowa sprzedaż',
  amount: 'Kwota',
  keypad: 'Klawiatura numeryczna',
  backspace: 'Usuń ostatnią cyfrę',
  clear: 'Wyczyść',
  reference: 'Nr referencyjny',
  referenceHint: 'Automatycznie, gdy puste',
  otherTillsUnseen: 'Inne kasy nie są sprawdzane',
  charge: 'Pobierz',
  accepted: 'Przyjmowane tutaj',
  atLeast: (amount) => `Pobierz co najmniej ${amount}.`,
  askAmount: (amount) => `Pobrać ${amount}?`,
  aboveLimit: (limit) =>
    `Powyżej ${limit} kasa pyta o potwierdzenie. Jeszcze nic nie pobrano: sprawdź kwotę.`,
  confirmAmount: (amount) => `Tak, pobierz ${amount}`,
  openExisting: 'Otwórz tę sprzedaż',
  enterSecrets: 'Wpisz dane dostępowe',
  keyTriedAgain:
    'Kasa sama co kilka minut ponawia próbę z tym samym kluczem i sprawdza nim otwarte płatności.',
  amountFaults: {
    empty: 'Najpierw wpisz kwotę.',
    zero: 'Kwota musi być większa od zera.',
    'too-long': plural(MAX_AMOUNT_DIGITS, {
      one: `Kwota może mieć najwyżej ${MAX_AMOUNT_DIGITS} cyfrę.`,
      few: `Kwota może mieć najwyżej ${MAX_AMOUNT_DIGITS} cyfry.`,
      other: `Kwota może mieć najwyżej ${MAX_AMOUNT_DIGITS} cyfr.`,
    }),
    'not-digits': 'Kwota może zawierać tylko cyfry.',
  },
  referenceFaults: {
    'too-long': plural(MAX_REFERENCE_LENGTH, {
      one: `Numer referencyjny może mieć najwyżej ${MAX_REFERENCE_LENGTH} znak. Skróć go.`,
      few: `Numer referencyjny może mieć najwyżej ${MAX_REFERENCE_LENGTH} znaki. Skróć go.`,
      other: `Numer referencyjny może mieć najwyżej ${MAX_REFERENCE_LENGTH} znaków. Skróć go.`,
    }),
    'control-characters':
      'Ten numer referencyjny zawiera znaki, których nie można wyświetlić. Wpisz go ponownie.',
  },
};
