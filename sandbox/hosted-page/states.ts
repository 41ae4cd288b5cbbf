/** How the page shows a status: a mark, a tone and two lines. */
export interface StateWords {
  readonly tone: 'waiting' | 'good' | 'warning' | 'bad';
  readonly mark: string;
  readonly title: string;
  readonly advice: string;
}

/** Texts for every status of spec "Payment statuses". An unknown status is shown as work in progress. */
export function wordsFor(statusCode: string): StateWords {
  switch (statusCode) {
    case 'created':
      return {
        tone: 'waiting',
        mark: '',
        title: 'Waiting for your payment',
        advice: 'Pay the exact amount shown.',
      };
    case 'completed':
      return { tone: 'good', mark: '✓', title: 'Paid', advice: 'Thank you. You can close this page.' };
    case 'overpaid':
      return {
        tone: 'good',
        mark: '✓',
        title: 'Paid, with extra',
        advice: 'You sent more than was asked. The extra can be reclaimed within 30 days.',
      };
    case 'underpaid':
      return {
        tone: 'warning',
        mark: '!',
        title: 'Not paid in full',
        advice: 'Do not send more to this payment. What you sent can be reclaimed within 30 days.',
      };
    case 'expired':
      return {
        tone: 'bad',
        mark: '×',
        title: 'Expired',
        advice: 'Nothing was paid in time. Ask for a new payment.',
      };
    case 'cancelled':
      return { tone: 'bad', mark: '×', title: 'Cancelled', advice: 'This payment can no longer be paid.' };
    case 'invalid':
      return {
        tone: 'bad',
        mark: '×',
        title: 'Not accepted',
        advice: 'The payment could not be accepted. What you sent can be reclaimed within 30 days.',
      };
    default:
      return { tone: 'waiting', mark: '', title: 'Payment seen, confirming', advice: 'This takes a moment.' };
  }
}
