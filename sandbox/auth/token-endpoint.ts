import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../http/service-error.ts';
import type { Switches } from '../world/switches.ts';
import type { Terminals } from '../world/records/terminals.ts';
import type { SignInSettings } from '../world/sign-in.ts';
import {
  checkClientSecret,
  checkPassword,
  field,
  readClient,
  readTokenForm,
  SCOPE,
} from './token-request.ts';
import { TokenRefusal } from './token-request.ts';
import type { TokenForm } from './token-request.ts';
import { ACCESS_SECONDS, REFRESH_SECONDS } from './tokens.ts';
import type { Subject, Tokens } from './tokens.ts';

export interface TokenEndpointParts {
  readonly signIn: SignInSettings;
  readonly terminals: Terminals;
  readonly tokens: Tokens;
  readonly switches: Switches;
}

/** The identity provider: both address forms of spec "OAuth 2.0 password grant". */
export function addTokenEndpoints(app: FastifyInstance, parts: TokenEndpointParts): void {
  const { signIn, terminals, tokens, switches } = parts;

  // Every body is read as text, so that a wrong media type is answered with this endpoint's own 400.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.setErrorHandler(answerRefusal);
  // RFC 6749, 5.1 and 5.2.
  app.addHook('onSend', (_request, reply, payload, done) => {
    reply.headers({ 'cache-control': 'no-store', pragma: 'no-cache' });
    done(null, payload);
  });

  app.post<{ Params: { realm: string } }>('/realms/:realm/protocol/openid-connect/token', (request) => {
    if (request.params.realm !== signIn.realm) throw notFound('The realm does not exist.');
    const form = formOf(request);
    const subject = form.get('grant_type') === 'refresh_token' ? refreshed(form) : signedIn(form);
    return {
      ...accessAnswer(subject),
      refresh_token: tokens.issueRefresh(subject),
      refresh_expires_in: REFRESH_SECONDS,
    };
  });

  app.post('/oauth/token', (request) => {
    const form = formOf(request);
    return accessAnswer(signedIn(form, checkClientSecret));
  });

  function signedIn(form: TokenForm, checkSecret?: typeof checkClientSecret): Subject {
    if (field(form, 'grant_type') !== 'password') {
      throw new TokenRefusal('invalid_request', 'This grant type is not supported here.');
    }
    const client = readClient(form, signIn);
    checkSecret?.(form, switches.clientSecret ?? signIn.clientSecret);
    const subject = checkPassword(form, client, signIn, terminals);
    refuseRevoked(subject);
    return subject;
  }

  function refreshed(form: TokenForm): Subject {
    const client = readClient(form, signIn);
    const subject = tokens.takeRefresh(field(form, 'refresh_token'));
    if (subject?.kind !== client) {
      throw new TokenRefusal('invalid_grant', 'The refresh token is not valid or has expired.');
    }
    refuseRevoked(subject);
    return subject;
  }

  function refuseRevoked(subject: Subject): void {
    if (subject.kind === 'terminal' && switches.passwordsRevoked) {
      throw new TokenRefusal('invalid_grant', 'The user name or password is wrong.');
    }
  }

  function accessAnswer(subject: Subject) {
    return {
      access_token: tokens.issueAccess(subject),
      token_type: 'Bearer',
      expires_in: ACCESS_SECONDS,
      scope: SCOPE,
    };
  }
}

function formOf(request: FastifyRequest): TokenForm {
  return readTokenForm(request.headers['content-type'], typeof request.body === 'string' ? request.body : '');
}

function answerRefusal(error: Error, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!(error instanceof TokenRefusal)) throw error;
  const body = { error: error.code, error_description: error.message, traceId: randomUUID() };
  return reply.code(error.status).send(body);
}
