import type { Paths, RequestBody, Response, Server } from '../openapi.ts';
import { schema } from '../schemas/shapes.ts';
import { AUTH_PATH } from '../security.ts';

const TAG = 'Authentication';
const SECTION = 'Specification: OAuth 2.0 password grant.';
const SERVERS: readonly Server[] = [{ url: AUTH_PATH, description: 'The identity provider.' }];

const form = (name: string, example: Readonly<Record<string, string>>): RequestBody => ({
  required: true,
  content: { 'application/x-www-form-urlencoded': { schema: schema(name), example } },
});

const granted = (name: string, example: Readonly<Record<string, unknown>>): Response => ({
  description: 'Granted. Keep the token until `expires_in` minus 60 seconds.',
  content: { 'application/json': { schema: schema(name), example } },
});

const refused = (description: string, error: string): Response => ({
  description,
  content: { 'application/json': { schema: schema('TokenError'), example: { error } } },
});

/** Spec "Token endpoint errors". */
const REFUSALS = {
  400: refused('Malformed form data.', 'invalid_request'),
  401: refused('Client id or secret unknown, or wrong user name or password.', 'invalid_grant'),
  403: refused('The scope is not exactly `openid profile email`.', 'insufficient_scope'),
};

const PASSWORD_FORM = {
  grant_type: 'password',
  client_id: 'sandbox-terminal',
  username: 'term_Training01@terminals.sandbox.test',
  password: 'training-terminal-password',
  scope: 'openid profile email',
};

const ACCESS = {
  access_token: 'eyJhbGciOi',
  token_type: 'Bearer',
  expires_in: 3600,
  scope: 'openid profile email',
};

/** Spec "OAuth 2.0 password grant": two address forms, at the identity provider's address. */
export const tokenPaths: Paths = {
  '/realms/{realm}/protocol/openid-connect/token': {
    servers: SERVERS,
    parameters: [
      {
        name: 'realm',
        in: 'path',
        required: true,
        description: '`nonprod` for Sandbox, `prod` for Production; the service contact confirms realms.',
        schema: { type: 'string', minLength: 1, examples: ['nonprod'] },
      },
    ],
    post: {
      operationId: 'requestRealmToken',
      tags: [TAG],
      summary: 'Sign in, or refresh, in the realm form',
      description: SECTION,
      security: [],
      requestBody: form('RealmTokenRequest', PASSWORD_FORM),
      responses: {
        200: granted('RealmTokenResponse', {
          ...ACCESS,
          refresh_token: 'eyJhbGciOj',
          refresh_expires_in: 36000,
        }),
        ...REFUSALS,
        404: {
          description: 'The realm does not exist.',
          content: { 'application/json': { schema: {} } },
          'x-not-shown': 'What an unknown realm answers.',
        },
        500: { description: 'An unexpected error.', 'x-not-shown': 'The body.' },
      },
    },
  },
  '/oauth/token': {
    servers: SERVERS,
    post: {
      operationId: 'requestOauthToken',
      tags: [TAG],
      summary: 'Sign in, in the form with a client secret',
      description: `No refresh step exists in this form. ${SECTION}`,
      security: [],
      requestBody: form('OauthTokenRequest', { ...PASSWORD_FORM, client_secret: 'training-client-secret' }),
      responses: {
        200: granted('OauthTokenResponse', ACCESS),
        ...REFUSALS,
        500: { description: 'An unexpected error.', 'x-not-shown': 'The body.' },
      },
    },
  },
};
