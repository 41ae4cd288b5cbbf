import type { ApiKeyScheme, OAuthPasswordScheme, SecurityRequirement } from './openapi.ts';

/** The path of the identity provider, relative to this document: `{auth_url}` of the specification. */
export const AUTH_PATH = '/identity';

const SCOPES = { openid: 'Always asked for.', profile: 'Always asked for.', email: 'Always asked for.' };

const passwordGrant = (realm: string, description: string): OAuthPasswordScheme => ({
  type: 'oauth2',
  description,
  flows: {
    password: {
      tokenUrl: `${AUTH_PATH}/realms/${realm}/protocol/openid-connect/token`,
      refreshUrl: `${AUTH_PATH}/realms/${realm}/protocol/openid-connect/token`,
      scopes: SCOPES,
    },
  },
});

type SecurityScheme = ApiKeyScheme | OAuthPasswordScheme;

/** Spec "Authentication", for one realm: `nonprod` is Sandbox, `prod` Production. */
export const securitySchemes = (realm: string): Readonly<Record<string, SecurityScheme>> => ({
  apiKey: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Api-Key',
    description: 'The full key; the masked form authenticates nothing.',
  },
  terminalToken: passwordGrant(
    realm,
    'A token issued for the client `<brand>-terminal`: device-level calls. Metered.',
  ),
  integratorToken: passwordGrant(
    realm,
    'A token issued for the client `<brand>-integrator`: entity management.',
  ),
});

const key = { apiKey: [] } satisfies SecurityRequirement;
const terminal = { terminalToken: Object.keys(SCOPES) } satisfies SecurityRequirement;
const integrator = { integratorToken: Object.keys(SCOPES) } satisfies SecurityRequirement;

/** The credentials of an endpoint family, any one of which is enough. */
export const BY_KEY: readonly SecurityRequirement[] = [key];
export const BY_KEY_OR_TERMINAL: readonly SecurityRequirement[] = [key, terminal];
export const BY_KEY_OR_INTEGRATOR: readonly SecurityRequirement[] = [key, integrator];
/** The webhook of a terminal may also be set by the terminal (spec "OAuth 2.0 password grant", `<brand>-terminal`). */
export const BY_ANY: readonly SecurityRequirement[] = [key, terminal, integrator];
