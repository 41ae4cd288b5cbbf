import { amounts } from './amounts.ts';
import { cart } from './cart.ts';
import { cashiers, signIn } from './cashiers.ts';
import { check, verdicts } from './check.ts';
import { concerns } from './concerns.ts';
import { customerDisplay } from './customer-display.ts';
import { customerScreen } from './customer-screen.ts';
import { customer, rebate } from './customer.ts';
import { actions, failures, faults } from './failures.ts';
import { earlier, guard } from './guard.ts';
import { menu, page } from './menu.ts';
import { newSale } from './new-sale.ts';
import { notCreated, outcome, outcomes } from './outcomes.ts';
import { openSales, stages } from './open-sales.ts';
import { papers, paperView, reclaimSlip, staffGuide } from './papers.ts';
import { findPayment, history, pastSale } from './past-sales.ts';
import { awaiting, creating, unknown } from './payment.ts';
import { printing } from './printing.ts';
import { preferences } from './preferences.ts';
import { secrets, setup, setupReasons } from './setup.ts';
import { shiftReport, shifts } from './shifts.ts';
import { crash, header, notices, starting } from './till.ts';
import type { Words } from '../words.ts';

export const ptBR: Words = {
  language: 'pt-BR',
  actions,
  amounts,
  awaiting,
  cart,
  cashiers,
  check,
  concerns,
  crash,
  creating,
  customer,
  customerDisplay,
  customerScreen,
  earlier,
  failures,
  findPayment,
  faults,
  guard,
  header,
  history,
  menu,
  newSale,
  notCreated,
  notices,
  openSales,
  outcome,
  outcomes,
  page,
  papers,
  paperView,
  reclaimSlip,
  staffGuide,
  pastSale,
  printing,
  rebate,
  preferences,
  secrets,
  setup,
  setupReasons,
  shiftReport,
  shifts,
  signIn,
  stages,
  starting,
  unknown,
  verdicts,
};
