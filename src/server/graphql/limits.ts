import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  type parse,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { graphqlError, MAX_COMPLEXITY, MAX_DEPTH } from '#kernel/graphql';
import { costOf } from './cost.ts';

export const MAX_ROOT_FIELDS = 5;
export const MAX_ALIASES = 15;
/** More words than any query within the other limits has; a longer one isn't worth checking further. */
const MAX_TOKENS = 3000;

export function tooComplex(message: string): GraphQLError {
  return graphqlError('TOO_COMPLEX', 400, message, { extensions: { http: { spec: true, status: 400 } } });
}

type Parse = typeof parse;

/** A parser that refuses what a query's text alone shows to be too much. It throws TOO_COMPLEX. */
export function parserWithinLimits(parseFully: Parse): Parse {
  return (source, options) => {
    const document = parseShort(parseFully, source, options);
    let aliases = 0;
    visit(document, {
      Field(node) {
        if (node.alias) aliases += 1;
      },
    });
    if (aliases > MAX_ALIASES) throw tooComplex(`The query has ${aliases} aliases; ${MAX_ALIASES} are allowed.`);
    return document;
  };
}

function parseShort(parseFully: Parse, ...[source, options]: Parameters<Parse>): DocumentNode {
  try {
    return parseFully(source, { ...options, maxTokens: MAX_TOKENS });
  } catch (error) {
    const tooLong = error instanceof Error && /more than \d+ tokens/.test(error.message);
    // A RangeError is the call stack's end: braces within braces within braces.
    if (tooLong || error instanceof RangeError) throw tooComplex(`The query has more than ${MAX_TOKENS} words.`);
    throw error;
  }
}

export type Asked = {
  schema: GraphQLSchema;
  document: DocumentNode;
  operationName?: string | null | undefined;
  variableValues?: Record<string, unknown> | null | undefined;
};

/** Why an operation asks for too much, or null. Lists multiply the cost of their nodes by their limit. */
export function excessOf({ schema, document, operationName, variableValues }: Asked): GraphQLError | null {
  const operation = getOperationAST(document, operationName);
  if (!operation) return null;
  const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  const roots = countRootFields(operation.selectionSet, fragments);
  if (roots > MAX_ROOT_FIELDS) return tooComplex(`The query asks for more than ${MAX_ROOT_FIELDS} fields at once.`);
  const variables = { ...defaultsOf(operation), ...variableValues };
  const { depth, complexity } = costOf({ schema, operation, fragments, variables });
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
