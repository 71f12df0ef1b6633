import {
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { type FieldCost, USUAL_LIST } from '#kernel/graphql';
import { LARGEST_LIMIT } from '#kernel/http';

export type Cost = { depth: number; complexity: number };

export type Measured = {
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  fragments: readonly FragmentDefinitionNode[];
  variables: Record<string, unknown>;
};

/**
 * What an operation costs: each field one, and what stands within a list as often as the list may be long. A list of
 * pages (`extensions.cost.rows`) is as long as the nearest `limit` above it says.
 */
export function costOf({ schema, operation, fragments, variables }: Measured): Cost {
  const fragmentsByName = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
  const known = new Map<SelectionSetNode, Map<string, Cost>>();

  function ofSet(set: SelectionSetNode, type: GraphQLNamedType, limit: number): Cost {
    // A fragment that is spread a thousand times is measured once.
    const key = `${type.name} ${limit}`;
    const found = known.get(set)?.get(key);
    if (found) return found;
    const cost = { depth: 0, complexity: 0 };
    for (const selection of set.selections) {
      const part = ofSelection(selection, type, limit);
      cost.depth = Math.max(cost.depth, part.depth);
      cost.complexity += part.complexity;
    }
    known.set(set, (known.get(set) ?? new Map()).set(key, cost));
    return cost;
  }

  function ofSelection(selection: SelectionSetNode['selections'][number], type: GraphQLNamedType, limit: number): Cost {
    if (selection.kind === Kind.FIELD) {
      const field = fieldOf(type, selection.name.value);
      const inside = field && schema.getType(String(field.type).replace(/[[\]!]/g, ''));
      // Introspection has limits of its own.
      if (!inside || !selection.selectionSet) return { depth: 1, complexity: 1 };
      const asked = limitOf(field, selection.arguments ?? [], variables) ?? limit;
      const inner = ofSet(selection.selectionSet, inside, asked);
      return { depth: inner.depth + 1, complexity: 1 + inner.complexity * timesOf(field, asked) };
    }
    const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragmentsByName.get(selection.name.value);
    const condition = fragment?.typeCondition?.name.value;
    const inside = condition === undefined ? type : schema.getType(condition);
    return fragment && inside ? ofSet(fragment.selectionSet, inside, limit) : { depth: 0, complexity: 0 };
  }

  const root = schema.getRootType(operation.operation);
  return root ? ofSet(operation.selectionSet, root, 1) : { depth: 0, complexity: 0 };
}

/** Types are known by what they have: there may be several copies of the library that made them. */
function fieldOf(type: GraphQLNamedType, name: string): GraphQLField<unknown, unknown> | undefined {
  return 'getFields' in type ? (type.getFields()[name] as GraphQLField<unknown, unknown> | undefined) : undefined;
}

type Arguments = NonNullable<Extract<SelectionSetNode['selections'][number], { kind: Kind.FIELD }>['arguments']>;

/** The limit that a paged field is asked for, or its usual one; null for fields that aren't paged. */
function limitOf(
  field: GraphQLField<unknown, unknown>,
  given: Arguments,
  variables: Record<string, unknown>,
): number | null {
  const usual = costDeclaredBy(field).limit;
  if (usual === undefined) return null;
  const value = given.find(({ name }) => name.value === 'limit')?.value;
  const asked =
    value?.kind === Kind.INT ? Number(value.value) : value?.kind === Kind.VARIABLE ? variables[value.name.value] : null;
  const limit = asked ?? usual;
  return typeof limit === 'number' ? Math.min(LARGEST_LIMIT, Math.max(1, limit)) : LARGEST_LIMIT;
}

/** How often what stands within a field is counted. */
function timesOf(field: GraphQLField<unknown, unknown>, limit: number): number {
  const cost = costDeclaredBy(field);
  if (cost.rows) return limit;
  return cost.times ?? (String(field.type).startsWith('[') ? USUAL_LIST : 1);
}

function costDeclaredBy(field: GraphQLField<unknown, unknown>): FieldCost {
  return (field.extensions.cost as FieldCost | undefined) ?? {};
}
