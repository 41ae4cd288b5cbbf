/** The parts of OpenAPI 3.1 and of JSON Schema 2020-12 that this description is written with. */

export type TypeName = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';

export interface Schema {
  readonly $ref?: string;
  readonly type?: TypeName | readonly TypeName[];
  readonly title?: string;
  readonly description?: string;
  readonly enum?: readonly (string | number | null)[];
  readonly const?: string | number | boolean;
  readonly default?: string | number | boolean;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly required?: readonly string[];
  readonly minProperties?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly not?: Schema;
  readonly readOnly?: boolean;
  readonly deprecated?: boolean;
  readonly examples?: readonly unknown[];
  readonly 'x-not-shown'?: string;
}

export interface Reference {
  readonly $ref: string;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly description?: string;
  readonly required?: boolean;
  readonly style?: 'form';
  readonly explode?: boolean;
  readonly schema: Schema;
  readonly example?: unknown;
  readonly 'x-not-shown'?: string;
}

export interface Header {
  readonly description: string;
  readonly schema: Schema;
}

export interface MediaType {
  readonly schema: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly summary?: string; readonly value: unknown }>>;
}

export type Content = Readonly<Record<string, MediaType>>;

export interface RequestBody {
  readonly required: boolean;
  readonly description?: string;
  readonly content: Content;
}

export interface Response {
  readonly description: string;
  readonly headers?: Readonly<Record<string, Header | Reference>>;
  readonly content?: Content;
  readonly 'x-not-shown'?: string;
}

export type SecurityRequirement = Readonly<Record<string, readonly string[]>>;

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly [string];
  readonly summary: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly security: readonly SecurityRequirement[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: RequestBody;
  readonly responses: Readonly<Record<string, Response | Reference>>;
  readonly 'x-not-shown'?: string;
}

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

export type PathItem = Readonly<Partial<Record<Method, Operation>>> & {
  readonly summary?: string;
  readonly servers?: readonly Server[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly 'x-not-shown'?: string;
};

export type Paths = Readonly<Record<string, PathItem>>;

export interface Server {
  readonly url: string;
  readonly description: string;
}

export interface OAuthPasswordScheme {
  readonly type: 'oauth2';
  readonly description: string;
  readonly flows: {
    readonly password: {
      readonly tokenUrl: string;
      readonly refreshUrl?: string;
      readonly scopes: Readonly<Record<string, string>>;
    };
  };
}

export interface ApiKeyScheme {
  readonly type: 'apiKey';
  readonly description: string;
  readonly in: 'header';
  readonly name: string;
}

export interface Description {
  readonly openapi: '3.1.0';
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly summary: string;
    readonly description: string;
    readonly contact: { readonly name: string };
    readonly license: { readonly name: string; readonly identifier: string };
  };
  readonly servers: readonly Server[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Paths;
  readonly webhooks: Readonly<Record<string, { readonly post: Operation }>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly headers: Readonly<Record<string, Header>>;
    readonly responses: Readonly<Record<string, Response>>;
    readonly securitySchemes: Readonly<Record<string, ApiKeyScheme | OAuthPasswordScheme>>;
  };
}
