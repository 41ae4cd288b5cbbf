import type { Operation, Paths } from '../openapi.ts';
import { IDEMPOTENCY_KEY } from '../parameters.ts';

/**
 * The specification announces the header without naming operations. Here every `POST` with a credential takes it,
 * because the other methods do the same when they are repeated.
 */
export function withIdempotencyKey(paths: Paths): Paths {
  return Object.fromEntries(
    Object.entries(paths).map(([path, item]) => {
      const { post } = item;
      return [path, post === undefined || post.security.length === 0 ? item : { ...item, post: keyed(post) }];
    }),
  );
}

function keyed(post: Operation): Operation {
  return { ...post, parameters: [...(post.parameters ?? []), IDEMPOTENCY_KEY] };
}
