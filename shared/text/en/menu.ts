export const menu = {
  title: 'Menu',
  entries: {
    amounts: { name: 'Catalogue and amounts', text: 'Articles, quick amounts, tips, discounts' },
    guide: { name: 'Help for staff', text: 'What to do when a payment ends; to read or to print' },
    shift: { name: 'Shift', text: 'Open, close, X and Z report' },
    cashiers: { name: 'Cashiers', text: 'Names, PINs, who may do what' },
    'find-payment': { name: 'Find a payment', text: 'By reference, code, amount or day' },
    printer: { name: 'Printer', text: 'Receipt printer, cash drawer, what was not printed' },
    scanner: { name: 'Scanner', text: 'Speed, prefix, what ends a code; try a scan' },
    'customer-screen': { name: 'Customer screen', text: 'Second display, tip' },
    preferences: { name: 'Preferences', text: 'Language, colours, text size, sound' },
    setup: { name: 'Set-up', text: 'Profile of this terminal, training mode' },
  },
};

export const page = { back: 'Back' };
