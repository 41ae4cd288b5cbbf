import type { Failure } from '../../../../../shared/failure.ts';
import { OfficeFailure } from '../../credentials/office-failure.tsx';
import { boxOf } from './hand-over-values.ts';

/** Why no package was made, but for what stands beside its box. */
export function HandOverTrouble({ failure }: { readonly failure: Failure }) {
  const { fields = [], ...bare } = failure;
  const others = fields.filter((fault) => boxOf(fault) === undefined);
  if (failure.code === 'profile-invalid' && others.length === 0) return null;
  return <OfficeFailure failure={others.length > 0 ? { ...bare, fields: others } : bare} />;
}
