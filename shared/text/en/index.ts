import { check, verdicts } from './check.ts';
import { concerns } from './concerns.ts';
import { actions, failures, faults } from './failures.ts';
import { earlier, guard } from './guard.ts';
import { menu, page } from './menu.ts';
import { newSale } from './new-sale.ts';
import { notCreated, outcome, outcomes } from './outcomes.ts';
import { openSales, stages } from './open-sales.ts';
import { awaiting, creating, unknown } from './payment.ts';
import { secrets, setup, setupReasons } from './setup.ts';
import { crash, header, notices, starting } from './till.ts';

export const en = {
  actions,
  awaiting,
  check,
  concerns,
  crash,
  creating,
  earlier,
  failures,
  faults,
  guard,
  header,
  menu,
  newSale,
  notCreated,
  notices,
  openSales,
  outcome,
  outcomes,
  page,
  secrets,
  setup,
  setupReasons,
  stages,
  starting,
  unknown,
  verdicts,
};
