import type { FastifyRequest } from 'fastify';
import { detailsOf } from '../../http/respond.ts';
import { invalid, unprocessable } from '../../http/service-error.ts';
import type { Detail } from '../../http/service-error.ts';
import type { World } from '../../world/world.ts';
import type { Applicant } from '../application.ts';
import { applicantOfFull, applicantOfMinimal } from './applicant.ts';
import { belowFloor } from './fee-floor.ts';
import { fullFormSchema } from './full-form.ts';
import type { FullForm } from './full-form.ts';
import { minimalFormSchema } from './minimal-form.ts';
import type { MinimalForm } from './minimal-form.ts';
import { sectionFaults } from './section-rules.ts';

/** What a form is checked with. */
export interface FormContext {
  readonly request: FastifyRequest;
  readonly world: World;
  /** Throws where the caller may not act for this partner. */
  readonly permit: (partnerId: string) => void;
}

/**
 * Reads `InitiateOnboardingRequest` (spec "Onboarding application"). Throws 400 with all faults, then the error of
 * `permit`, then 422 for a fee below the partner's floor.
 */
export function readFullForm(
  body: unknown,
  context: FormContext,
): { applicant: Applicant; submitImmediately: boolean } {
  const data = isObject(body) ? body['merchantData'] : undefined;
  const faults = [
    ...schemaFaults(body, fullFormSchema, context),
    ...(isObject(data) ? sectionFaults(data) : []),
  ];
  check([...faults, ...environmentFaults(data, 'merchantData.', context)]);
  const { merchantData, submitImmediately = true } = body as FullForm;
  checkFees(merchantData, 'merchantData.feeInformation', context);
  return { applicant: applicantOfFull(merchantData), submitImmediately };
}

/** Reads `InitiateEmptyOnboardingRequest`; throws as `readFullForm` does. */
export function readMinimalForm(body: unknown, context: FormContext): Applicant {
  check([...schemaFaults(body, minimalFormSchema, context), ...environmentFaults(body, '', context)]);
  checkFees(body as MinimalForm, 'feeInformation', context);
  return applicantOfMinimal(body as MinimalForm);
}

function check(faults: readonly Detail[]): void {
  if (faults.length > 0) throw invalid(faults);
}

function schemaFaults(body: unknown, schema: object, { request }: FormContext): Detail[] {
  const validate = request.compileValidationSchema(schema);
  return validate(body) ? [] : (validate.errors ?? []).flatMap(detailsOf);
}

/**
 * "In Sandbox `cryptoEnvironment` must be `sandbox`; in Production it is `production`." Other values are reported by
 * the schema.
 */
function environmentFaults(form: unknown, path: string, { world }: FormContext): Detail[] {
  const named = isObject(form) ? form['cryptoEnvironment'] : undefined;
  if (named === world.environment || (named !== 'sandbox' && named !== 'production')) return [];
  return [{ field: `${path}cryptoEnvironment`, message: `must be ${world.environment} in this environment` }];
}

function checkFees(
  { partnerId, feeInformation }: { readonly partnerId: string; readonly feeInformation: object },
  path: string,
  { world, permit }: FormContext,
): void {
  permit(partnerId);
  const faults = belowFloor(feeInformation, world.feeSchedules.of(partnerId)?.fees ?? [], path);
  if (faults.length > 0) throw unprocessable('A fee is below what the partner may sell it for.', faults);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
