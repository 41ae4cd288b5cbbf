// Made from en.arb by npm run messages; a test holds it to that. Change the catalogue instead.
import type { Language } from '../language.ts';

/** Loaded before the first screen. */
export interface FirstMessages {
  readonly language: Language;
  readonly cart: {
    readonly typed: string;
    readonly total: string;
    readonly title: string;
    readonly add: string;
    readonly addToCart: string;
    readonly articles: string;
    readonly discount: string;
    readonly tip: string;
    readonly tax: string;
    readonly taxIncluded: (values: { readonly name: string }) => string;
    readonly taxesIncluded: string;
    readonly carts: string;
    readonly cartsHeld: (values: { readonly held: number }) => string;
    readonly quickAmounts: string;
    readonly times: (values: { readonly quantity: number; readonly price: string }) => string;
    readonly oneLessOf: (values: { readonly name: string }) => string;
    readonly oneMoreOf: (values: { readonly name: string }) => string;
    readonly removeLine: (values: { readonly name: string }) => string;
    readonly changeLine: (values: { readonly name: string }) => string;
    readonly undo: string;
    readonly percentOff: (values: { readonly percent: string }) => string;
    readonly percentTip: (values: { readonly percent: string }) => string;
    readonly less: (values: { readonly amount: string }) => string;
    readonly items: (values: { readonly count: number }) => string;
    readonly discountOf: (values: { readonly amount: string }) => string;
    readonly tipOf: (values: { readonly amount: string }) => string;
    readonly contents: string;
    readonly done: string;
    readonly ownDiscount: string;
    readonly ownTip: string;
    readonly take: string;
    readonly noDiscount: string;
    readonly noTip: string;
    readonly search: string;
    readonly nothingFound: string;
    readonly added: (values: { readonly name: string }) => string;
    readonly hold: string;
    readonly empty: string;
    readonly cartFull: string;
  };
  readonly newSale: {
    readonly title: string;
    readonly amount: string;
    readonly keypad: string;
    readonly backspace: string;
    readonly clear: string;
    readonly reference: string;
    readonly referenceHint: string;
    readonly scanHint: string;
    readonly scanAsks: string;
    readonly otherTillsUnseen: string;
    readonly offline: {
      readonly title: (values: { readonly time: string }) => string;
      readonly todo: string;
    };
    readonly charge: string;
    readonly accepted: string;
    readonly atLeast: (values: { readonly amount: string }) => string;
    readonly askAmount: (values: { readonly amount: string }) => string;
    readonly aboveLimit: (values: { readonly limit: string }) => string;
    readonly confirmAmount: (values: { readonly amount: string }) => string;
    readonly openExisting: string;
    readonly enterSecrets: string;
    readonly keyTriedAgain: string;
    readonly amountFaults: {
      readonly empty: string;
      readonly zero: string;
      readonly 'too-long': (values: { readonly max: number }) => string;
      readonly 'not-digits': string;
    };
    readonly referenceFaults: {
      readonly 'too-long': (values: { readonly max: number }) => string;
      readonly 'control-characters': string;
    };
    readonly customerDetails: string;
    readonly customerKept: string;
  };
  readonly outcomes: {
    readonly completed: {
      readonly title: string;
    };
    readonly overpaid: {
      readonly title: string;
    };
    readonly underpaid: {
      readonly title: string;
    };
    readonly expired: {
      readonly title: string;
    };
    readonly cancelled: {
      readonly title: string;
    };
    readonly invalid: {
      readonly title: string;
    };
    readonly 'amount-differs': {
      readonly title: string;
    };
  };
  readonly openSales: {
    readonly title: string;
    readonly all: (values: { readonly count: number }) => string;
    readonly clearFinished: string;
    readonly search: string;
    readonly noneFound: string;
    readonly groups: {
      readonly waiting: string;
      readonly 'needs-person': string;
      readonly finished: string;
    };
    readonly elsewhere: (values: { readonly name: string }) => string;
    readonly sale: (values: { readonly number: number }) => string;
    readonly ended: (values: {
      readonly number: number;
      readonly reference: string;
      readonly state: string;
    }) => string;
  };
  readonly stages: {
    readonly creating: string;
    readonly waiting: string;
    readonly seen: string;
    readonly unrecognised: string;
    readonly stale: string;
    readonly withdrawn: string;
    readonly 'not-created': string;
  };
  readonly crash: {
    readonly title: string;
    readonly text: string;
    readonly reload: string;
    readonly detail: string;
  };
  readonly header: {
    readonly product: string;
    readonly training: string;
    readonly trainingNote: string;
    readonly sandbox: string;
    readonly menu: string;
    readonly lock: string;
    readonly signedIn: (values: { readonly name: string }) => string;
    readonly busy: string;
    readonly busySeconds: (values: { readonly seconds: number }) => string;
    readonly connection: {
      readonly unknown: string;
      readonly online: string;
      readonly reconnecting: (values: { readonly time: string }) => string;
      readonly offline: (values: { readonly time: string }) => string;
    };
    readonly signInRefused: string;
    readonly notPrinted: string;
    readonly notPrintedText: string;
  };
  readonly starting: {
    readonly title: string;
    readonly noAnswer: string;
  };
}

/** Loaded once the first screen is drawn. */
export interface ScreenMessages {
  readonly amounts: {
    readonly title: string;
    readonly catalogue: string;
    readonly noArticles: string;
    readonly exportCsv: string;
    readonly articles: (values: { readonly count: string }) => string;
    readonly columnsHelp: string;
    readonly unknownColours: (values: { readonly count: string }) => string;
    readonly knownColours: string;
    readonly choose: string;
    readonly drop: string;
    readonly reading: string;
    readonly remove: string;
    readonly imported: (values: { readonly count: string }) => string;
    readonly tooLarge: string;
    readonly unreadable: string;
    readonly faultsOf: (values: { readonly file: string }) => string;
    readonly replaceTitle: string;
    readonly replaceAdded: (values: { readonly count: string }) => string;
    readonly replaceChanged: (values: { readonly count: string }) => string;
    readonly replaceRemoved: (values: { readonly count: string }) => string;
    readonly replaceNote: string;
    readonly replaceNow: string;
    readonly replaceNot: string;
    readonly wholeFile: string;
    readonly line: (values: { readonly line: number }) => string;
    readonly cell: (values: { readonly line: number; readonly column: string }) => string;
    readonly columns: {
      readonly name: string;
      readonly price: string;
      readonly code: string;
      readonly quick: string;
      readonly tax: string;
      readonly category: string;
      readonly colour: string;
      readonly picture: string;
    };
    readonly faults: {
      readonly 'missing-column': string;
      readonly 'column-twice': string;
      readonly empty: string;
      readonly 'not-a-price': string;
      readonly 'too-long': string;
      readonly 'unreadable-characters': string;
      readonly 'code-twice': string;
      readonly 'not-yes-or-no': string;
      readonly 'not-a-tax-rate': string;
      readonly quotes: string;
      readonly 'too-many-articles': string;
      readonly 'too-many-quick': string;
      readonly 'no-articles': string;
      readonly 'changed-meanwhile': string;
      readonly 'not-a-file-name': string;
      readonly 'too-many-pictures': string;
    };
    readonly settings: string;
    readonly cart: string;
    readonly quickAmounts: string;
    readonly tips: string;
    readonly discounts: string;
    readonly percents: string;
    readonly spaced: string;
    readonly onCustomerScreen: string;
    readonly quickFault: string;
    readonly percentFault: string;
    readonly save: string;
    readonly saved: string;
  };
  readonly articles: {
    readonly title: string;
    readonly search: string;
    readonly add: string;
    readonly change: (values: { readonly name: string }) => string;
    readonly showMore: (values: { readonly count: string }) => string;
    readonly name: string;
    readonly price: string;
    readonly openPrice: string;
    readonly code: string;
    readonly scan: string;
    readonly category: string;
    readonly noCategory: string;
    readonly otherCategory: string;
    readonly tax: string;
    readonly usualTax: string;
    readonly colour: string;
    readonly noColour: string;
    readonly picture: string;
    readonly pictureNote: string;
    readonly colours: {
      readonly red: string;
      readonly orange: string;
      readonly yellow: string;
      readonly green: string;
      readonly teal: string;
      readonly blue: string;
      readonly purple: string;
      readonly pink: string;
      readonly brown: string;
      readonly grey: string;
    };
    readonly favourite: string;
    readonly save: string;
    readonly remove: string;
    readonly steps: {
      readonly added: (values: { readonly name: string }) => string;
      readonly changed: (values: { readonly name: string }) => string;
      readonly removed: (values: { readonly name: string }) => string;
      readonly imported: string;
      readonly cleared: string;
    };
  };
  readonly pictures: {
    readonly title: string;
    readonly noFolder: string;
    readonly help: string;
    readonly choose: string;
    readonly ready: (values: { readonly count: string }) => string;
    readonly notShown: (values: { readonly count: string }) => string;
    readonly faults: {
      readonly missing: string;
      readonly 'not-a-file': string;
      readonly 'too-large': string;
      readonly 'too-many-dots': string;
      readonly 'not-a-picture': string;
      readonly unreadable: string;
      readonly 'bad-name': string;
      readonly 'too-many': string;
    };
  };
  readonly heldCarts: {
    readonly heldNow: (values: { readonly amount: string }) => string;
    readonly nameIt: string;
    readonly title: string;
    readonly none: string;
    readonly nameOf: (values: { readonly cart: string }) => string;
  };
  readonly grid: {
    readonly title: string;
    readonly categories: string;
    readonly quick: string;
    readonly others: string;
    readonly all: string;
    readonly more: (values: { readonly count: number }) => string;
    readonly openPrice: string;
    readonly typePrice: string;
    readonly leaveOut: string;
  };
  readonly cashiers: {
    readonly title: string;
    readonly none: string;
    readonly add: string;
    readonly addManager: string;
    readonly firstOfAll: string;
    readonly name: string;
    readonly pin: string;
    readonly pinWord: string;
    readonly role: string;
    readonly roles: {
      readonly owner: string;
      readonly manager: string;
      readonly cashier: string;
    };
    readonly ownerNote: string;
    readonly save: string;
    readonly cancel: string;
    readonly change: string;
    readonly changeTitle: (values: { readonly name: string }) => string;
    readonly rename: string;
    readonly setRole: string;
    readonly ownersOnly: string;
    readonly ownersMissing: string;
    readonly ownersMissingText: string;
    readonly setPin: string;
    readonly pinSet: string;
    readonly remove: string;
    readonly removeQuestion: (values: { readonly name: string }) => string;
    readonly removeText: string;
    readonly removeLastText: string;
    readonly keep: string;
    readonly rules: string;
    readonly lockAfter: string;
    readonly minutes: (values: { readonly minutes: number }) => string;
    readonly never: string;
    readonly shiftRequired: string;
  };
  readonly signIn: {
    readonly title: string;
    readonly names: string;
    readonly keypad: string;
    readonly pinFor: (values: { readonly name: string }) => string;
    readonly chooseFirst: string;
    readonly typed: (values: { readonly digits: number }) => string;
    readonly signIn: string;
    readonly backspace: string;
    readonly lockedForSeconds: (values: { readonly seconds: number }) => string;
    readonly lockedForMinutes: (values: { readonly minutes: number }) => string;
    readonly forgotten: string;
    readonly askManager: string;
    readonly goOn: string;
    readonly missing: string;
    readonly missingText: string;
    readonly missingOwner: string;
    readonly missingOwnerText: string;
    readonly setupOwner: string;
    readonly setupOwnerText: string;
    readonly secretsUnread: string;
    readonly resetTitle: (values: { readonly name: string }) => string;
    readonly resetText: string;
    readonly resetTraining: string;
    readonly secret: string;
    readonly newPin: string;
    readonly setPin: string;
  };
  readonly check: {
    readonly ask: string;
    readonly asking: string;
    readonly instead: string;
    readonly historyUnchecked: (values: { readonly why: string }) => string;
  };
  readonly verdicts: {
    readonly paid: {
      readonly title: string;
      readonly todo: string;
    };
    readonly seen: {
      readonly title: string;
      readonly todo: string;
    };
    readonly 'not-seen': {
      readonly title: string;
      readonly todo: string;
    };
    readonly 'not-paid': {
      readonly title: string;
      readonly todo: string;
    };
    readonly 'no-code': {
      readonly title: string;
      readonly todo: string;
    };
    readonly unrecognised: {
      readonly title: string;
      readonly todo: string;
    };
    readonly unknown: {
      readonly title: string;
      readonly todo: string;
    };
  };
  readonly alerts: {
    readonly title: string;
    readonly understood: string;
    readonly readFirst: string;
    readonly paidTwice: {
      readonly title: (values: { readonly sale: number }) => string;
      readonly text: (values: { readonly payments: number; readonly amount: string }) => string;
    };
    readonly duplicateSalePaid: {
      readonly title: (values: { readonly earlier: number; readonly later: number }) => string;
      readonly text: (values: { readonly amount: string }) => string;
    };
    readonly paidAfterAll: {
      readonly title: (values: { readonly sale: number }) => string;
      readonly text: (values: { readonly was: string; readonly now: string }) => string;
      readonly textAfterNoPayment: (values: { readonly now: string }) => string;
    };
    readonly changed: {
      readonly title: (values: { readonly sale: number }) => string;
      readonly text: (values: {
        readonly was: string;
        readonly now: string;
        readonly money: string;
      }) => string;
      readonly textAfterNoPayment: (values: { readonly now: string; readonly money: string }) => string;
    };
    readonly lookedAtAgain: {
      readonly title: (values: { readonly sale: number }) => string;
      readonly text: (values: { readonly was: string }) => string;
      readonly textAfterNoPayment: string;
    };
    readonly lostUnchecked: {
      readonly title: (values: { readonly sale: number }) => string;
      readonly text: (values: { readonly why: string }) => string;
    };
    readonly amountDiffers: {
      readonly title: (values: { readonly sale: number }) => string;
      readonly text: (values: { readonly amount: string; readonly stated: string }) => string;
      readonly textNothingStated: (values: { readonly amount: string }) => string;
    };
    readonly foreignPayment: {
      readonly title: (values: { readonly sale: number }) => string;
      readonly text: (values: { readonly payments: number }) => string;
    };
    readonly endMayBeLost: {
      readonly title: (values: { readonly sale: number }) => string;
      readonly verdict: string;
      readonly text: string;
    };
  };
  readonly customerDisplay: {
    readonly closed: string;
    readonly welcome: string;
    readonly practice: string;
    readonly test: string;
    readonly accepted: string;
    readonly total: string;
    readonly amount: string;
    readonly discount: string;
    readonly tip: string;
    readonly tax: string;
    readonly taxIncluded: (values: { readonly name: string }) => string;
    readonly taxesIncluded: string;
    readonly quantity: (values: { readonly quantity: number }) => string;
    readonly moreLines: (values: { readonly count: number }) => string;
    readonly preparing: string;
    readonly preparingText: string;
    readonly toPay: string;
    readonly sent: string;
    readonly missing: string;
    readonly scan: string;
    readonly exact: string;
    readonly qr: string;
    readonly qrTooLong: string;
    readonly steps: string;
    readonly stepWaiting: string;
    readonly stepSeen: string;
    readonly confirming: string;
    readonly confirmingText: string;
    readonly checking: string;
    readonly checkingText: string;
    readonly paid: string;
    readonly thanks: string;
    readonly overpaid: string;
    readonly reclaimQr: string;
    readonly reclaimTitle: string;
    readonly speak: string;
    readonly notPaid: {
      readonly underpaid: {
        readonly text: string;
        readonly reclaim: string;
      };
      readonly invalid: {
        readonly text: string;
        readonly reclaim: string;
      };
      readonly expired: {
        readonly text: string;
        readonly reclaim: string;
      };
      readonly cancelled: {
        readonly text: string;
      };
      readonly 'amount-differs': {
        readonly text: string;
      };
      readonly 'no-code': {
        readonly text: string;
      };
    };
    readonly tipTitle: string;
    readonly noTip: string;
    readonly otherTip: string;
    readonly ownTip: string;
    readonly withTip: string;
    readonly addTip: string;
    readonly backToTips: string;
    readonly detailsTitle: string;
    readonly detailsHint: string;
    readonly detailsDone: string;
    readonly detailsDecline: string;
  };
  readonly kiosk: {
    readonly start: string;
    readonly language: string;
    readonly closed: string;
    readonly closedWhy: {
      readonly starting: string;
      readonly paused: string;
      readonly away: string;
    };
    readonly choose: string;
    readonly order: string;
    readonly empty: string;
    readonly pay: string;
    readonly startOver: string;
    readonly amountTitle: string;
    readonly amountRange: (values: { readonly least: string; readonly most: string }) => string;
    readonly number: string;
    readonly scan: string;
    readonly how: string;
    readonly qrTooLong: string;
    readonly cancel: string;
    readonly mayGo: string;
    readonly newOrder: string;
    readonly paidText: string;
    readonly overpaidText: string;
    readonly receipt: string;
    readonly receiptHint: string;
    readonly receiptQr: string;
    readonly print: string;
    readonly printed: {
      readonly printing: string;
      readonly done: string;
      readonly failed: string;
    };
    readonly done: string;
    readonly closesIn: (values: { readonly seconds: number }) => string;
    readonly payAgain: string;
    readonly counter: string;
    readonly counterText: string;
    readonly counterAgain: string;
    readonly noCode: string;
    readonly notPaid: {
      readonly underpaid: string;
      readonly invalid: string;
      readonly expired: string;
      readonly cancelled: string;
      readonly 'amount-differs': string;
      readonly 'no-code': string;
    };
    readonly todoAgain: string;
    readonly todoCounter: string;
    readonly needTime: string;
    readonly needTimeOrder: (values: { readonly seconds: number }) => string;
    readonly needTimePay: (values: { readonly seconds: number }) => string;
    readonly goOn: string;
    readonly leave: string;
    readonly changed: string;
    readonly full: string;
    readonly tooLittle: (values: { readonly amount: string }) => string;
    readonly again: string;
  };
  readonly keyboard: {
    readonly title: string;
    readonly space: string;
    readonly remove: string;
    readonly capitals: string;
    readonly letters: string;
    readonly more: string;
    readonly latin: string;
    readonly symbols: string;
    readonly next: string;
    readonly done: string;
  };
  readonly kioskStaff: {
    readonly title: string;
    readonly pause: string;
    readonly resume: string;
    readonly paused: string;
    readonly nothingToSell: string;
    readonly orders: string;
    readonly none: string;
    readonly openTill: string;
    readonly restart: string;
    readonly exit: string;
    readonly paidTwice: string;
    readonly changed: string;
    readonly paidLate: string;
    readonly paidLateTodo: string;
  };
  readonly customerScreen: {
    readonly title: string;
    readonly display: string;
    readonly displays: {
      readonly automatic: {
        readonly name: string;
        readonly text: string;
      };
      readonly off: {
        readonly name: string;
        readonly text: string;
      };
    };
    readonly tip: string;
    readonly tips: {
      readonly ask: {
        readonly name: string;
        readonly text: string;
      };
      readonly off: {
        readonly name: string;
        readonly text: string;
      };
    };
    readonly state: {
      readonly none: string;
      readonly shown: string;
      readonly unplugged: string;
      readonly closed: string;
    };
    readonly lost: string;
    readonly openAgain: string;
    readonly understood: string;
    readonly asking: string;
    readonly askingText: string;
    readonly noTip: string;
    readonly back: string;
    readonly turn: string;
    readonly turnBack: string;
    readonly letType: string;
    readonly typing: string;
    readonly typingText: string;
    readonly typeHere: string;
    readonly given: string;
    readonly declined: string;
  };
  readonly customer: {
    readonly title: string;
    readonly why: string;
    readonly whyKept: (values: { readonly days: number }) => string;
    readonly optional: string;
    readonly sameAsEmail: string;
    readonly chooseCountry: string;
    readonly skip: string;
    readonly charge: (values: { readonly amount: string }) => string;
    readonly enter: string;
    readonly enterTodo: string;
    readonly goneText: string;
    readonly goAlong: string;
    readonly labels: {
      readonly firstName: string;
      readonly lastName: string;
      readonly email: string;
      readonly phone: string;
      readonly address: string;
      readonly address2: string;
      readonly postalCode: string;
      readonly city: string;
      readonly state: string;
      readonly countryCode: string;
      readonly refundEmail: string;
    };
    readonly faults: {
      readonly missing: string;
      readonly 'too-long': string;
      readonly unprintable: string;
      readonly 'not-an-email': string;
      readonly 'not-a-country': string;
      readonly 'not-a-postal-code': string;
      readonly malformed: string;
    };
  };
  readonly rebate: {
    readonly name: string;
    readonly included: (values: { readonly amount: string }) => string;
    readonly parts: (values: {
      readonly total: string;
      readonly merchant: string;
      readonly target: string;
    }) => string;
  };
  readonly tryLater: string;
  readonly actions: {
    readonly wait: string;
    readonly 'try-again': string;
    readonly 'fix-input': string;
    readonly 'sign-in': string;
    readonly 'fix-configuration': string;
    readonly 'ask-manager': string;
    readonly report: string;
  };
  readonly failures: {
    readonly 'printer-unreachable': string;
    readonly 'printer-no-paper': string;
    readonly 'printer-cover-open': string;
    readonly 'printer-offline': string;
    readonly 'printer-error': string;
    readonly 'paper-not-drawn': string;
    readonly 'print-interrupted': string;
    readonly 'printer-missing': string;
    readonly 'print-job-not-found': string;
    readonly 'earlier-payment-unreadable': string;
    readonly 'reference-paid-before': string;
    readonly 'reference-open-elsewhere': string;
    readonly 'same-amount-open': string;
    readonly 'code-withdrawn': string;
    readonly 'other-tills-unchecked': string;
    readonly 'amount-invalid': string;
    readonly 'amount-unconfirmed': string;
    readonly 'approval-needed': string;
    readonly 'reference-invalid': string;
    readonly 'reference-in-use': string;
    readonly 'sale-in-progress': string;
    readonly 'sale-not-found': string;
    readonly 'other-service': string;
    readonly 'till-not-ready': string;
    readonly 'ledger-unavailable': string;
    readonly 'ledger-unreadable': string;
    readonly 'service-unreachable': string;
    readonly 'service-key-unknown': string;
    readonly 'service-busy': string;
    readonly 'service-error': string;
    readonly 'service-answer-unreadable': string;
    readonly 'payment-address-refused': string;
    readonly 'payment-not-ours': string;
    readonly 'payment-rejected': string;
    readonly 'currency-not-payable': string;
    readonly 'sale-currency-changed': string;
    readonly 'customer-required': string;
    readonly 'customer-details-invalid': string;
    readonly 'customer-details-unavailable': string;
    readonly 'customer-details-gone': string;
    readonly 'not-permitted': string;
    readonly 'not-found': string;
    readonly 'request-rejected': string;
    readonly conflict: string;
    readonly 'change-unconfirmed': string;
    readonly 'sign-in-refused': string;
    readonly 'secret-missing': string;
    readonly 'profile-invalid': string;
    readonly 'hand-over-refused': string;
    readonly 'payments-open': string;
    readonly 'keyring-missing': string;
    readonly 'secrets-unreadable': string;
    readonly 'checkout-not-kept': string;
    readonly 'catalogue-not-kept': string;
    readonly 'held-carts-full': string;
    readonly 'held-cart-gone': string;
    readonly 'nothing-to-reclaim': string;
    readonly 'printer-not-ready': string;
    readonly 'file-not-written': string;
    readonly 'file-in-ledger-folder': string;
    readonly 'command-refused': string;
    readonly 'signed-out': string;
    readonly 'manager-only': string;
    readonly 'owner-only': string;
    readonly 'pin-wrong': string;
    readonly 'pin-locked': string;
    readonly 'pins-unreadable': string;
    readonly 'pins-not-now': string;
    readonly 'owner-needed': string;
    readonly 'owner-unproved': string;
    readonly 'cashier-invalid': string;
    readonly 'cashier-not-found': string;
    readonly 'last-manager': string;
    readonly 'shift-open': string;
    readonly 'shift-not-open': string;
    readonly 'shift-not-found': string;
    readonly 'report-replaced': string;
    readonly internal: string;
  };
  readonly faults: {
    readonly missing: (values: { readonly field: string }) => string;
    readonly 'unknown-field': (values: { readonly field: string }) => string;
    readonly 'wrong-type': (values: { readonly field: string }) => string;
    readonly 'not-one-of': (values: { readonly field: string }) => string;
    readonly empty: (values: { readonly field: string }) => string;
    readonly 'too-long': (values: { readonly field: string }) => string;
    readonly 'not-a-url': (values: { readonly field: string }) => string;
    readonly 'not-https': (values: { readonly field: string }) => string;
    readonly 'not-read': (values: { readonly field: string }) => string;
    readonly 'not-json': (values: { readonly field: string }) => string;
    readonly malformed: (values: { readonly field: string }) => string;
    readonly wholeFile: string;
    readonly expected: string;
    readonly trace: string;
  };
  readonly earlier: {
    readonly sale: (values: { readonly number: number }) => string;
  };
  readonly guard: {
    readonly warnings: {
      readonly 'earlier-payment-unreadable': {
        readonly todo: string;
        readonly charge: string;
      };
      readonly 'reference-paid-before': {
        readonly todo: string;
        readonly charge: string;
      };
      readonly 'reference-open-elsewhere': {
        readonly todo: string;
        readonly charge: string;
      };
      readonly 'same-amount-open': {
        readonly todo: string;
        readonly charge: string;
      };
      readonly 'code-withdrawn': {
        readonly todo: string;
        readonly charge: string;
      };
      readonly 'other-tills-unchecked': {
        readonly todo: string;
        readonly charge: string;
      };
    };
    readonly inUse: string;
    readonly writtenDifferently: string;
    readonly moreLikeIt: (values: { readonly count: string }) => string;
    readonly back: string;
  };
  readonly approval: {
    readonly discount: (values: {
      readonly amount: string;
      readonly whole: string;
      readonly percent: string;
    }) => string;
    readonly tip: (values: { readonly amount: string; readonly whole: string }) => string;
    readonly line: (values: {
      readonly name: string;
      readonly amount: string;
      readonly whole: string;
    }) => string;
    readonly managerNeeded: string;
    readonly managers: string;
    readonly approve: string;
  };
  readonly line: {
    readonly parts: {
      readonly quantity: string;
      readonly price: string;
    };
    readonly none: string;
    readonly note: string;
    readonly noteHint: string;
    readonly needsApproval: string;
  };
  readonly menu: {
    readonly title: string;
    readonly entries: {
      readonly amounts: {
        readonly name: string;
        readonly text: string;
      };
      readonly guide: {
        readonly name: string;
        readonly text: string;
      };
      readonly shift: {
        readonly name: string;
        readonly text: string;
      };
      readonly reports: {
        readonly name: string;
        readonly text: string;
      };
      readonly 'back-office': {
        readonly name: string;
        readonly text: string;
      };
      readonly cashiers: {
        readonly name: string;
        readonly text: string;
      };
      readonly 'find-payment': {
        readonly name: string;
        readonly text: string;
      };
      readonly printer: {
        readonly name: string;
        readonly text: string;
      };
      readonly scanner: {
        readonly name: string;
        readonly text: string;
      };
      readonly 'customer-screen': {
        readonly name: string;
        readonly text: string;
      };
      readonly preferences: {
        readonly name: string;
        readonly text: string;
      };
      readonly setup: {
        readonly name: string;
        readonly text: string;
      };
      readonly 'leave-training': {
        readonly name: string;
        readonly text: string;
      };
      readonly practice: {
        readonly name: string;
        readonly text: string;
      };
    };
  };
  readonly page: {
    readonly back: string;
  };
  readonly notCreated: {
    readonly refused: string;
    readonly stopped: string;
    readonly verdict: string;
    readonly stoppedText: string;
    readonly money: string;
    readonly mayBePaid: string;
    readonly lookFirst: string;
    readonly todo: string;
    readonly otherCurrency: string;
    readonly newSale: string;
  };
  readonly outcome: {
    readonly happened: string;
    readonly money: string;
    readonly todo: string;
    readonly requested: string;
    readonly received: string;
    readonly newSale: string;
    readonly chargeAgain: (values: { readonly amount: string }) => string;
    readonly stay: string;
    readonly returns: (values: { readonly seconds: number }) => string;
    readonly scanBegins: string;
    readonly showPage: string;
    readonly pageTitle: string;
    readonly hidePage: string;
    readonly pageQr: string;
    readonly pageHint: string;
  };
  readonly outcomes: {
    readonly completed: {
      readonly verdict: string;
      readonly happened: string;
      readonly money: string;
      readonly todo: string;
    };
    readonly overpaid: {
      readonly verdict: string;
      readonly happened: string;
      readonly money: string;
      readonly todo: string;
    };
    readonly underpaid: {
      readonly verdict: string;
      readonly happened: string;
      readonly money: string;
      readonly todo: string;
    };
    readonly expired: {
      readonly verdict: string;
      readonly happened: string;
      readonly money: string;
      readonly todo: string;
    };
    readonly cancelled: {
      readonly verdict: string;
      readonly happened: string;
      readonly money: string;
      readonly todo: string;
    };
    readonly invalid: {
      readonly verdict: string;
      readonly happened: string;
      readonly money: string;
      readonly todo: string;
    };
    readonly 'amount-differs': {
      readonly verdict: string;
      readonly happened: string;
      readonly money: string;
      readonly todo: string;
    };
  };
  readonly documentView: {
    readonly print: string;
    readonly printing: string;
    readonly printed: string;
    readonly save: string;
    readonly saving: string;
    readonly saved: (values: { readonly file: string }) => string;
    readonly close: string;
    readonly loading: string;
    readonly language: string;
    readonly kind: string;
    readonly open: {
      readonly receipt: string;
      readonly 'reclaim-slip': string;
      readonly both: string;
      readonly record: string;
    };
  };
  readonly findPayment: {
    readonly title: string;
    readonly search: string;
    readonly hint: string;
    readonly scanHint: string;
    readonly find: string;
    readonly today: string;
    readonly yesterday: string;
    readonly from: string;
    readonly to: string;
    readonly only: string;
    readonly filters: {
      readonly all: string;
      readonly open: string;
      readonly exceptions: string;
    };
    readonly searching: string;
    readonly found: (values: { readonly count: number }) => string;
    readonly foundSome: (values: { readonly count: number }) => string;
    readonly foundPart: (values: { readonly count: number }) => string;
    readonly none: string;
    readonly searchedBackTo: (values: { readonly time: string }) => string;
    readonly more: string;
    readonly searchFurther: string;
    readonly wrongDates: string;
    readonly sale: (values: { readonly number: number }) => string;
  };
  readonly history: {
    readonly started: (values: { readonly amount: string }) => string;
    readonly startedBy: (values: { readonly name: string }) => string;
    readonly by: (values: { readonly name: string }) => string;
    readonly approvedBy: (values: { readonly name: string }) => string;
    readonly approved: string;
    readonly asked: string;
    readonly 'code-shown': string;
    readonly 'orphan-found': string;
    readonly triesInARow: (values: { readonly tries: number }) => string;
    readonly 'history-differs': (values: { readonly said: string }) => string;
    readonly 'foreign-payment': string;
    readonly 'orphans-searched': string;
    readonly resumed: string;
    readonly 'record-damaged': string;
    readonly stopped: string;
    readonly parked: string;
    readonly 'code-withdrawn': string;
    readonly parkedAs: (values: { readonly name: string }) => string;
    readonly opened: string;
    readonly left: string;
    readonly printed: string;
    readonly tender: (values: { readonly tender: string }) => string;
    readonly acknowledged: string;
    readonly 'not-sent': (values: { readonly why: string }) => string;
    readonly lost: (values: { readonly why: string }) => string;
    readonly refused: (values: { readonly why: string }) => string;
    readonly 'orphans-unchecked': (values: { readonly why: string }) => string;
    readonly 'duplicate-sale-paid': (values: { readonly earlier: number }) => string;
    readonly overridden: {
      readonly 'earlier-payment-unreadable': string;
      readonly 'reference-paid-before': string;
      readonly 'reference-open-elsewhere': string;
      readonly 'same-amount-open': string;
      readonly 'code-withdrawn': string;
      readonly 'other-tills-unchecked': string;
    };
    readonly overriddenOther: string;
    readonly waiting: string;
    readonly seen: string;
    readonly ended: (values: { readonly outcome: string }) => string;
    readonly unrecognised: (values: { readonly status: string }) => string;
    readonly requested: (values: { readonly amount: string }) => string;
    readonly received: (values: { readonly amount: string }) => string;
    readonly orphan: string;
  };
  readonly pastSale: {
    readonly title: (values: { readonly number: number }) => string;
    readonly reference: string;
    readonly name: string;
    readonly paymentCode: string;
    readonly started: string;
    readonly ended: string;
    readonly requested: string;
    readonly received: string;
    readonly goTo: string;
    readonly showPage: string;
    readonly hidePage: string;
    readonly stillOpen: string;
    readonly notCreated: string;
    readonly history: string;
  };
  readonly awaiting: {
    readonly waiting: string;
    readonly seen: string;
    readonly unknown: string;
    readonly steps: string;
    readonly stepWaiting: string;
    readonly stepSeen: string;
    readonly exact: string;
    readonly qr: string;
    readonly qrTooLong: string;
    readonly store: string;
    readonly reference: string;
    readonly accepted: string;
    readonly paymentCode: string;
    readonly elapsed: (values: { readonly time: string }) => string;
    readonly checkedSecondsAgo: (values: { readonly seconds: number }) => string;
    readonly checkedMinutesAgo: (values: { readonly minutes: number }) => string;
    readonly notChecked: string;
    readonly address: string;
    readonly newSale: string;
    readonly park: {
      readonly ask: string;
      readonly name: string;
      readonly hint: string;
      readonly unseen: string;
      readonly park: string;
    };
    readonly showCode: string;
    readonly hideCode: string;
    readonly wrongAmount: string;
    readonly seenHappened: string;
    readonly seenMoney: string;
    readonly seenTodo: string;
    readonly withdrawn: string;
    readonly withdrawnHappened: string;
    readonly withdrawnMoney: string;
    readonly withdrawnTodo: string;
    readonly withdrawnNotice: (values: { readonly amount: string }) => string;
  };
  readonly creating: {
    readonly title: string;
    readonly pausedTitle: string;
    readonly nobodyPaid: string;
    readonly stop: string;
    readonly tryNow: string;
    readonly goOn: string;
    readonly paused: {
      readonly 'record-damaged': string;
      readonly 'answers-unreadable': string;
      readonly 'answers-lost': string;
      readonly 'tries-exhausted': string;
    };
    readonly checkFirst: string;
    readonly pausedTodo: string;
    readonly mayExist: (values: { readonly payments: number }) => string;
  };
  readonly unknown: {
    readonly title: string;
    readonly lost: string;
    readonly unrecognised: (values: { readonly status: string }) => string;
    readonly todo: string;
    readonly verdict: string;
    readonly happened: string;
    readonly money: string;
  };
  readonly printing: {
    readonly title: string;
    readonly kind: string;
    readonly kinds: {
      readonly network: string;
      readonly usb: string;
      readonly serial: string;
    };
    readonly host: string;
    readonly hostHint: string;
    readonly port: string;
    readonly serialPort: string;
    readonly baudRate: string;
    readonly usbPrinter: string;
    readonly nothingFound: string;
    readonly lookAgain: string;
    readonly choose: string;
    readonly missing: string;
    readonly notAPort: string;
    readonly paperWidth: string;
    readonly paperWidths: {
      readonly '58': string;
      readonly '80': string;
    };
    readonly asPicture: string;
    readonly asPictureNote: string;
    readonly drawer: string;
    readonly drawerText: string;
    readonly pin: string;
    readonly pins: {
      readonly '2': string;
      readonly '5': string;
    };
    readonly noTenders: string;
    readonly drawerFailed: string;
    readonly openDrawer: string;
    readonly save: string;
    readonly saved: string;
    readonly test: string;
    readonly forget: string;
    readonly jobs: string;
    readonly noJobs: string;
    readonly states: {
      readonly waiting: string;
      readonly printing: string;
      readonly printed: string;
      readonly failed: string;
      readonly uncertain: string;
    };
    readonly copyOf: (values: { readonly name: string }) => string;
    readonly tryAgain: string;
    readonly printAgain: string;
    readonly drop: string;
    readonly gone: string;
  };
  readonly preferences: {
    readonly title: string;
    readonly language: string;
    readonly customerLanguage: string;
    readonly customerNote: string;
    readonly sameLanguage: string;
    readonly theme: string;
    readonly themes: {
      readonly system: string;
      readonly light: string;
      readonly dark: string;
      readonly contrast: string;
    };
    readonly textSize: string;
    readonly percent: (values: { readonly size: number }) => string;
    readonly sound: string;
    readonly volume: string;
    readonly volumeAt: (values: { readonly percent: number }) => string;
    readonly silent: string;
    readonly managedBy: (values: { readonly by: string }) => string;
    readonly mute: string;
  };
  readonly scannerPage: {
    readonly title: string;
    readonly scanNow: string;
    readonly noMoney: string;
    readonly noScan: string;
    readonly tryScan: string;
    readonly keys: string;
    readonly pauses: string;
    readonly useThese: string;
    readonly gap: string;
    readonly gapNote: string;
    readonly minLength: string;
    readonly suffix: string;
    readonly prefix: string;
    readonly prefixNote: string;
    readonly prefixFault: string;
    readonly range: (values: { readonly from: number; readonly to: number }) => string;
    readonly ms: (values: { readonly value: number }) => string;
    readonly suffixes: {
      readonly enter: string;
      readonly tab: string;
      readonly none: string;
    };
  };
  readonly scanner: {
    readonly ignored: string;
    readonly overflow: (values: { readonly code: string }) => string;
    readonly unknownTitle: string;
    readonly unknown: (values: { readonly code: string }) => string;
    readonly todo: string;
    readonly ignore: string;
    readonly useAsReference: string;
    readonly referenceStays: (values: { readonly reference: string }) => string;
    readonly price: string;
    readonly addForPrice: (values: { readonly amount: string }) => string;
    readonly openItem: (values: { readonly code: string }) => string;
  };
  readonly secrets: {
    readonly terminalPassword: string;
    readonly clientSecret: string;
    readonly apiKey: string;
    readonly proxyPassword: string;
    readonly webhookSecret: string;
    readonly partnerWebhookSecret: string;
  };
  readonly setup: {
    readonly back: string;
    readonly tryAgain: string;
    readonly loadTitle: string;
    readonly loadText: string;
    readonly choose: string;
    readonly drop: string;
    readonly reading: string;
    readonly tooLarge: string;
    readonly unreadable: string;
    readonly faultsOf: (values: { readonly file: string }) => string;
    readonly faults: string;
    readonly trainingTitle: string;
    readonly trainingText: string;
    readonly useTraining: string;
    readonly office: {
      readonly title: string;
      readonly text: string;
      readonly open: string;
      readonly key: string;
      readonly address: string;
      readonly merchant: string;
      readonly partner: string;
      readonly oneOf: string;
      readonly currency: string;
      readonly start: string;
    };
    readonly profileTitle: string;
    readonly store: string;
    readonly merchant: string;
    readonly terminal: string;
    readonly environment: string;
    readonly environments: {
      readonly sandbox: string;
      readonly production: string;
    };
    readonly service: string;
    readonly optional: string;
    readonly apiKeyHint: string;
    readonly goesTo: (values: { readonly host: string }) => string;
    readonly kept: string;
    readonly secretMissing: (values: { readonly secret: string }) => string;
    readonly stillOpen: (values: { readonly count: number }) => string;
    readonly leftOpen: string;
    readonly changeAnyway: string;
    readonly start: string;
    readonly save: string;
    readonly starting: string;
  };
  readonly setupReasons: {
    readonly 'first-start': {
      readonly title: string;
      readonly text: string;
    };
    readonly 'profile-faulty': {
      readonly title: string;
      readonly text: string;
    };
    readonly 'secrets-missing': {
      readonly title: string;
      readonly text: string;
    };
    readonly 'sign-in-refused': {
      readonly title: string;
      readonly text: string;
    };
    readonly failed: {
      readonly title: string;
      readonly text: string;
    };
    readonly asked: {
      readonly title: string;
      readonly text: string;
    };
  };
  readonly shiftReport: {
    readonly x: (values: { readonly shift: number }) => string;
    readonly z: (values: { readonly shift: number }) => string;
    readonly copy: string;
    readonly xNote: string;
    readonly opened: string;
    readonly made: string;
    readonly closedAt: string;
    readonly openedBy: string;
    readonly madeBy: string;
    readonly closedBy: string;
    readonly terminal: string;
    readonly sales: string;
    readonly numbers: string;
    readonly range: (values: { readonly first: number; readonly last: number }) => string;
    readonly noSales: string;
    readonly totals: (values: { readonly currency: string }) => string;
    readonly paid: string;
    readonly tips: string;
    readonly discounts: string;
    readonly notPaid: string;
    readonly netGross: (values: { readonly net: string; readonly gross: string }) => string;
    readonly taxOf: (values: { readonly tax: string; readonly net: string }) => string;
    readonly countAndSum: (values: { readonly count: number; readonly amount: string }) => string;
    readonly byCashier: string;
    readonly nobody: string;
    readonly exceptions: string;
    readonly noExceptions: string;
    readonly mayRepeatLost: string;
    readonly withoutShift: string;
    readonly apart: string;
    readonly more: (values: { readonly sales: number }) => string;
    readonly earlier: string;
    readonly earlierSale: (values: { readonly number: number; readonly shift: number }) => string;
    readonly endedLater: (values: { readonly standing: string }) => string;
    readonly changedLater: (values: { readonly was: string; readonly now: string }) => string;
    readonly paidLater: string;
    readonly unpaidLater: string;
    readonly reconciliation: {
      readonly title: string;
      readonly compared: (values: { readonly payments: number }) => string;
      readonly agrees: string;
      readonly notCompared: {
        readonly 'not-permitted': string;
        readonly unreachable: string;
        readonly 'too-slow': string;
        readonly incomplete: string;
      };
      readonly paidLate: string;
      readonly differing: string;
      readonly stated: (values: { readonly said: string }) => string;
      readonly unknown: string;
      readonly unknownNote: string;
      readonly unread: (values: { readonly payments: number }) => string;
    };
    readonly sale: (values: { readonly number: number }) => string;
    readonly standings: {
      readonly completed: string;
      readonly overpaid: string;
      readonly underpaid: string;
      readonly expired: string;
      readonly cancelled: string;
      readonly invalid: string;
      readonly 'amount-differs': string;
      readonly open: string;
      readonly unknown: string;
      readonly 'not-created': string;
    };
    readonly kinds: {
      readonly 'paid-twice': string;
      readonly 'paid-beside': string;
      readonly 'outcome-changed': string;
      readonly 'lost-unchecked': string;
      readonly 'amount-differs': string;
      readonly 'foreign-payment': string;
      readonly unknown: string;
      readonly open: string;
      readonly underpaid: string;
      readonly invalid: string;
      readonly overpaid: string;
      readonly 'not-created': string;
    };
  };
  readonly salesReport: {
    readonly title: string;
    readonly asOf: string;
    readonly days: string;
    readonly spans: {
      readonly today: string;
      readonly yesterday: string;
      readonly week: string;
      readonly month: string;
      readonly lastMonth: string;
      readonly chosen: string;
    };
    readonly tooLong: (values: { readonly days: number }) => string;
    readonly choose: string;
    readonly loading: string;
    readonly none: string;
    readonly update: string;
    readonly saveCsv: string;
    readonly figure: string;
    readonly paid: string;
    readonly net: string;
    readonly tax: string;
    readonly gross: string;
    readonly tips: string;
    readonly discounts: string;
    readonly overpaidNote: (values: { readonly count: number }) => string;
    readonly leftOut: {
      readonly title: string;
      readonly otherCurrency: (values: {
        readonly currency: string;
        readonly count: number;
        readonly sales: string;
      }) => string;
      readonly ofMerchant: (values: { readonly merchant: string; readonly count: number }) => string;
      readonly ofOthers: (values: { readonly count: number }) => string;
      readonly damaged: (values: { readonly count: number }) => string;
    };
    readonly byDay: string;
    readonly byHour: string;
    readonly byWeekday: string;
    readonly byTender: string;
    readonly byArticle: string;
    readonly byRate: string;
    readonly day: string;
    readonly hour: string;
    readonly weekday: string;
    readonly tender: string;
    readonly article: string;
    readonly rate: string;
    readonly cashier: string;
    readonly status: string;
    readonly count: string;
    readonly amount: string;
    readonly unknownTender: string;
    readonly otherAmounts: string;
    readonly untaxed: string;
    readonly goodsNote: string;
    readonly showAll: (values: { readonly count: number }) => string;
  };
  readonly shifts: {
    readonly title: string;
    readonly none: string;
    readonly open: string;
    readonly isOpen: (values: { readonly shift: number }) => string;
    readonly since: (values: { readonly time: string }) => string;
    readonly sinceBy: (values: { readonly time: string; readonly name: string }) => string;
    readonly look: string;
    readonly close: string;
    readonly closeQuestion: (values: { readonly shift: number }) => string;
    readonly closeText: string;
    readonly closeOpenSales: (values: { readonly sales: number }) => string;
    readonly closing: string;
    readonly closeNow: string;
    readonly notYet: string;
    readonly closed: string;
    readonly closedAt: (values: { readonly shift: number; readonly time: string }) => string;
    readonly openSale: string;
  };
  readonly closing: {
    readonly title: (values: { readonly count: number }) => string;
    readonly restartTitle: (values: { readonly count: number }) => string;
    readonly text: string;
    readonly stay: string;
    readonly close: string;
  };
  readonly notices: {
    readonly 'keyring-plain-text': string;
    readonly 'ledger-repaired': string;
    readonly 'ledger-damaged': string;
    readonly 'ledger-restored': string;
    readonly 'ledger-full': string;
    readonly 'checkout-damaged': string;
    readonly 'tax-rates-missing': string;
    readonly 'clock-wrong': string;
    readonly 'handed-key-in-use': string;
    readonly 'handed-key-kept': string;
    readonly 'handed-password': string;
    readonly 'set-up-not-kept': string;
    readonly 'file-not-read': string;
    readonly 'settings-damaged': string;
    readonly 'amounts-assumed': string;
    readonly 'payments-open-elsewhere': string;
    readonly 'webhooks-not-received': string;
    readonly 'kiosk-without-pin': string;
    readonly 'ledger-not-backed-up': string;
    readonly 'ledger-damage-found': string;
    readonly 'certificates-checked': string;
    readonly 'secrets-in-environment': string;
    readonly 'unexpected-error': string;
  };
  readonly backOffice: {
    readonly entries: {
      readonly 'this-till': {
        readonly name: string;
        readonly text: string;
      };
      readonly journal: {
        readonly name: string;
        readonly text: string;
      };
      readonly payments: {
        readonly name: string;
        readonly text: string;
      };
      readonly reclaims: {
        readonly name: string;
        readonly text: string;
      };
      readonly day: {
        readonly name: string;
        readonly text: string;
      };
      readonly figures: {
        readonly name: string;
        readonly text: string;
      };
      readonly exports: {
        readonly name: string;
        readonly text: string;
      };
      readonly credentials: {
        readonly name: string;
        readonly text: string;
      };
      readonly 'till-secrets': {
        readonly name: string;
        readonly text: string;
      };
      readonly settlements: {
        readonly name: string;
        readonly text: string;
      };
      readonly terminals: {
        readonly name: string;
        readonly text: string;
      };
      readonly applications: {
        readonly name: string;
        readonly text: string;
      };
      readonly health: {
        readonly name: string;
        readonly text: string;
      };
      readonly merchants: {
        readonly name: string;
        readonly text: string;
      };
    };
    readonly only: {
      readonly title: string;
      readonly text: string;
    };
  };
  readonly figures: {
    readonly kinds: {
      readonly sold: string;
      readonly tips: string;
      readonly unpaid: string;
      readonly times: string;
    };
    readonly share: string;
    readonly ofGross: string;
    readonly nothingPaid: (values: { readonly currency: string }) => string;
    readonly noTips: (values: { readonly currency: string }) => string;
    readonly noTimes: (values: { readonly currency: string }) => string;
    readonly ended: string;
    readonly lost: (values: {
      readonly count: string;
      readonly all: string;
      readonly share: string;
      readonly amount: string;
    }) => string;
    readonly until: {
      readonly seen: string;
      readonly paid: string;
    };
    readonly seenLate: (values: { readonly count: string }) => string;
    readonly timesNote: string;
    readonly all: string;
    readonly half: string;
    readonly mostOf: string;
    readonly slowest: string;
  };
  readonly tillSecrets: {
    readonly training: string;
    readonly typed: string;
    readonly typedText: string;
    readonly changed: string;
    readonly webhookChanged: string;
    readonly webhookText: string;
    readonly unchanged: string;
    readonly keyText: string;
    readonly fetchText: string;
    readonly fetch: string;
    readonly resetOwn: string;
    readonly renewed: string;
    readonly unproved: string;
    readonly unprovedText: string;
    readonly notKept: string;
    readonly notKeptText: string;
    readonly lost: string;
    readonly lostText: string;
  };
  readonly credentials: {
    readonly loading: string;
    readonly notSetUp: string;
    readonly notSetUpText: string;
    readonly missing: string;
    readonly missingText: string;
    readonly accepted: string;
    readonly kept: string;
    readonly kind: string;
    readonly kinds: {
      readonly key: string;
      readonly login: (values: { readonly name: string }) => string;
    };
    readonly sees: string;
    readonly scopes: {
      readonly terminal: string;
      readonly merchant: string;
      readonly partner: string;
    };
    readonly secrets: {
      readonly backOfficeKey: string;
      readonly backOfficePassword: string;
      readonly backOfficeClientSecret: string;
    };
    readonly needed: string;
    readonly check: string;
    readonly checking: string;
    readonly replace: string;
    readonly ownersOnly: string;
    readonly lookAgain: string;
    readonly refused: {
      readonly title: string;
      readonly text: string;
    };
    readonly notPermitted: {
      readonly title: string;
      readonly text: string;
    };
  };
  readonly settlements: {
    readonly show: string;
    readonly by: {
      readonly settlements: string;
      readonly batches: string;
      readonly deposits: string;
    };
    readonly order: string;
    readonly newest: string;
    readonly oldest: string;
    readonly utc: string;
    readonly loading: string;
    readonly found: (values: { readonly count: number; readonly total: number }) => string;
    readonly none: string;
    readonly noneYet: string;
    readonly noneYetTraining: string;
    readonly noneSoFar: (values: { readonly more: string }) => string;
    readonly noneOfMerchant: string;
    readonly ofMerchant: string;
    readonly more: string;
    readonly currencyUnknown: string;
    readonly states: {
      readonly paidOnBy: (values: { readonly day: string; readonly method: string }) => string;
      readonly paidOn: (values: { readonly day: string }) => string;
      readonly paid: string;
      readonly begun: (values: { readonly day: string; readonly status: string }) => string;
      readonly payoutBegun: string;
      readonly otherAmount: (values: {
        readonly state: string;
        readonly deposited: string;
        readonly net: string;
      }) => string;
      readonly noDeposit: string;
      readonly inDeposits: (values: { readonly count: number }) => string;
      readonly begunInDeposits: (values: { readonly count: number }) => string;
      readonly held: (values: { readonly reason: string }) => string;
      readonly onHold: string;
      readonly notPaid: string;
      readonly nothing: string;
      readonly open: string;
      readonly closed: string;
      readonly notStated: string;
      readonly settled: string;
      readonly notArrived: (values: { readonly status: string }) => string;
      readonly service: (values: { readonly status: string }) => string;
    };
    readonly methods: {
      readonly ach: string;
      readonly wire: string;
    };
    readonly deposit: string;
    readonly deposits: string;
    readonly batches: string;
    readonly openSettlement: string;
    readonly noneNamed: string;
    readonly explain: string;
    readonly explainDays: string;
    readonly differs: (values: { readonly deposited: string; readonly net: string }) => string;
    readonly mayPayOthers: (values: { readonly explain: string }) => string;
    readonly searchedSpan: (values: { readonly from: string; readonly to: string }) => string;
    readonly salesUnread: string;
    readonly someMissing: (values: { readonly missing: number }) => string;
    readonly facts: {
      readonly status: string;
      readonly type: string;
      readonly gross: string;
      readonly afterFees: string;
      readonly fees: string;
      readonly adjustment: string;
      readonly net: string;
      readonly amount: string;
      readonly method: string;
      readonly period: string;
      readonly hold: string;
      readonly payout: string;
      readonly merchant: string;
      readonly id: string;
    };
    readonly noAccess: string;
    readonly noAccessText: string;
    readonly terminalOnly: string;
    readonly terminalOnlyText: string;
  };
  readonly terminals: {
    readonly search: string;
    readonly hint: string;
    readonly showAll: string;
    readonly breadcrumb: string;
    readonly kinds: {
      readonly partner: string;
      readonly merchant: string;
      readonly location: string;
      readonly terminal: string;
    };
    readonly lists: {
      readonly merchant: string;
      readonly location: string;
      readonly terminal: string;
    };
    readonly empty: string;
    readonly found: (values: { readonly count: number }) => string;
    readonly noneFound: string;
    readonly searched: (values: { readonly merchants: number; readonly total: number }) => string;
    readonly searchFurther: string;
    readonly enabled: string;
    readonly disabled: string;
    readonly businessTypes: {
      readonly physical: string;
      readonly virtual: string;
      readonly both: string;
    };
    readonly sharedWallet: string;
    readonly facts: {
      readonly status: string;
      readonly type: string;
      readonly address: string;
      readonly email: string;
      readonly phone: string;
      readonly website: string;
      readonly key: string;
      readonly webhook: string;
      readonly wallet: string;
      readonly updated: string;
    };
    readonly tenders: {
      readonly title: string;
      readonly inherited: {
        readonly location: string;
        readonly terminal: string;
      };
      readonly same: {
        readonly location: string;
        readonly terminal: string;
      };
      readonly own: {
        readonly location: string;
        readonly terminal: string;
      };
      readonly unknown: string;
      readonly forTerminals: string;
      readonly none: string;
      readonly added: {
        readonly location: string;
        readonly terminal: string;
      };
      readonly omitted: {
        readonly location: string;
        readonly terminal: string;
      };
    };
    readonly terminalOnlyText: string;
    readonly change: {
      readonly terminal: string;
      readonly location: string;
    };
    readonly form: {
      readonly name: string;
      readonly saving: string;
      readonly saved: string;
      readonly resumed: string;
      readonly discard: string;
      readonly unsaved: string;
      readonly keep: string;
      readonly inherit: {
        readonly location: string;
        readonly terminal: string;
      };
      readonly own: string;
      readonly said: (values: { readonly words: string }) => string;
    };
    readonly faults: {
      readonly 'no-tender': string;
      readonly 'not-a-website': string;
      readonly 'website-needed': string;
      readonly 'not-a-phone': string;
      readonly 'not-a-category': string;
      readonly 'not-a-rate': string;
      readonly 'below-floor': string;
    };
    readonly effect: {
      readonly title: string;
      readonly none: string;
      readonly stops: (values: { readonly till: string; readonly tenders: string }) => string;
      readonly starts: (values: { readonly till: string; readonly tenders: string }) => string;
      readonly nothing: (values: { readonly till: string }) => string;
      readonly more: (values: { readonly count: number }) => string;
      readonly keepOwn: string;
      readonly when: string;
      readonly unread: string;
    };
    readonly create: {
      readonly terminal: string;
      readonly location: string;
      readonly button: string;
      readonly text: string;
      readonly sharedWallet: string;
    };
    readonly clone: {
      readonly title: string;
      readonly text: string;
    };
    readonly remove: {
      readonly terminal: string;
      readonly location: string;
      readonly question: (values: { readonly name: string }) => string;
      readonly text: {
        readonly terminal: string;
        readonly location: string;
      };
      readonly own: string;
      readonly stillUsed: string;
    };
    readonly disable: {
      readonly button: string;
      readonly question: (values: { readonly name: string }) => string;
      readonly text: string;
      readonly tills: (values: { readonly tills: string }) => string;
    };
    readonly key: {
      readonly title: string;
      readonly text: string;
      readonly reveal: string;
      readonly reset: string;
      readonly question: (values: { readonly name: string }) => string;
      readonly resetText: string;
      readonly own: string;
      readonly isNew: string;
      readonly seconds: (values: { readonly seconds: number }) => string;
      readonly hide: string;
      readonly withheld: string;
    };
    readonly webhook: {
      readonly title: string;
      readonly text: string;
      readonly set: string;
      readonly isSet: string;
      readonly secret: string;
      readonly secretText: string;
      readonly remove: string;
      readonly question: (values: { readonly name: string }) => string;
      readonly removeText: string;
      readonly removed: string;
      readonly test: {
        readonly button: string;
        readonly text: string;
        readonly running: string;
        readonly titles: {
          readonly verified: string;
          readonly unverified: string;
          readonly failed: string;
          readonly notSent: string;
        };
        readonly results: {
          readonly verified: string;
          readonly unchecked: string;
          readonly taken: string;
          readonly refused: (values: { readonly status: number }) => string;
          readonly late: (values: { readonly seconds: number }) => string;
          readonly unreached: (values: { readonly cause: string }) => string;
          readonly 'not-shown': string;
          readonly 'not-allowed': string;
        };
      };
    };
    readonly enable: {
      readonly button: string;
      readonly question: (values: { readonly name: string }) => string;
      readonly text: string;
    };
  };
  readonly handOver: {
    readonly title: string;
    readonly text: string;
    readonly ownKey: string;
    readonly storeName: string;
    readonly otherMerchant: string;
    readonly merchantUnknown: string;
    readonly locale: string;
    readonly timeZone: string;
    readonly zoneOfComputer: string;
    readonly carries: {
      readonly tax: (values: { readonly rates: string }) => string;
      readonly network: string;
    };
    readonly signIn: {
      readonly title: string;
      readonly apiKey: string;
      readonly password: string;
    };
    readonly passwordNote: string;
    readonly passwordStays: string;
    readonly make: string;
    readonly making: string;
    readonly again: string;
    readonly code: string;
    readonly qr: string;
    readonly qrMissing: string;
    readonly save: string;
    readonly saved: (values: { readonly file: string }) => string;
    readonly expiresIn: (values: { readonly time: string }) => string;
    readonly steps: {
      readonly first: string;
      readonly second: string;
      readonly third: string;
    };
    readonly keepApart: string;
    readonly refused: {
      readonly 'own-terminal': string;
      readonly training: string;
    };
    readonly take: {
      readonly title: string;
      readonly text: string;
      readonly open: string;
      readonly scan: string;
      readonly load: string;
      readonly read: string;
      readonly code: string;
      readonly note: string;
      readonly trust: string;
    };
    readonly faults: {
      readonly mistyped: {
        readonly title: string;
        readonly text: string;
      };
      readonly 'wrong-code': {
        readonly title: string;
        readonly text: string;
      };
      readonly damaged: {
        readonly title: string;
        readonly text: string;
      };
      readonly 'newer-version': {
        readonly title: string;
        readonly text: string;
      };
      readonly expired: {
        readonly title: string;
        readonly text: string;
      };
      readonly used: {
        readonly title: string;
        readonly text: string;
      };
      readonly 'other-signer': {
        readonly title: string;
        readonly text: string;
      };
      readonly 'unknown-signer': {
        readonly title: string;
        readonly text: string;
      };
      readonly 'key-lost': {
        readonly title: string;
        readonly text: string;
      };
    };
  };
  readonly fleet: {
    readonly title: string;
    readonly text: string;
    readonly columns: (values: { readonly count: string }) => string;
    readonly where: (values: { readonly terminals: string }) => string;
    readonly example: string;
    readonly choose: string;
    readonly checking: string;
    readonly tooLarge: string;
    readonly faultsOf: (values: { readonly file: string }) => string;
    readonly faults: {
      readonly 'unknown-column': string;
      readonly 'too-many-cells': string;
      readonly 'no-rows': string;
      readonly 'too-many-rows': string;
      readonly 'place-twice': string;
      readonly 'terminal-twice': string;
      readonly 'name-twice': string;
      readonly 'name-taken': string;
      readonly 'not-found': string;
      readonly 'stated-otherwise': string;
      readonly 'unknown-merchant': string;
      readonly 'own-terminal': string;
      readonly 'not-accepted': string;
    };
    readonly creates: (values: { readonly count: string }) => string;
    readonly takes: (values: { readonly count: string }) => string;
    readonly start: string;
    readonly secret: string;
    readonly progress: (values: { readonly done: string; readonly total: string }) => string;
    readonly refused: string;
    readonly foundTwice: string;
    readonly stop: string;
    readonly resume: string;
    readonly again: string;
    readonly forget: string;
    readonly stopped: string;
    readonly done: string;
    readonly folder: (values: { readonly folder: string }) => string;
    readonly goodFor: (values: { readonly time: string }) => string;
    readonly expired: string;
  };
  readonly managed: {
    readonly title: string;
    readonly text: string;
    readonly merchant: string;
    readonly noMerchant: string;
    readonly by: string;
    readonly none: string;
    readonly save: string;
    readonly where: string;
  };
  readonly comparison: {
    readonly title: string;
    readonly text: string;
    readonly choose: string;
    readonly save: string;
    readonly none: string;
    readonly unread: (values: { readonly count: string }) => string;
    readonly same: string;
    readonly version: (values: { readonly version: string }) => string;
    readonly profile: string;
    readonly settings: string;
    readonly several: (values: { readonly count: string }) => string;
    readonly savedAt: (values: { readonly time: string }) => string;
    readonly limits: string;
  };
  readonly pageHelp: {
    readonly open: string;
    readonly title: string;
    readonly text: string;
    readonly chosen: string;
    readonly quote: string;
    readonly quoted: string;
    readonly nothing: string;
    readonly quoteLimit: string;
    readonly hash: string;
    readonly announce: string;
    readonly question: string;
    readonly questionText: string;
    readonly announced: string;
  };
  readonly merchants: {
    readonly search: string;
    readonly hint: string;
    readonly terminalOnlyText: string;
    readonly details: string;
    readonly facts: {
      readonly externalId: string;
      readonly category: string;
      readonly currency: string;
      readonly parent: string;
      readonly representing: string;
    };
    readonly needsCustomer: {
      readonly always: string;
      readonly asked: string;
    };
    readonly change: string;
    readonly byRequest: string;
    readonly toPartner: string;
    readonly create: {
      readonly merchant: string;
      readonly merchantText: string;
      readonly partner: string;
      readonly partnerText: (values: { readonly name: string }) => string;
    };
    readonly remove: {
      readonly button: string;
      readonly text: string;
      readonly stillUsed: string;
    };
    readonly fees: {
      readonly title: string;
      readonly none: string;
      readonly fee: string;
      readonly unnamed: string;
      readonly sell: string;
      readonly buy: string;
      readonly costs: {
        readonly crypto: (values: { readonly amount: string; readonly cost: string }) => string;
        readonly wallet: (values: { readonly amount: string; readonly cost: string }) => string;
        readonly anything: (values: { readonly amount: string; readonly cost: string }) => string;
      };
      readonly parts: (values: { readonly service: string; readonly partner: string }) => string;
      readonly noCost: string;
      readonly counts: {
        readonly period: string;
        readonly unknown: string;
      };
      readonly whose: string;
      readonly rounded: string;
    };
    readonly rebates: {
      readonly title: string;
      readonly on: string;
      readonly off: string;
      readonly unknown: string;
      readonly how: string;
      readonly open: string;
      readonly ask: {
        readonly on: string;
        readonly off: string;
      };
    };
    readonly requests: {
      readonly title: string;
      readonly none: string;
      readonly wish: {
        readonly on: string;
        readonly off: string;
        readonly unknown: string;
      };
      readonly justification: string;
      readonly save: string;
      readonly draftText: string;
      readonly states: {
        readonly draft: {
          readonly name: string;
          readonly text: string;
        };
        readonly submitted: {
          readonly name: string;
          readonly text: string;
        };
        readonly approved: {
          readonly name: string;
          readonly text: string;
        };
        readonly rejected: {
          readonly name: string;
          readonly text: string;
        };
        readonly cancelled: {
          readonly name: string;
          readonly text: string;
        };
        readonly unknown: {
          readonly name: string;
          readonly text: string;
        };
      };
      readonly byPartner: string;
      readonly movedOn: string;
      readonly moves: {
        readonly submit: {
          readonly button: string;
        };
        readonly approve: {
          readonly button: string;
          readonly question: string;
          readonly on: (values: { readonly name: string }) => string;
          readonly off: (values: { readonly name: string }) => string;
          readonly text: string;
        };
        readonly reject: {
          readonly button: string;
          readonly question: string;
          readonly text: string;
        };
        readonly cancel: {
          readonly button: string;
          readonly question: string;
          readonly text: string;
        };
      };
    };
    readonly keys: {
      readonly title: string;
      readonly none: string;
      readonly unnamed: string;
      readonly create: string;
      readonly text: string;
    };
    readonly webhook: {
      readonly title: string;
      readonly text: string;
      readonly events: string;
      readonly noEvent: string;
      readonly secretText: string;
      readonly replace: {
        readonly question: (values: { readonly name: string }) => string;
        readonly button: string;
        readonly text: string;
      };
      readonly removeText: string;
    };
  };
  readonly applications: {
    readonly search: string;
    readonly hint: string;
    readonly changedFrom: string;
    readonly changedTo: string;
    readonly none: string;
    readonly noneFound: string;
    readonly partnerOnly: string;
    readonly partnerOnlyText: string;
    readonly signer: string;
    readonly envelope: string;
    readonly boardedText: string;
    readonly toTerminals: string;
    readonly toMerchant: string;
    readonly lost: string;
    readonly lostText: string;
    readonly create: {
      readonly button: string;
      readonly choosePartner: string;
      readonly text: (values: { readonly partner: string }) => string;
      readonly externalIdNote: string;
      readonly floor: {
        readonly percentage: (values: { readonly rate: string }) => string;
        readonly fixed: (values: { readonly rate: string }) => string;
      };
      readonly send: string;
      readonly question: string;
      readonly askText: (values: { readonly email: string }) => string;
      readonly exists: string;
      readonly existsText: string;
      readonly lost: string;
      readonly lostText: string;
      readonly look: string;
    };
    readonly moves: {
      readonly submit: {
        readonly button: string;
        readonly question: string;
        readonly text: string;
        readonly textTo: (values: { readonly email: string }) => string;
        readonly done: string;
      };
      readonly resend: {
        readonly button: string;
        readonly question: string;
        readonly text: string;
        readonly textTo: (values: { readonly email: string }) => string;
        readonly done: string;
      };
      readonly cancel: {
        readonly button: string;
        readonly question: string;
        readonly text: string;
        readonly done: string;
      };
    };
    readonly exceptions: {
      readonly title: string;
      readonly states: {
        readonly open: string;
        readonly inProgress: string;
        readonly resolved: string;
      };
      readonly types: {
        readonly validationError: {
          readonly name: string;
          readonly text: string;
        };
        readonly integrationFailure: {
          readonly name: string;
          readonly text: string;
        };
        readonly crosswalkGap: {
          readonly name: string;
          readonly text: string;
        };
        readonly unknown: {
          readonly name: string;
          readonly text: string;
        };
      };
      readonly step: string;
      readonly kind: string;
      readonly assignedTo: string;
      readonly resolution: string;
      readonly since: string;
    };
    readonly noHistory: string;
    readonly attachments: {
      readonly title: string;
      readonly none: string;
      readonly save: (values: { readonly file: string }) => string;
    };
    readonly states: {
      readonly draft: {
        readonly name: string;
        readonly text: string;
      };
      readonly signing: {
        readonly name: string;
        readonly text: string;
      };
      readonly viewed: {
        readonly name: string;
        readonly text: string;
      };
      readonly signed: {
        readonly name: string;
        readonly text: string;
      };
      readonly reviewing: {
        readonly name: string;
        readonly text: string;
      };
      readonly reviewed: {
        readonly name: string;
        readonly text: string;
      };
      readonly changesRequested: {
        readonly name: string;
        readonly text: string;
      };
      readonly resubmitted: {
        readonly name: string;
        readonly text: string;
      };
      readonly boarding: {
        readonly name: string;
        readonly text: string;
      };
      readonly boarded: {
        readonly name: string;
        readonly text: string;
      };
      readonly withdrawn: {
        readonly name: string;
        readonly text: string;
      };
      readonly rejected: {
        readonly name: string;
        readonly text: string;
      };
      readonly unknown: {
        readonly name: string;
        readonly text: string;
      };
    };
  };
  readonly payments: {
    readonly whose: string;
    readonly narrow: string;
    readonly status: string;
    readonly tender: string;
    readonly cashier: string;
    readonly place: string;
    readonly placeHint: string;
    readonly any: string;
    readonly changedFirst: string;
    readonly byStatus: string;
    readonly sortedByService: string;
    readonly notByAmount: (values: { readonly amount: string }) => string;
    readonly found: (values: { readonly count: number }) => string;
    readonly none: string;
    readonly tryLess: (values: { readonly day: string; readonly time: string }) => string;
    readonly tryElsewhere: (values: { readonly scope: string }) => string;
    readonly unread: (values: { readonly count: number }) => string;
    readonly unreadText: string;
    readonly searchedBackTo: (values: { readonly time: string }) => string;
    readonly knownBy: {
      readonly till: string;
      readonly service: string;
      readonly damaged: string;
      readonly 'other-till': string;
      readonly 'no-payment': string;
      readonly unmatched: string;
    };
    readonly tillSays: (values: { readonly status: string }) => string;
    readonly noAccess: string;
    readonly noAccessText: string;
    readonly tillOnly: string;
    readonly tillShown: string;
    readonly ofCustomer: string;
    readonly title: string;
    readonly facts: {
      readonly reference: string;
      readonly code: string;
      readonly till: string;
      readonly requested: string;
      readonly paid: string;
      readonly extra: string;
      readonly created: string;
      readonly updated: string;
      readonly sender: string;
      readonly customer: string;
      readonly trackingId: string;
      readonly batch: string;
      readonly settlement: string;
      readonly sale: string;
    };
  };
  readonly story: {
    readonly till: string;
    readonly service: string;
    readonly clocks: string;
    readonly created: string;
    readonly expires: string;
    readonly changed: (values: { readonly status: string }) => string;
    readonly unknownHere: string;
    readonly damaged: string;
    readonly paymentLost: string;
    readonly notListed: string;
    readonly elsewhere: string;
    readonly asking: string;
    readonly noTender: string;
    readonly inWallet: string;
    readonly fromWallet: string;
    readonly period: string;
    readonly payout: {
      readonly title: string;
      readonly none: string;
      readonly notYet: string;
      readonly open: string;
      readonly closed: string;
      readonly settled: string;
      readonly hold: string;
      readonly other: (values: { readonly status: string }) => string;
      readonly reclaim: string;
    };
    readonly giveBack: string;
    readonly now: {
      readonly raised: string;
      readonly waiting: string;
      readonly seen: string;
      readonly completed: string;
      readonly overpaid: string;
      readonly reclaim: string;
      readonly expired: string;
      readonly cancelled: string;
      readonly unrecognised: string;
      readonly stale: string;
      readonly creating: string;
      readonly notCreated: string;
      readonly paidLate: string;
      readonly paidNoMore: string;
      readonly notListed: string;
      readonly takenBack: string;
      readonly unknownHere: string;
      readonly recordDamaged: (values: { readonly office: string; readonly page: string }) => string;
      readonly paymentLost: string;
      readonly otherTill: string;
      readonly limitOver: string;
      readonly returned: string;
      readonly underWay: string;
    };
  };
  readonly reclaims: {
    readonly show: string;
    readonly open: (values: { readonly count: number }) => string;
    readonly ended: (values: { readonly count: number }) => string;
    readonly sort: string;
    readonly sorts: {
      readonly left: string;
      readonly newest: string;
      readonly amount: string;
    };
    readonly looking: string;
    readonly noneOpen: string;
    readonly noneEnded: string;
    readonly noneFound: string;
    readonly late: string;
    readonly unknownAmount: string;
    readonly daysLeft: (values: { readonly days: number }) => string;
    readonly states: {
      readonly 'under-way': string;
      readonly 'limit-over': string;
      readonly 'to-settle': string;
      readonly returned: string;
      readonly settled: string;
    };
    readonly earliest: string;
    readonly by: string;
  };
  readonly day: {
    readonly starting: string;
    readonly reading: (values: { readonly payments: string }) => string;
    readonly readingOf: (values: { readonly payments: string; readonly of: string }) => string;
    readonly readingPayouts: (values: { readonly read: string; readonly of: string }) => string;
    readonly stop: string;
    readonly stopped: string;
    readonly title: string;
    readonly payoutExplained: string;
    readonly payoutExplainedText: string;
    readonly till: string;
    readonly service: string;
    readonly settled: string;
    readonly settledOrBegun: string;
    readonly unexplained: string;
    readonly isUnexplained: (values: { readonly amount: string }) => string;
    readonly isUnexplainedText: string;
    readonly allExplained: string;
    readonly allOfCompared: string;
    readonly noDifferences: string;
    readonly noneOfCompared: string;
    readonly computersZone: (values: { readonly zone: string }) => string;
    readonly copyZone: (values: { readonly zone: string }) => string;
    readonly firstListed: (values: { readonly count: number }) => string;
    readonly copyKept: (values: { readonly file: string }) => string;
    readonly noCopy: string;
    readonly earlier: {
      readonly title: string;
      readonly same: string;
    };
    readonly copy: {
      readonly title: string;
      readonly text: (values: { readonly time: string }) => string;
      readonly open: string;
      readonly unreadable: (values: { readonly file: string }) => string;
    };
    readonly kinds: {
      readonly 'missing-at-service': {
        readonly name: string;
        readonly text: string;
      };
      readonly 'status-differs': {
        readonly name: string;
        readonly text: string;
      };
      readonly 'amount-differs': {
        readonly name: string;
        readonly text: string;
      };
      readonly 'paid-after-end': {
        readonly name: string;
        readonly text: string;
      };
      readonly 'paid-twice': {
        readonly name: string;
        readonly text: string;
      };
      readonly 'record-damaged': {
        readonly name: string;
        readonly text: string;
      };
      readonly 'unknown-to-till': {
        readonly name: string;
        readonly text: string;
      };
      readonly unsettled: {
        readonly name: string;
        readonly text: string;
      };
      readonly 'on-hold': {
        readonly name: string;
        readonly text: string;
      };
      readonly 'not-paid-out': {
        readonly name: string;
        readonly text: string;
      };
      readonly 'left-out': {
        readonly name: string;
        readonly text: string;
      };
      readonly 'batch-differs': {
        readonly name: string;
        readonly text: string;
      };
      readonly fee: {
        readonly name: string;
        readonly text: string;
      };
      readonly adjustment: {
        readonly name: string;
        readonly text: string;
      };
      readonly 'deposit-missing': {
        readonly name: string;
        readonly text: string;
      };
      readonly 'deposit-failed': {
        readonly name: string;
        readonly text: string;
      };
      readonly 'deposit-differs': {
        readonly name: string;
        readonly text: string;
      };
      readonly refunded: {
        readonly name: string;
        readonly text: string;
      };
      readonly 'paid-at-two-tills': {
        readonly name: string;
        readonly text: string;
      };
      readonly 'made-elsewhere': {
        readonly name: string;
        readonly text: string;
      };
    };
    readonly atTill: (values: { readonly status: string }) => string;
    readonly atService: (values: { readonly status: string }) => string;
    readonly payout: (values: { readonly id: string }) => string;
    readonly payouts: {
      readonly own: string;
      readonly others: string;
      readonly ownDays: string;
      readonly otherDays: string;
      readonly deposit: string;
      readonly depositBy: (values: { readonly method: string }) => string;
      readonly expected: string;
      readonly held: (values: { readonly reason: string }) => string;
      readonly waiting: string;
      readonly begun: string;
      readonly left: string;
      readonly failed: string;
      readonly unread: string;
    };
    readonly unchecked: {
      readonly title: string;
      readonly tooMany: string;
      readonly elsewhere: string;
      readonly payments: (values: { readonly count: number }) => string;
      readonly payouts: (values: { readonly count: number }) => string;
      readonly others: (values: { readonly count: number }) => string;
      readonly amounts: (values: { readonly count: number }) => string;
      readonly otherCurrency: (values: { readonly currency: string }) => string;
      readonly unknownCurrency: string;
      readonly otherCurrencies: (values: { readonly count: number }) => string;
      readonly batches: (values: { readonly count: number }) => string;
      readonly deposits: (values: { readonly count: number }) => string;
    };
    readonly tillAlone: string;
  };
  readonly exports: {
    readonly forms: {
      readonly sales: {
        readonly name: string;
        readonly text: string;
        readonly save: string;
      };
      readonly xero: {
        readonly name: string;
        readonly text: string;
        readonly save: string;
      };
      readonly quickbooks: {
        readonly name: string;
        readonly text: string;
        readonly save: string;
      };
    };
    readonly report: {
      readonly name: string;
      readonly text: string;
      readonly save: string;
    };
    readonly payouts: {
      readonly name: string;
      readonly text: string;
      readonly save: string;
      readonly oneMerchant: string;
      readonly statement: {
        readonly xero: string;
        readonly quickbooks: string;
        readonly datev: string;
      };
    };
    readonly datev: {
      readonly name: string;
      readonly text: string;
      readonly save: string;
      readonly labels: {
        readonly consultant: string;
        readonly client: string;
        readonly yearStart: string;
        readonly accountLength: string;
        readonly service: string;
        readonly untaxed: string;
        readonly tips: string;
        readonly fees: string;
        readonly bank: string;
      };
      readonly rate: (values: { readonly percent: string }) => string;
      readonly faults: {
        readonly consultant: string;
        readonly client: string;
        readonly yearStart: string;
        readonly accountLength: string;
        readonly account: (values: { readonly digits: string }) => string;
      };
      readonly refused: {
        readonly rates: (values: { readonly percents: string }) => string;
        readonly 'two-years': string;
        readonly 'too-many': string;
      };
    };
    readonly saving: (values: { readonly name: string }) => string;
    readonly progress: {
      readonly reading: (values: { readonly done: string; readonly of: string }) => string;
      readonly writing: (values: { readonly done: string; readonly of: string }) => string;
      readonly asking: (values: { readonly done: string; readonly of: string }) => string;
    };
    readonly stop: string;
    readonly stopping: string;
    readonly stopped: string;
    readonly goOn: (values: { readonly day: string }) => string;
    readonly keptUntil: (values: { readonly day: string }) => string;
    readonly halfFile: (values: { readonly file: string; readonly reason: string }) => string;
    readonly interrupted: (values: { readonly file: string }) => string;
    readonly unfinished: string;
    readonly savedParts: (values: {
      readonly count: number;
      readonly first: string;
      readonly last: string;
    }) => string;
    readonly timedOut: string;
  };
  readonly health: {
    readonly summary: (values: { readonly count: number }) => string;
    readonly looking: string;
    readonly lookAgain: string;
    readonly states: {
      readonly fine: string;
      readonly attention: string;
      readonly broken: string;
    };
    readonly names: {
      readonly credential: string;
      readonly service: string;
      readonly quota: string;
      readonly 'back-office': string;
      readonly clock: string;
      readonly webhooks: string;
      readonly managed: string;
      readonly ledger: string;
      readonly disk: string;
      readonly printer: string;
      readonly display: string;
      readonly restarts: string;
      readonly errors: string;
      readonly version: string;
      readonly lockdown: string;
      readonly pictures: string;
    };
    readonly results: {
      readonly credential: {
        readonly 'signed-in': string;
        readonly waiting: string;
        readonly refused: string;
      };
      readonly service: {
        readonly online: string;
        readonly unknown: string;
        readonly reconnecting: string;
        readonly offline: string;
      };
      readonly quota: {
        readonly enough: (values: { readonly reads: string; readonly writes: string }) => string;
        readonly waiting: string;
      };
      readonly 'back-office': {
        readonly 'secret-missing': string;
        readonly 'not-asked': string;
        readonly answers: string;
        readonly waiting: string;
        readonly refused: string;
        readonly offline: string;
      };
      readonly clock: {
        readonly right: string;
        readonly wrong: (values: { readonly difference: string }) => string;
        readonly unknown: string;
      };
      readonly webhooks: {
        readonly 'none-yet': (values: { readonly address: string }) => string;
        readonly arriving: (values: { readonly time: string; readonly refused: string }) => string;
        readonly refused: (values: { readonly refused: string }) => string;
        readonly 'not-received': (values: { readonly address: string }) => string;
      };
      readonly managed: {
        readonly used: (values: { readonly by: string }) => string;
        readonly 'not-a-file': string;
        readonly 'too-large': string;
        readonly writable: string;
        readonly unreadable: string;
        readonly damaged: string;
        readonly 'unknown-setting': string;
        readonly 'unknown-signer': string;
        readonly 'other-merchant': (values: {
          readonly merchant: string;
          readonly service: string;
        }) => string;
        readonly expired: string;
        readonly goesOn: (values: { readonly by: string }) => string;
        readonly own: string;
      };
      readonly ledger: {
        readonly whole: (values: { readonly time: string }) => string;
        readonly lost: (values: { readonly time: string; readonly rows: string }) => string;
        readonly lostUnverified: (values: { readonly rows: string }) => string;
        readonly 'never-verified': string;
        readonly damaged: string;
        readonly full: string;
        readonly 'not-backed-up': string;
      };
      readonly disk: {
        readonly enough: (values: { readonly free: string }) => string;
        readonly low: (values: { readonly free: string }) => string;
        readonly full: (values: { readonly free: string }) => string;
        readonly slow: (values: { readonly seconds: string }) => string;
        readonly unknown: string;
      };
      readonly printer: {
        readonly none: string;
        readonly ready: string;
        readonly failed: string;
      };
      readonly display: {
        readonly none: string;
        readonly shown: string;
        readonly unplugged: string;
        readonly closed: string;
      };
      readonly restarts: {
        readonly none: string;
        readonly some: string;
        readonly often: string;
      };
      readonly errors: {
        readonly none: string;
        readonly some: string;
        readonly 'log-closed': string;
      };
      readonly version: {
        readonly known: (values: { readonly version: string; readonly electron: string }) => string;
        readonly ready: (values: { readonly version: string; readonly newer: string }) => string;
        readonly 'not-installed': (values: { readonly version: string; readonly newer: string }) => string;
      };
      readonly lockdown: {
        readonly locked: string;
        readonly open: string;
        readonly unknown: string;
      };
      readonly pictures: {
        readonly shown: (values: { readonly count: string }) => string;
        readonly 'not-shown': (values: { readonly count: string; readonly folder: string }) => string;
        readonly empty: (values: { readonly folder: string }) => string;
        readonly 'no-folder': (values: { readonly folder: string }) => string;
      };
    };
    readonly officeLeft: (values: { readonly reads: string; readonly writes: string }) => string;
    readonly lastGood: string;
    readonly calls: {
      readonly 'sign-in': string;
      readonly creation: string;
      readonly status: string;
      readonly terminal: string;
      readonly history: string;
    };
    readonly officeCalls: {
      readonly payments: string;
      readonly history: string;
      readonly settlements: string;
      readonly hierarchy: string;
      readonly onboarding: string;
    };
    readonly lately: string;
    readonly parts: {
      readonly 'till-screen': string;
      readonly 'kiosk-screen': string;
      readonly graphics: string;
      readonly till: string;
    };
    readonly whys: {
      readonly ended: string;
      readonly hung: string;
      readonly blank: string;
      readonly taken: string;
    };
    readonly restarted: (values: {
      readonly why: string;
      readonly count: number;
      readonly time: string;
    }) => string;
    readonly lockdown: {
      readonly asked: string;
      readonly items: {
        readonly session: string;
        readonly terminals: string;
        readonly 'kernel-keys': string;
        readonly sleep: string;
        readonly restart: string;
        readonly user: string;
        readonly application: string;
        readonly profile: string;
      };
      readonly locked: string;
      readonly unknown: string;
      readonly open: {
        readonly session: string;
        readonly terminals: string;
        readonly 'kernel-keys': string;
        readonly sleep: string;
        readonly restart: string;
        readonly user: string;
        readonly application: string;
        readonly profile: string;
      };
    };
    readonly support: string;
    readonly supportText: string;
    readonly saveBundle: string;
  };
  readonly thisTill: {
    readonly record: string;
    readonly loading: string;
    readonly unread: string;
    readonly lookAgain: string;
    readonly facts: {
      readonly verified: string;
      readonly rows: string;
      readonly lost: string;
      readonly first: string;
      readonly last: string;
      readonly size: string;
      readonly identity: string;
    };
    readonly never: string;
    readonly verifiedWhole: (values: { readonly time: string }) => string;
    readonly verifiedDamaged: (values: { readonly time: string }) => string;
    readonly rows: (values: { readonly sales: string; readonly journal: string }) => string;
    readonly lostSince: (values: { readonly rows: string }) => string;
    readonly verify: string;
    readonly verifyText: string;
    readonly stop: string;
    readonly underWay: {
      readonly verify: string;
      readonly 'back-up': string;
      readonly 'save-backup': string;
      readonly export: string;
      readonly compare: string;
    };
    readonly notAllShown: string;
    readonly whole: string;
    readonly wholeText: (values: { readonly rows: string }) => string;
    readonly counted: (values: { readonly sales: string; readonly journal: string }) => string;
    readonly lost: {
      readonly title: (values: { readonly rows: string }) => string;
      readonly here: (values: { readonly rows: string }) => string;
      readonly between: (values: { readonly since: string; readonly until: string }) => string;
      readonly before: (values: { readonly until: string }) => string;
      readonly text: (values: {
        readonly office: string;
        readonly day: string;
        readonly kind: string;
        readonly damaged: string;
      }) => string;
      readonly copies: string;
    };
    readonly unreadable: (values: { readonly count: number }) => string;
    readonly damaged: (values: { readonly count: number }) => string;
    readonly damagedText: string;
    readonly backups: string;
    readonly backupsText: string;
    readonly noBackups: string;
    readonly backUpNow: string;
    readonly saveBackup: string;
    readonly backedUp: string;
    readonly export: string;
    readonly exportText: string;
    readonly exportNow: string;
    readonly exported: string;
    readonly exportedRows: (values: { readonly rows: string }) => string;
    readonly stopped: string;
    readonly timedOut: string;
    readonly failed: {
      readonly verify: string;
      readonly 'back-up': string;
      readonly 'save-backup': string;
      readonly export: string;
      readonly compare: string;
    };
    readonly goesOn: string;
    readonly restore: {
      readonly title: string;
      readonly text: string;
      readonly close: string;
      readonly open: string;
      readonly move: string;
      readonly copy: string;
      readonly start: string;
      readonly oneOf: (values: { readonly time: string }) => string;
      readonly ask: string;
      readonly askText: (values: { readonly time: string }) => string;
      readonly now: string;
      readonly keep: string;
      readonly proving: string;
      readonly failed: string;
      readonly failedText: string;
    };
    readonly compare: {
      readonly title: string;
      readonly text: string;
      readonly choose: string;
      readonly kinds: {
        readonly same: string;
        readonly earlier: string;
        readonly later: string;
        readonly parted: string;
        readonly unrelated: string;
        readonly 'not-linked': string;
      };
      readonly until: (values: { readonly place: string; readonly time: string }) => string;
      readonly onlyHere: (values: { readonly rows: string }) => string;
      readonly onlyThere: (values: { readonly rows: string }) => string;
      readonly parted: {
        readonly why: string;
        readonly here: string;
        readonly there: string;
        readonly sales: (values: {
          readonly sales: string;
          readonly rows: string;
          readonly number: string;
          readonly time: string;
        }) => string;
        readonly noSale: (values: { readonly rows: string }) => string;
        readonly toDo: (values: {
          readonly office: string;
          readonly day: string;
          readonly kind: string;
        }) => string;
        readonly loses: (values: { readonly sales: string }) => string;
      };
      readonly damaged: string;
      readonly damagedText: string;
      readonly otherTerminal: string;
      readonly unknownTerminal: string;
      readonly restore: string;
      readonly ask: string;
      readonly askText: (values: { readonly time: string }) => string;
    };
  };
  readonly journal: {
    readonly person: string;
    readonly everybody: string;
    readonly kind: string;
    readonly everything: string;
    readonly kinds: {
      readonly drawer: string;
      readonly sales: string;
      readonly shifts: string;
      readonly people: string;
      readonly settings: string;
      readonly service: string;
      readonly exports: string;
      readonly record: string;
    };
    readonly loading: string;
    readonly none: string;
    readonly noneOfThese: string;
    readonly nobody: string;
    readonly when: string;
    readonly record: string;
    readonly details: string;
    readonly unconfirmed: string;
    readonly undo: string;
    readonly price: (values: { readonly before: string; readonly after: string }) => string;
    readonly facts: {
      readonly 'drawer-opened': string;
      readonly 'drawer-opened-for-sale': string;
      readonly 'printed-again': (values: { readonly document: string }) => string;
      readonly approved: string;
      readonly 'shift-opened': (values: { readonly shift: number }) => string;
      readonly 'shift-closed': (values: { readonly shift: number }) => string;
      readonly 'report-printed': (values: { readonly shift: number }) => string;
      readonly 'report-printed-again': (values: { readonly shift: number }) => string;
      readonly 'person-added': (values: { readonly who: string; readonly role: string }) => string;
      readonly 'role-changed': (values: { readonly who: string; readonly role: string }) => string;
      readonly renamed: (values: { readonly who: string }) => string;
      readonly 'person-removed': (values: { readonly who: string }) => string;
      readonly 'pin-changed': (values: { readonly who: string }) => string;
      readonly 'signed-in': string;
      readonly 'signed-out': string;
      readonly 'signed-out-idle': string;
      readonly 'signed-out-removed': string;
      readonly 'wrong-pin': (values: { readonly who: string; readonly failures: number }) => string;
      readonly 'pin-paused': (values: { readonly who: string; readonly failures: number }) => string;
      readonly 'wrong-secret': (values: { readonly failures: number }) => string;
      readonly 'closed-while-paused': string;
      readonly 'wrong-pins-forgotten': string;
      readonly 'rules-changed': string;
      readonly 'cashiers-lost': string;
      readonly 'owners-lost': string;
      readonly 'kiosk-unlocked': string;
      readonly 'kiosk-paused': string;
      readonly 'kiosk-resumed': string;
      readonly 'kiosk-noted': string;
      readonly 'kiosk-till-opened': string;
      readonly 'kiosk-restarted': string;
      readonly 'kiosk-closed': string;
      readonly 'terminal-left': (values: { readonly open: number }) => string;
      readonly 'setting-changed': (values: { readonly what: string }) => string;
      readonly 'article-added': (values: { readonly article: string }) => string;
      readonly 'article-changed': (values: { readonly article: string }) => string;
      readonly 'article-removed': (values: { readonly article: string }) => string;
      readonly 'catalogue-replaced': (values: {
        readonly added: number;
        readonly changed: number;
        readonly removed: number;
      }) => string;
      readonly 'file-saved': (values: { readonly what: string }) => string;
      readonly 'record-exported': string;
      readonly 'backup-made': string;
      readonly 'backup-saved': string;
      readonly 'record-verified': (values: { readonly faults: number }) => string;
      readonly 'record-begun': string;
      readonly 'record-repaired': string;
      readonly 'version-used': (values: { readonly version: string }) => string;
      readonly 'service-used': (values: { readonly origin: string }) => string;
      readonly 'scales-assumed': string;
      readonly 'scales-noticed': string;
      readonly unreadable: string;
    };
    readonly files: {
      readonly bundle: string;
      readonly 'hand-over': string;
      readonly attachment: string;
      readonly 'till-state': string;
    };
    readonly changes: {
      readonly 'terminal-created': string;
      readonly 'terminal-updated': string;
      readonly 'terminal-cloned': string;
      readonly 'terminal-deleted': string;
      readonly 'terminal-key-revealed': string;
      readonly 'terminal-key-reset': string;
      readonly 'terminal-handed-over': string;
      readonly 'terminal-webhook-set': string;
      readonly 'terminal-webhook-removed': string;
      readonly 'location-created': string;
      readonly 'location-updated': string;
      readonly 'location-deleted': string;
      readonly 'location-enabled': string;
      readonly 'location-disabled': string;
      readonly 'merchant-created': string;
      readonly 'merchant-updated': string;
      readonly 'merchant-deleted': string;
      readonly 'partner-created': string;
      readonly 'partner-key-created': string;
      readonly 'partner-webhook-set': string;
      readonly 'partner-webhook-removed': string;
      readonly 'update-request-created': string;
      readonly 'update-request-submitted': string;
      readonly 'update-request-approved': string;
      readonly 'update-request-rejected': string;
      readonly 'update-request-cancelled': string;
      readonly 'application-created': string;
      readonly 'application-submitted': string;
      readonly 'application-resent': string;
      readonly 'application-cancelled': string;
      readonly 'application-document-added': string;
      readonly 'application-document-removed': string;
      readonly 'payment-quoted': string;
      readonly 'payment-announced': string;
    };
  };
  readonly updates: {
    readonly title: (values: { readonly version: string }) => string;
    readonly text: string;
    readonly look: string;
    readonly looking: string;
    readonly results: {
      readonly 'no-address': string;
      readonly newest: string;
      readonly unreachable: string;
      readonly 'not-signed': string;
      readonly unreadable: string;
    };
    readonly othersFirst: (values: { readonly newer: string }) => string;
    readonly fits: {
      readonly title: (values: { readonly newer: string }) => string;
      readonly text: (values: { readonly figures: string }) => string;
    };
    readonly differs: {
      readonly title: (values: { readonly newer: string }) => string;
      readonly text: (values: { readonly differences: string }) => string;
    };
    readonly notTried: {
      readonly title: (values: { readonly newer: string }) => string;
      readonly text: string;
    };
    readonly installing: {
      readonly title: (values: { readonly newer: string }) => string;
      readonly text: string;
    };
    readonly loading: (values: { readonly newer: string; readonly percent: string }) => string;
    readonly notLoaded: {
      readonly title: (values: { readonly newer: string }) => string;
      readonly unreachable: string;
      readonly 'other-bytes': string;
      readonly disk: string;
    };
    readonly ready: {
      readonly title: (values: { readonly newer: string }) => string;
      readonly text: string;
      readonly byHand: string;
    };
    readonly installNow: string;
    readonly ended: {
      readonly installed: (values: {
        readonly newer: string;
        readonly time: string;
        readonly from: string;
      }) => string;
      readonly title: (values: { readonly newer: string; readonly time: string }) => string;
      readonly refused: (values: { readonly differences: string }) => string;
      readonly returned: (values: { readonly why: string }) => string;
      readonly again: string;
    };
  };
  readonly expectations: {
    readonly 'readable-file': string;
    readonly 'json-file': string;
    readonly 'profile-object': string;
    readonly version: string;
    readonly environment: string;
    readonly 'secure-address': string;
    readonly 'auth-scheme': string;
    readonly 'auth-form': string;
    readonly realm: string;
    readonly brand: string;
    readonly 'identity-domain': string;
    readonly 'merchant-id': string;
    readonly 'terminal-id': string;
    readonly 'back-office-object': string;
    readonly 'updates-object': string;
    readonly 'publisher-key': string;
    readonly 'partner-id': string;
    readonly username: string;
    readonly 'terminal-kind': string;
    readonly 'store-object': string;
    readonly 'store-name': string;
    readonly currency: string;
    readonly 'payable-currency': string;
    readonly locale: string;
    readonly 'time-zone': string;
    readonly 'webhook-addresses': string;
    readonly 'webhooks-object': string;
    readonly 'webhook-port': string;
    readonly 'webhook-host': string;
    readonly 'webhook-partner': string;
    readonly 'certificate-authorities': string;
    readonly 'pinned-keys-list': string;
    readonly 'pinned-keys-object': string;
    readonly 'pinned-host': string;
    readonly 'pinned-keys': string;
    readonly 'key-sum': string;
    readonly 'proxy-object': string;
    readonly 'proxy-address': string;
    readonly amount: string;
    readonly 'above-zero': string;
    readonly 'amount-of-currency': string;
    readonly 'reference-pattern': string;
    readonly 'short-reference-pattern': (values: { readonly max: number }) => string;
    readonly 'customer-details-object': string;
    readonly 'customer-details-ask': string;
    readonly days: string;
    readonly 'rebate-object': string;
    readonly percentage: string;
    readonly 'whole-percentage': string;
    readonly 'at-most-rebate-percent': string;
    readonly 'tax-object': string;
    readonly 'tax-mode': string;
    readonly 'tax-rates': string;
    readonly 'tax-rate-object': string;
    readonly 'short-text': string;
    readonly 'tax-percentage': string;
    readonly 'unused-tax-rate-id': string;
    readonly 'listed-tax-rate': string;
    readonly 'receipt-object': string;
    readonly 'receipt-line': string;
    readonly 'receipt-address': string;
    readonly 'receipt-logo': string;
    readonly 'receipt-footer': string;
    readonly 'kiosk-object': string;
    readonly 'kiosk-mode': string;
    readonly 'kiosk-amount': string;
    readonly 'kiosk-seconds': string;
    readonly 'kiosk-display': string;
    readonly 'kiosk-folder': string;
    readonly 'kiosk-languages': string;
    readonly 'kiosk-keyboard': string;
    readonly 'unused-name': string;
    readonly pin: (values: { readonly min: number; readonly max: number }) => string;
    readonly 'unmasked-key': string;
  };
  readonly simulate: {
    readonly title: string;
    readonly phone: string;
    readonly outcomes: {
      readonly completed: string;
      readonly underpaid: string;
      readonly overpaid: string;
      readonly expired: string;
      readonly invalid: string;
      readonly cancelled: string;
    };
  };
  readonly enterTraining: {
    readonly title: string;
    readonly away: (values: { readonly store: string }) => string;
    readonly open: (values: { readonly count: number }) => string;
    readonly left: string;
    readonly stay: string;
    readonly enter: string;
  };
  readonly field: {
    readonly show: string;
    readonly hide: string;
    readonly calendar: (values: { readonly label: string }) => string;
    readonly notADay: (values: { readonly example: string }) => string;
  };
  readonly signInFaults: {
    readonly login: string;
    readonly client: string;
    readonly 'api-key': string;
    readonly address: string;
    readonly certificate: string;
    readonly key: string;
    readonly host: string;
    readonly proxy: string;
  };
  readonly newApplication: {
    readonly title: string;
    readonly unfinished: string;
    readonly full: string;
    readonly unreadable: (values: { readonly count: number }) => string;
    readonly inMemory: string;
    readonly stages: {
      readonly typing: string;
      readonly unconfirmed: string;
      readonly 'at-service': string;
    };
    readonly stepsTitle: string;
    readonly steps: {
      readonly business: string;
      readonly addresses: string;
      readonly people: string;
      readonly bank: string;
      readonly fees: string;
      readonly locations: string;
      readonly review: string;
    };
    readonly open: (values: { readonly count: number }) => string;
    readonly next: string;
    readonly previous: string;
    readonly entries: {
      readonly addresses: {
        readonly one: (values: { readonly number: number }) => string;
        readonly add: string;
        readonly remove: (values: { readonly number: number }) => string;
      };
      readonly stakeholders: {
        readonly one: (values: { readonly number: number }) => string;
        readonly add: string;
        readonly remove: (values: { readonly number: number }) => string;
      };
    };
    readonly fees: {
      readonly partnerFirst: string;
      readonly none: string;
      readonly text: string;
      readonly least: (values: { readonly rate: string }) => string;
    };
    readonly review: {
      readonly ready: string;
      readonly open: string;
      readonly change: (values: { readonly step: string }) => string;
      readonly changeShort: string;
      readonly text: string;
      readonly create: string;
    };
    readonly lost: {
      readonly title: string;
      readonly text: string;
      readonly look: string;
      readonly none: string;
      readonly several: (values: { readonly count: number }) => string;
      readonly again: string;
    };
    readonly atService: {
      readonly title: string;
      readonly text: string;
      readonly submit: string;
      readonly question: string;
      readonly asked: (values: { readonly email: string }) => string;
    };
    readonly discard: {
      readonly button: string;
      readonly question: string;
      readonly text: string;
    };
    readonly submitted: (values: { readonly id: string }) => string;
    readonly documents: {
      readonly title: string;
      readonly limits: string;
      readonly choose: string;
      readonly none: string;
      readonly closed: string;
      readonly notSent: string;
      readonly notSentText: string;
      readonly states: {
        readonly sending: string;
        readonly failed: string;
        readonly sent: string;
      };
      readonly again: (values: { readonly file: string }) => string;
      readonly remove: (values: { readonly file: string }) => string;
      readonly progress: (values: { readonly file: string }) => string;
      readonly refused: {
        readonly type: (values: { readonly file: string }) => string;
        readonly size: (values: { readonly file: string }) => string;
        readonly empty: (values: { readonly file: string }) => string;
        readonly count: (values: { readonly file: string }) => string;
      };
    };
    readonly unsent: {
      readonly title: string;
      readonly count: (values: { readonly count: number }) => string;
    };
    readonly labels: {
      readonly merchantName: string;
      readonly registeredName: string;
      readonly dbaName: string;
      readonly legalEntityType: string;
      readonly otherLegalEntity: string;
      readonly federalTaxIdType: string;
      readonly federalTaxId: string;
      readonly registrationDate: string;
      readonly proofOfBusinessType: string;
      readonly naicsCode: string;
      readonly additionalMerchantCategoryCode: string;
      readonly businessDescription: string;
      readonly commissionMerchantId: string;
      readonly representsPartnerId: string;
      readonly isSettlementOnly: string;
      readonly isCommissionMerchant: string;
      readonly kind: string;
      readonly proofOfAddressType: string;
      readonly isApplicationSigner: string;
      readonly ownershipType: string;
      readonly ownershipPercentage: string;
      readonly dateOfBirth: string;
      readonly taxIdNumber: string;
      readonly idType: string;
      readonly idNumber: string;
      readonly bankName: string;
      readonly accountHolderName: string;
      readonly accountType: string;
      readonly routingNumber: string;
      readonly accountNumber: string;
      readonly bankDepositMethod: string;
      readonly proofOfBankAccountType: string;
      readonly averageTicketSize: string;
      readonly maxTicketSize: string;
      readonly highestMonthlyVolume: string;
      readonly grossAnnualRevenue: string;
      readonly isSeasonal: string;
      readonly operationalMonths: string;
    };
    readonly choices: {
      readonly businessLicense: string;
      readonly articlesOfIncorporation: string;
      readonly soleProprietorship: string;
      readonly corporationSType: string;
      readonly corporationCType: string;
      readonly partnership: string;
      readonly nonProfit: string;
      readonly government: string;
      readonly trust: string;
      readonly cooperative: string;
      readonly other: string;
      readonly isLegalAddress: string;
      readonly isOperatingAddress: string;
      readonly isVirtualAddress: string;
      readonly utilityBill: string;
      readonly bankStatement: string;
      readonly direct: string;
      readonly indirect: string;
      readonly nonOwner: string;
      readonly driverLicense: string;
      readonly passport: string;
      readonly nationalId: string;
      readonly checking: string;
      readonly savings: string;
      readonly wire: string;
      readonly colorizedVoidCheck: string;
      readonly bankLetter: string;
    };
    readonly problems: {
      readonly 'not-nine-digits': string;
      readonly 'not-an-amount': string;
      readonly 'not-a-percent': string;
      readonly 'below-floor': string;
      readonly 'no-signer': string;
      readonly 'two-signers': string;
      readonly 'over-100-percent': string;
    };
  };
  readonly newerRecord: {
    readonly title: (values: { readonly version: string }) => string;
    readonly titleUnnamed: string;
    readonly text: string;
    readonly sales: string;
    readonly notRead: string;
  };
}

/** Loaded with the page of practice. */
export interface PracticeMessages {
  readonly practice: {
    readonly progress: (values: { readonly number: number; readonly count: number }) => string;
    readonly question: string;
    readonly correct: string;
    readonly incorrect: string;
    readonly next: string;
    readonly finish: string;
    readonly score: (values: { readonly right: number; readonly count: number }) => string;
    readonly all: string;
    readonly some: string;
    readonly again: string;
    readonly situations: {
      readonly paid: {
        readonly text: string;
        readonly right: string;
        readonly wrong1: string;
        readonly why: string;
      };
      readonly overpaid: {
        readonly text: string;
        readonly right: string;
        readonly wrong1: string;
        readonly wrong2: string;
        readonly why: string;
      };
      readonly underpaid: {
        readonly text: string;
        readonly right: string;
        readonly wrong1: string;
        readonly wrong2: string;
        readonly why: string;
      };
      readonly 'claims-paid': {
        readonly text: string;
        readonly right: string;
        readonly wrong1: string;
        readonly wrong2: string;
        readonly why: string;
      };
      readonly seen: {
        readonly text: string;
        readonly right: string;
        readonly wrong1: string;
        readonly wrong2: string;
        readonly why: string;
      };
      readonly offline: {
        readonly text: string;
        readonly right: string;
        readonly wrong1: string;
        readonly wrong2: string;
        readonly why: string;
      };
      readonly 'paid-before': {
        readonly text: string;
        readonly right: string;
        readonly wrong1: string;
        readonly why: string;
      };
      readonly barcode: {
        readonly text: string;
        readonly right: string;
        readonly wrong1: string;
        readonly wrong2: string;
        readonly why: string;
      };
      readonly 'wrong-amount': {
        readonly text: string;
        readonly right: string;
        readonly wrong1: string;
        readonly wrong2: string;
        readonly why: string;
      };
      readonly 'no-code': {
        readonly text: string;
        readonly right: string;
        readonly wrong1: string;
        readonly wrong2: string;
        readonly why: string;
      };
    };
  };
}

/** Used by main alone, for what it prints. */
export interface DocumentMessages {
  readonly documents: {
    readonly explanation: {
      readonly completed: string;
      readonly overpaid: string;
      readonly underpaid: string;
      readonly expired: string;
      readonly cancelled: string;
      readonly invalid: string;
      readonly 'amount-differs': string;
      readonly open: string;
      readonly none: string;
    };
    readonly receipt: string;
    readonly record: string;
    readonly notAReceipt: string;
    readonly copy: string;
    readonly training: string;
    readonly testMoney: string;
    readonly terminal: string;
    readonly sale: string;
    readonly date: string;
    readonly reference: string;
    readonly quantity: (values: { readonly count: string; readonly each: string }) => string;
    readonly goods: string;
    readonly discount: string;
    readonly tax: string;
    readonly netGross: (values: { readonly net: string; readonly gross: string }) => string;
    readonly tip: string;
    readonly total: string;
    readonly status: string;
    readonly notDecided: string;
    readonly neverAsked: string;
    readonly requested: string;
    readonly received: string;
    readonly tender: string;
    readonly paymentCode: string;
  };
  readonly reclaimSlip: {
    readonly title: string;
    readonly how: string;
    readonly steps: {
      readonly scan: string;
      readonly leave: string;
      readonly follow: string;
    };
    readonly lastDay: string;
    readonly window: (values: { readonly days: number }) => string;
    readonly updated: string;
    readonly atLatest: string;
    readonly over: string;
    readonly noPage: string;
  };
  readonly staffGuide: {
    readonly title: string;
    readonly intro: string;
  };
  readonly testPrint: {
    readonly name: string;
    readonly title: string;
    readonly text: string;
    readonly letters: string;
    readonly sample: string;
    readonly row: string;
    readonly value: string;
    readonly code: string;
  };
}

/** Of every screen. */
export type Messages = FirstMessages & ScreenMessages;

export type AllMessages = Messages & PracticeMessages & DocumentMessages;
