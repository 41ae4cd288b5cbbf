import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Lets the routes of `app` read posted forms. */
export function addFormParser(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
}

/** The name of the pressed button. */
export function actionOf(request: FastifyRequest): string | null {
  return fieldOf(request, 'action');
}

export function fieldOf({ body }: FastifyRequest, name: string): string | null {
  return body instanceof URLSearchParams ? body.get(name) : null;
}
