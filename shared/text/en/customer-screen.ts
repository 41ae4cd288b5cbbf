/** What the cashier reads about the customer's screen. */
export const customerScreen = {
  title: 'Customer screen',
  display: 'Second screen',
  displays: {
    automatic: { name: 'Automatic', text: 'A second display becomes the customer’s screen.' },
    off: { name: 'Off', text: 'The customer looks at this screen.' },
  },
  tip: 'Tip',
  tips: {
    ask: { name: 'Ask the customer', text: 'Charge asks for a tip on the customer’s screen first.' },
    off: { name: 'Do not ask', text: 'Charge shows the code at once.' },
  },
  state: {
    none: 'No second display is connected.',
    shown: 'The customer’s screen is on.',
    unplugged: 'The customer’s screen is unplugged.',
    closed: 'The customer’s screen was closed.',
  },
  lost: 'Nothing is lost. Show this screen to the customer.',
  openAgain: 'Open it again',
  understood: 'Understood',
  asking: 'The customer is choosing a tip',
  askingText: 'It goes on by itself.',
  noTip: 'No tip: charge now',
  back: 'Back',
  turn: 'Show to customer',
  turnBack: 'Back to the till',
  /** On the page of customer details. */
  letType: 'Let the customer type',
  typing: 'The customer is typing their details',
  typingText: 'They come up here by themselves.',
  typeHere: 'Type them here instead',
  given: 'The customer has filled this in. Check it, then charge.',
  declined: 'The customer would rather not say.',
};
