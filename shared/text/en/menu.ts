export const menu = {
  title: 'Menu',
  entries: {
    setup: { name: 'Set-up', text: 'Profile of this terminal, training mode' },
  },
};

export const page = { back: 'Back' };
