import { tripCards } from '#catalogue';
import { somePartner } from '#partners';
import { quizRounds } from '#quiz';
import { emptyListQuery } from '#search/shared';
import type { Services } from '../services.ts';
import type { JsonSchema } from './json-schema.ts';
import { type Operation, type Samples, shownCall } from './shown-call.ts';
import type { ShownCall, ShownDocs } from './shown-docs.ts';
import { shownSchema } from './shown-schema.ts';

/** The reference, made of the contracts; its examples name what this site's catalogue holds. */
export async function readDocs(from: Services): Promise<ShownDocs> {
  const openApi = from.contracts.openApi();
  const described = from.contracts.described();
  const on = { baseUrl: from.config.baseUrl, samples: await readSamples(from) };
  const schemas = (openApi.components?.schemas ?? {}) as Record<string, JsonSchema>;
  const calls = Object.entries(openApi.paths ?? {}).flatMap(([path, operations]) =>
    Object.entries(operations as Record<string, Operation>).map(([method, operation]) => ({
      tag: operation.tags?.[0] ?? 'Calls',
      call: shownCall({ method, path, operation }, { ...on, schemas }),
    })),
  );
  return {
    version: openApi.info.version,
    rules: sentences(openApi.info.description ?? ''),
    groups: grouped(calls),
    schema: shownSchema(described, on),
  };
}

function grouped(calls: readonly { tag: string; call: ShownCall }[]): ShownDocs['groups'] {
  return [...Map.groupBy(calls, ({ tag }) => tag)].map(([tag, entries]) => ({
    tag,
    id: `tag-${tag.toLowerCase().replace(/\W+/g, '-')}`,
    calls: entries.map(({ call }) => call),
  }));
}

/** One rule a line is easier to find than a paragraph of them. */
function sentences(text: string): string[] {
  return text.split(/(?<=\.)\s+(?=[A-Z])/).filter(Boolean);
}

/** Slugs that exist; what an empty catalogue lacks keeps the example of the contract. */
async function readSamples({ ctx, search }: Services): Promise<Samples> {
  const [first, [category], partner, [round]] = await Promise.all([
    search.search({ ...emptyListQuery(), limit: 1 }),
    search.largestCategories(['country'], 1, null),
    somePartner(ctx),
    quizRounds(ctx),
  ]);
  const [card] = await tripCards(ctx, first.ids);
  return {
    ...(card && { trips: card.slug, operators: card.operator.slug }),
    ...(category && { categories: category.slug, search: category.name }),
    ...(partner && { dmo: partner.slug }),
    ...(round && { quizzes: round.slug }),
  };
}
