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

/** What an operation costs when it is given these variables, and why that is too much, or null. */
export type Weight = { complexity: number; excess: GraphQLError | null };
export type Weigh = (operation: OperationDefinitionNode, variables: Record<string, unknown> | null) => Weight;

/** Measures the operations of a document, each once unless a limit in it is a variable. */
export function weighing(schema: GraphQLSchema, document: DocumentNode): Weigh {
  const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  const measure: Weigh = (operation, variables) => weigh({ schema, operation, fragments, variables: variables ?? {} });
  if (hasVariableLimit(document)) return measure;
  const known = new Map<OperationDefinitionNode, Weight>();
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
function weigh({ schema, operation, fragments, variables }: Measured): Weight {
  const given = { ...defaultsOf(operation), ...variables };
  const { depth, complexity } = costOf({ schema, operation, fragments, variables: given });
  return { complexity, excess: excessOf(countRootFields(operation.selectionSet, fragments), depth, complexity) };
}

function excessOf(roots: number, depth: number, complexity: number): GraphQLError | null {
  if (roots > MAX_ROOT_FIELDS) return tooComplex(`The query asks for more than ${MAX_ROOT_FIELDS} fields at once.`);
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
