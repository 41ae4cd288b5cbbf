import type {
  Description,
  Method,
  Operation,
  Parameter,
  PathItem,
  Reference,
} from '../../sandbox/description/openapi.ts';

/** One operation of a description with what its path says. */
export interface DescribedOperation {
  readonly method: Method;
  /** As it stands in the document, with its parameters in braces. */
  readonly path: string;
  readonly item: PathItem;
  readonly operation: Operation;
  /** Of the path and of the operation. */
  readonly parameters: readonly Parameter[];
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

export function operationsOf(description: Description): DescribedOperation[] {
  return Object.entries(description.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (operation === undefined) return [];
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((each) =>
        parameterOf(description, each),
      );
      return [{ method, path, item, operation, parameters }];
    }),
  );
}

function parameterOf(description: Description, parameter: Parameter | Reference): Parameter {
  if (!('$ref' in parameter)) return parameter;
  const found = description.components.parameters[parameter.$ref.split('/').at(-1) ?? ''];
  if (found === undefined) throw new Error(`no parameter ${parameter.$ref}`);
  return found;
}

/** The operation that a request is for: paths without parameters go first, as OpenAPI says. */
export function findOperation(
  operations: readonly DescribedOperation[],
  method: string,
  pathname: string,
): DescribedOperation | undefined {
  return operations
    .filter((each) => each.method === method.toLowerCase() && matches(each, pathname))
    .sort((a, b) => a.parameters.filter(isInPath).length - b.parameters.filter(isInPath).length)[0];
}

const isInPath = (parameter: Parameter): boolean => parameter.in === 'path';

function matches({ item, path }: DescribedOperation, pathname: string): boolean {
  const template = (item.servers?.[0]?.url ?? '') + path;
  const expected = template.split('/');
  const actual = pathname.split('/');
  return (
    expected.length === actual.length &&
    expected.every((part, place) => (part.startsWith('{') ? actual[place] !== '' : part === actual[place]))
  );
}
