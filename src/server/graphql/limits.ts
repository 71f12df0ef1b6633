import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { graphqlError, MAX_COMPLEXITY, MAX_DEPTH } from '#kernel/graphql';
import { costOf, type Measured } from './cost.ts';
import { parse, visit } from './library.ts';

export const MAX_ROOT_FIELDS = 5;
export const MAX_ALIASES = 15;
/** More words than any query within the other limits has; a longer one isn't worth checking further. */
const MAX_TOKENS = 3000;

function tooComplex(message: string): GraphQLError {
  return graphqlError('TOO_COMPLEX', 400, message);
}

/** Parses what its text alone doesn't show to be too much. @throws TOO_COMPLEX, or the parser's error */
export function parseWithinLimits(query: string): DocumentNode {
  const document = parseShort(query);
  let aliases = 0;
  visit(document, {
    Field(node) {
      if (node.alias) aliases += 1;
    },
  });
  if (aliases > MAX_ALIASES) throw tooComplex(`The query has ${aliases} aliases; ${MAX_ALIASES} are allowed.`);
  return document;
}

function parseShort(query: string): DocumentNode {
  try {
    return parse(query, { maxTokens: MAX_TOKENS });
  } catch (error) {
    const tooLong = error instanceof Error && /more than \d+ tokens/.test(error.message);
    // A RangeError is the call stack's end: braces within braces within braces.
    if (tooLong || error instanceof RangeError) throw tooComplex(`The query has more than ${MAX_TOKENS} words.`);
    throw error;
  }
}

/** Why an operation asks for too much when it is given these variables, or null. */
export type Excess = (
  operation: OperationDefinitionNode,
  variables: Record<string, unknown> | null,
) => GraphQLError | null;

/** Measures the operations of a document, each once unless a limit in it is a variable. */
export function excessOf(schema: GraphQLSchema, document: DocumentNode): Excess {
  const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  const measure: Excess = (operation, variables) =>
    excess({ schema, operation, fragments, variables: variables ?? {} });
  if (hasVariableLimit(document)) return measure;
  const known = new Map<OperationDefinitionNode, GraphQLError | null>();
  return (operation) => {
    let found = known.get(operation);
    if (found === undefined) {
      found = measure(operation, null);
      known.set(operation, found);
    }
    return found;
  };
}

/** Nothing else that a variable may hold changes what a query costs. */
function hasVariableLimit(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    Argument({ name, value }) {
      if (name.value === 'limit' && value.kind === Kind.VARIABLE) found = true;
    },
  });
  return found;
}

/** Lists multiply the cost of their nodes by their limit. */
function excess({ schema, operation, fragments, variables }: Measured): GraphQLError | null {
  const roots = countRootFields(operation.selectionSet, fragments);
  if (roots > MAX_ROOT_FIELDS) return tooComplex(`The query asks for more than ${MAX_ROOT_FIELDS} fields at once.`);
  const given = { ...defaultsOf(operation), ...variables };
  const { depth, complexity } = costOf({ schema, operation, fragments, variables: given });
  if (depth > MAX_DEPTH) return tooComplex(`The query is ${depth} levels deep; ${MAX_DEPTH} are allowed.`);
  if (complexity > MAX_COMPLEXITY) {
    return tooComplex(
      `The query costs ${complexity}; ${MAX_COMPLEXITY} are allowed. Ask for fewer fields or a smaller limit.`,
    );
  }
  return null;
}

/** Numbers that variables have unless they are given. */
function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, unknown> {
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue?.kind === Kind.INT ? [[variable.name.value, Number(defaultValue.value)]] : [],
    ),
  );
}

/** Fields of the root, fragments opened; a fragment that is spread twice counts twice. */
function countRootFields(set: SelectionSetNode, fragments: readonly FragmentDefinitionNode[]): number {
  let count = 0;
  for (const selection of set.selections) {
    if (count > MAX_ROOT_FIELDS) break;
    if (selection.kind === Kind.FIELD) count += 1;
    else {
      const opened =
        selection.kind === Kind.INLINE_FRAGMENT
          ? selection
          : fragments.find(({ name }) => name.value === selection.name.value);
      if (opened) count += countRootFields(opened.selectionSet, fragments);
    }
  }
  return count;
}
