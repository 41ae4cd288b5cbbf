import type { Words } from '../words.ts';

export const language: Words['language'] = 'es';

export { amounts } from './amounts.ts';
export { cart } from './cart.ts';
export { cashiers, signIn } from './cashiers.ts';
export { check, verdicts } from './check.ts';
export { concerns } from './concerns.ts';
export { customerDisplay } from './customer-display.ts';
export { customerScreen } from './customer-screen.ts';
export { customer, rebate } from './customer.ts';
export { actions, failures, faults } from './failures.ts';
export { earlier, guard } from './guard.ts';
export { menu, page } from './menu.ts';
export { newSale } from './new-sale.ts';
export { notCreated, outcome, outcomes } from './outcomes.ts';
export { openSales, stages } from './open-sales.ts';
export { paperView } from './paper-view.ts';
export { findPayment, history, pastSale } from './past-sales.ts';
export { awaiting, creating, unknown } from './payment.ts';
export { printing } from './printing.ts';
export { preferences } from './preferences.ts';
export { scannerPage } from './scanner-page.ts';
export { scanner } from './scanner.ts';
export { secrets, setup, setupReasons } from './setup.ts';
export { shiftReport, shifts } from './shifts.ts';
export { crash, header, notices, starting } from './till.ts';
