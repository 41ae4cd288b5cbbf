// Written by scripts/class-names.mjs: the class names that each style sheet has.

declare module '*/base.css';
declare module '*/customer-app.css';
declare module '*/document-page.css';
declare module '*/forced-colours.css';
declare module '*/kiosk-app.css';
declare module '*/scales.css';
declare module '*/tokens.css';

declare module '*/alerts.module.css' {
  export const alerts: string;
}

declare module '*/amount-box.module.css' {
  export const amountBox: string;
  export const amountFault: string;
}

declare module '*/amount-due.module.css' {
  export const amountDue: string;
  export const amountDueNote: string;
}

declare module '*/amounts.module.css' {
  export const amounts: string;
  export const amountsActions: string;
  export const amountsCard: string;
  export const amountsColumn: string;
  export const amountsFault: string;
  export const amountsStrong: string;
  export const catalogueCard: string;
  export const catalogueFaults: string;
  export const pictureFolder: string;
}

declare module '*/app-shell.module.css' {
  export const appShell: string;
  export const appShellScreen: string;
}

declare module '*/article-grid.module.css' {
  export const articleGrid: string;
  export const articleGridList: string;
  export const articlePicture: string;
  export const articleTile: string;
}

declare module '*/articles-screen.module.css' {
  export const articleActions: string;
  export const articleChecks: string;
  export const articleEntry: string;
  export const articleFields: string;
  export const articleForm: string;
  export const articleList: string;
  export const articleSearch: string;
}

declare module '*/attract.module.css' {
  export const attract: string;
  export const attractStart: string;
  export const attractText: string;
  export const closed: string;
}

declare module '*/banner.module.css' {
  export const banner: string;
  export const bannerText: string;
}

declare module '*/bill-lines.module.css' {
  export const billLines: string;
  export const billMore: string;
}

declare module '*/breadcrumb.module.css' {
  export const breadcrumb: string;
}

declare module '*/button.module.css' {
  export const button: string;
}

declare module '*/card.module.css' {
  export const card: string;
  export const cardText: string;
}

declare module '*/cart-list.module.css' {
  export const cartHint: string;
  export const cartLine: string;
  export const cartLineKeys: string;
  export const cartLineName: string;
  export const cartLines: string;
  export const cartList: string;
  export const cartSums: string;
  export const cartTyped: string;
}

declare module '*/cart.module.css' {
  export const cart: string;
  export const cartEmpty: string;
  export const cartTotal: string;
  export const lineKeys: string;
  export const lineName: string;
  export const lineRemove: string;
  export const lineTotal: string;
}

declare module '*/carts-panel.module.css' {
  export const cartsPanel: string;
  export const cartsPanelActions: string;
}

declare module '*/cashiers-screen.module.css' {
  export const cardActions: string;
  export const cashierLine: string;
  export const cashiers: string;
  export const roleForm: string;
}

declare module '*/catalogue-layout.module.css' {
  export const catalogueLayout: string;
}

declare module '*/checkbox.module.css' {
  export const checkbox: string;
  export const checkboxBox: string;
}

declare module '*/checkout-bar.module.css' {
  export const checkoutBar: string;
  export const checkoutBarLast: string;
}

declare module '*/choosing.module.css' {
  export const choosing: string;
  export const choosingOffer: string;
}

declare module '*/confirm-dialog.module.css' {
  export const confirmDialog: string;
  export const confirmDialogActions: string;
  export const confirmDialogText: string;
}

declare module '*/creation.module.css' {
  export const codePlace: string;
}

declare module '*/credentials.module.css' {
  export const accepted: string;
  export const credentialsForm: string;
}

declare module '*/customer-form.module.css' {
  export const customerForm: string;
  export const customerFormActions: string;
}

declare module '*/customer-mode-details.module.css' {
  export const customerModeDetails: string;
  export const customerModeDetailsForm: string;
}

declare module '*/customer-mode-screen.module.css' {
  export const customerMode: string;
  export const customerModeScreen: string;
}

declare module '*/customer-screen.module.css' {
  export const customerScreen: string;
  export const customerScreenPractice: string;
  export const customerScreenStage: string;
  export const customerScreenStore: string;
}

declare module '*/customer-step.module.css' {
  export const customerStepLetType: string;
  export const customerStepWhy: string;
}

declare module '*/day-choice.module.css' {
  export const dayChoice: string;
}

declare module '*/day-field.module.css' {
  export const dayField: string;
  export const dayFieldBox: string;
}

declare module '*/day.module.css' {
  export const dayCopy: string;
  export const dayEarlier: string;
  export const dayExplained: string;
  export const dayNote: string;
  export const dayReading: string;
  export const dayStatement: string;
  export const difference: string;
  export const differenceHead: string;
  export const payoutName: string;
}

declare module '*/details.module.css' {
  export const details: string;
  export const detailsWhy: string;
}

declare module '*/dialog.module.css' {
  export const dialog: string;
}

declare module '*/document-dialog.module.css' {
  export const documentChoice: string;
  export const documentDialog: string;
  export const documentSide: string;
}

declare module '*/document-preview.module.css' {
  export const documentPreview: string;
}

declare module '*/document-sheet.module.css' {
  export const documentPicture: string;
  export const documentRow: string;
  export const documentSheet: string;
  export const documentSpace: string;
}

declare module '*/documents-card.module.css' {
  export const documents: string;
  export const documentsActions: string;
  export const documentsList: string;
  export const documentsProgress: string;
  export const documentsRefused: string;
}

declare module '*/end-layout.module.css' {
  export const end: string;
  export const endActions: string;
  export const endAnswers: string;
  export const endFacts: string;
  export const endHeading: string;
  export const endReturns: string;
  export const endScanHint: string;
  export const endVerdict: string;
}

declare module '*/end.module.css' {
  export const endAmount: string;
  export const endText: string;
}

declare module '*/ends-soon.module.css' {
  export const endsSoon: string;
}

declare module '*/error-boundary.module.css' {
  export const crash: string;
  export const crashDetail: string;
}

declare module '*/exports-page.module.css' {
  export const exportDatev: string;
  export const exportFields: string;
  export const exportForms: string;
}

declare module '*/exports.module.css' {
  export const exportElsewhere: string;
  export const exportUnderWay: string;
}

declare module '*/facts.module.css' {
  export const facts: string;
}

declare module '*/failure-detail.module.css' {
  export const failureDetail: string;
}

declare module '*/fault-list.module.css' {
  export const faultAside: string;
  export const faultList: string;
}

declare module '*/fee-card.module.css' {
  export const feeCosts: string;
}

declare module '*/field.module.css' {
  export const field: string;
  export const fieldBox: string;
  export const fieldFault: string;
  export const fieldNote: string;
  export const fieldReveal: string;
}

declare module '*/figures-table.module.css' {
  export const figuresTable: string;
}

declare module '*/fitted-text.module.css' {
  export const fitted: string;
}

declare module '*/guide-screen.module.css' {
  export const guideActions: string;
}

declare module '*/header.module.css' {
  export const appHeader: string;
  export const headerBadge: string;
  export const headerBusy: string;
  export const headerCashier: string;
  export const headerFact: string;
  export const headerStore: string;
}

declare module '*/health-page.module.css' {
  export const healthCalls: string;
  export const healthCheck: string;
  export const healthChecks: string;
  export const healthHead: string;
  export const healthState: string;
  export const healthText: string;
  export const supportActions: string;
}

declare module '*/held-notice.module.css' {
  export const heldActions: string;
}

declare module '*/hierarchy-row.module.css' {
  export const hierarchyRow: string;
  export const hierarchyRowAbout: string;
}

declare module '*/icon.module.css' {
  export const icon: string;
}

declare module '*/journal-filters.module.css' {
  export const journalFilters: string;
}

declare module '*/key.module.css' {
  export const key: string;
}

declare module '*/keyboard.module.css' {
  export const keyboard: string;
  export const keyboardKey: string;
  export const keyboardRow: string;
}

declare module '*/keypad.module.css' {
  export const keypad: string;
}

declare module '*/kiosk-screen.module.css' {
  export const kioskHead: string;
  export const kioskNumber: string;
  export const kioskPractice: string;
  export const kioskScreen: string;
}

declare module '*/language-dialog.module.css' {
  export const languageDialog: string;
}

declare module '*/language-list.module.css' {
  export const languageList: string;
}

declare module '*/line-panel.module.css' {
  export const linePanel: string;
  export const linePanelParts: string;
  export const linePanelPercents: string;
}

declare module '*/list-button.module.css' {
  export const listButton: string;
}

declare module '*/list-status.module.css' {
  export const listStatus: string;
}

declare module '*/made-hand-over.module.css' {
  export const madeCode: string;
  export const madeHandOver: string;
  export const madeQr: string;
  export const madeText: string;
}

declare module '*/manager-pin.module.css' {
  export const managerPin: string;
  export const managerPinAbout: string;
}

declare module '*/menu-list.module.css' {
  export const menu: string;
}

declare module '*/name-dialog.module.css' {
  export const nameDialog: string;
}

declare module '*/need-time.module.css' {
  export const needTime: string;
  export const needTimeAnswers: string;
}

declare module '*/new-application.module.css' {
  export const day: string;
  export const entry: string;
  export const entryHead: string;
  export const months: string;
  export const problems: string;
  export const review: string;
  export const stepTitle: string;
  export const steps: string;
  export const unfinished: string;
  export const unfinishedActions: string;
  export const unfinishedList: string;
}

declare module '*/new-sale-screen.module.css' {
  export const newSale: string;
  export const newSaleAbout: string;
  export const newSaleCharge: string;
  export const newSaleEntry: string;
  export const newSaleGoods: string;
  export const newSaleNotices: string;
  export const newSaleWarnings: string;
  export const scanHint: string;
}

declare module '*/notices.module.css' {
  export const noticeDetail: string;
}

declare module '*/offered-articles.module.css' {
  export const offered: string;
  export const offeredArticles: string;
  export const offeredPicture: string;
}

declare module '*/office-form.module.css' {
  export const officeFields: string;
  export const officeForm: string;
}

declare module '*/open-sales-list.module.css' {
  export const openSalesList: string;
  export const openSalesListTitle: string;
}

declare module '*/open-sales.module.css' {
  export const openSaleAmount: string;
  export const openSaleNumber: string;
  export const openSaleReference: string;
  export const openSaleState: string;
  export const openSales: string;
  export const openSalesClear: string;
  export const openSalesTitle: string;
}

declare module '*/order-number.module.css' {
  export const orderNumber: string;
}

declare module '*/outcome.module.css' {
  export const outcome: string;
  export const outcomeAmounts: string;
  export const outcomeDetail: string;
  export const outcomeHost: string;
  export const outcomeReclaim: string;
  export const outcomeText: string;
}

declare module '*/own-tip.module.css' {
  export const ownTip: string;
  export const ownTipActions: string;
  export const ownTipSum: string;
  export const ownTipText: string;
}

declare module '*/page.module.css' {
  export const page: string;
  export const pageTitle: string;
}

declare module '*/panel.module.css' {
  export const panel: string;
  export const panelTitle: string;
}

declare module '*/park.module.css' {
  export const park: string;
}

declare module '*/past-sale-actions.module.css' {
  export const pastSaleActions: string;
}

declare module '*/past-sale-detail.module.css' {
  export const pastSale: string;
  export const pastSaleMeaning: string;
}

declare module '*/pay.module.css' {
  export const pay: string;
  export const payCode: string;
  export const payExact: string;
  export const payHost: string;
  export const payText: string;
}

declare module '*/payment-address.module.css' {
  export const paymentAddress: string;
}

declare module '*/payment-facts.module.css' {
  export const paymentAddress: string;
  export const paymentFacts: string;
}

declare module '*/payment-layout.module.css' {
  export const payment: string;
  export const paymentActions: string;
  export const paymentSide: string;
  export const paymentSquare: string;
  export const paymentText: string;
}

declare module '*/payment-page.module.css' {
  export const paymentHalves: string;
  export const paymentTodo: string;
}

declare module '*/payment-progress.module.css' {
  export const paymentSteps: string;
  export const paymentTimes: string;
}

declare module '*/pin-entry-panel.module.css' {
  export const pinEntry: string;
  export const pinEntryFault: string;
  export const pinEntryLeft: string;
}

declare module '*/pin-pad.module.css' {
  export const pinDots: string;
  export const pinLabel: string;
  export const pinPad: string;
}

declare module '*/practice-screen.module.css' {
  export const missed: string;
  export const practice: string;
  export const practiceDecision: string;
  export const practiceMoment: string;
  export const practicePicture: string;
  export const practiceProgress: string;
  export const practiceWhy: string;
  export const score: string;
}

declare module '*/preferences-screen.module.css' {
  export const preferences: string;
  export const volume: string;
  export const volumeControls: string;
}

declare module '*/price-panel.module.css' {
  export const pricePanel: string;
  export const pricePanelSaid: string;
}

declare module '*/printer-screen.module.css' {
  export const drawerForm: string;
  export const drawerTenders: string;
  export const pluggedIn: string;
  export const printJobText: string;
  export const printJobs: string;
  export const printerActions: string;
  export const printerAddress: string;
  export const printerForm: string;
  export const printerSave: string;
}

declare module '*/profile-picker.module.css' {
  export const profilePicker: string;
  export const profilePickerChoose: string;
  export const profilePickerFault: string;
}

declare module '*/qr-code.module.css' {
  export const qrCode: string;
  export const qrTooLong: string;
}

declare module '*/radio-group.module.css' {
  export const radioGroup: string;
  export const radioOptions: string;
}

declare module '*/reclaim-page.module.css' {
  export const reclaimAddress: string;
  export const reclaimPage: string;
}

declare module '*/reclaims.module.css' {
  export const reclaimChoices: string;
}

declare module '*/record-entry.module.css' {
  export const recordEntry: string;
  export const recordEntryAbout: string;
  export const recordEntryAmount: string;
}

declare module '*/record-form-page.module.css' {
  export const recordForm: string;
  export const recordFormActions: string;
  export const recordFormFields: string;
  export const recordFormHead: string;
}

declare module '*/record-page.module.css' {
  export const recordActions: string;
  export const recordChoices: string;
  export const recordColumn: string;
  export const recordForm: string;
  export const recordHalves: string;
  export const recordNote: string;
  export const recordStatus: string;
}

declare module '*/report-head.module.css' {
  export const reportActions: string;
  export const reportDays: string;
}

declare module '*/report-table.module.css' {
  export const reportNote: string;
  export const reportTable: string;
}

declare module '*/report-view.module.css' {
  export const report: string;
  export const reportActions: string;
  export const reportAmount: string;
  export const reportCopy: string;
  export const reportPaid: string;
  export const reportSale: string;
  export const reportSales: string;
}

declare module '*/running-total.module.css' {
  export const runningTotal: string;
}

declare module '*/sale-entry.module.css' {
  export const saleEntry: string;
  export const saleEntryAbout: string;
  export const saleEntryAmount: string;
  export const saleEntryReference: string;
}

declare module '*/sale-history.module.css' {
  export const saleHistory: string;
}

declare module '*/sale-state.module.css' {
  export const saleState: string;
}

declare module '*/sales-table.module.css' {
  export const salesChart: string;
}

declare module '*/scanner-screen.module.css' {
  export const scannerActions: string;
  export const scannerForm: string;
  export const scannerTest: string;
}

declare module '*/scans.module.css' {
  export const scanNote: string;
}

declare module '*/search-box.module.css' {
  export const searchBox: string;
}

declare module '*/search-form.module.css' {
  export const searchForm: string;
}

declare module '*/search-frame.module.css' {
  export const narrow: string;
  export const narrowedTo: string;
  export const searchFrame: string;
}

declare module '*/secrets-form.module.css' {
  export const secretsForm: string;
}

declare module '*/settlement-page.module.css' {
  export const settlementActions: string;
  export const settlementHalves: string;
  export const settlementPart: string;
}

declare module '*/setup-screen.module.css' {
  export const setup: string;
  export const setupChoices: string;
  export const setupTitle: string;
  export const setupVersion: string;
}

declare module '*/share-panel.module.css' {
  export const sharePanel: string;
  export const sharePanelAmount: string;
  export const sharePanelOwn: string;
  export const sharePanelPercents: string;
}

declare module '*/shift-screen.module.css' {
  export const shiftClosed: string;
  export const shiftNow: string;
}

declare module '*/shown-secret.module.css' {
  export const shownSecret: string;
}

declare module '*/sign-in-screen.module.css' {
  export const signIn: string;
  export const signInNames: string;
}

declare module '*/simulate.module.css' {
  export const simulate: string;
}

declare module '*/slideshow.module.css' {
  export const slideshow: string;
}

declare module '*/staff-menu.module.css' {
  export const staffHealth: string;
  export const staffMenu: string;
  export const staffMenuActions: string;
  export const staffMenuHead: string;
  export const staffMenuOrders: string;
  export const staffOrder: string;
  export const staffOrderText: string;
  export const staffOrderTitle: string;
}

declare module '*/staff-pin.module.css' {
  export const staffPin: string;
  export const staffPinFault: string;
  export const staffPinHead: string;
}

declare module '*/starting.module.css' {
  export const starting: string;
  export const startingText: string;
}

declare module '*/state-and-amount.module.css' {
  export const stateAndAmount: string;
}

declare module '*/step.module.css' {
  export const step: string;
  export const stepActions: string;
  export const stepRefusal: string;
  export const stepStage: string;
}

declare module '*/steps.module.css' {
  export const steps: string;
}

declare module '*/story-timeline.module.css' {
  export const storySource: string;
  export const storyTimeline: string;
}

declare module '*/take-hand-over.module.css' {
  export const codeActions: string;
  export const codeExpires: string;
  export const codeForm: string;
  export const handOverChoice: string;
  export const takeFault: string;
  export const takeHandOver: string;
}

declare module '*/tender-fields.module.css' {
  export const tenderBoxes: string;
  export const tenderFields: string;
}

declare module '*/tender-line.module.css' {
  export const tenderLine: string;
}

declare module '*/tenders-card.module.css' {
  export const tenderList: string;
}

declare module '*/tenders.module.css' {
  export const tenders: string;
}

declare module '*/this-till.module.css' {
  export const backupList: string;
  export const careActions: string;
  export const careText: string;
  export const restoreSteps: string;
  export const taskEnd: string;
  export const taskFaults: string;
  export const taskFile: string;
  export const taskUnderWay: string;
}

declare module '*/tip.module.css' {
  export const tip: string;
  export const tipOffers: string;
  export const tipOthers: string;
}

declare module '*/total.module.css' {
  export const total: string;
}

declare module '*/training-choice.module.css' {
  export const trainingChoice: string;
}

declare module '*/type-amount.module.css' {
  export const typeAmount: string;
  export const typeAmountText: string;
}

declare module '*/virtual-list.module.css' {
  export const virtualList: string;
}

declare module '*/visually-hidden.module.css' {
  export const visuallyHidden: string;
}

declare module '*/waiting.module.css' {
  export const pulse: string;
  export const waiting: string;
  export const waitingText: string;
}

declare module '*/welcome.module.css' {
  export const welcome: string;
  export const welcomeText: string;
}
