import type { Schema } from '../openapi.ts';
import { object, schema, text } from './shapes.ts';

const CLIENT_ID = {
  ...text(),
  description: '`<brand>-terminal` for device-level calls, `<brand>-integrator` for entity management.',
} satisfies Schema;
const SCOPE = {
  type: 'string',
  const: 'openid profile email',
  description: 'Exactly this; no other scope is accepted.',
} satisfies Schema;

const passwordFields = {
  grant_type: { type: 'string', const: 'password' },
  client_id: CLIENT_ID,
  username: { ...text(), description: '`{terminalId}@{identity_domain}`, or the name of a service account.' },
  password: text(),
  scope: SCOPE,
} satisfies Record<string, Schema>;

const accessFields = {
  access_token: text(),
  token_type: { type: 'string', const: 'Bearer' },
  expires_in: { type: 'integer', minimum: 0, description: 'Seconds; 3600.', examples: [3600] },
  scope: { type: 'string' },
} satisfies Record<string, Schema>;

/** Spec "OAuth 2.0 password grant". */
export const tokenSchemas = {
  PasswordGrant: object(passwordFields),
  RefreshGrant: object({
    grant_type: { type: 'string', const: 'refresh_token' },
    client_id: CLIENT_ID,
    refresh_token: text(),
  }),
  RealmTokenRequest: { oneOf: [schema('PasswordGrant'), schema('RefreshGrant')] },
  OauthTokenRequest: object({ ...passwordFields, client_secret: text() }),
  RealmTokenResponse: {
    ...object(
      {
        ...accessFields,
        refresh_token: text(),
        refresh_expires_in: {
          type: 'integer',
          minimum: 0,
          description: 'Seconds; 36000.',
          examples: [36000],
        },
      },
      Object.keys(accessFields),
    ),
    description: 'A refresh answers a new refresh token only possibly.',
  },
  OauthTokenResponse: { ...object(accessFields), description: 'No refresh step exists in this form.' },
} satisfies Record<string, Schema>;
