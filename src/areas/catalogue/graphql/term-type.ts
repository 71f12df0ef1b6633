import { type ApiBuilder, batched, type GraphqlContext } from '#kernel/graphql';
import { readTermWords, type TermWords } from '../queries/terms.ts';
import type { TermEntry } from '../trips/named-link.ts';

const loadWords = batched(readTermWords);

/** What is said of a term beside its name: read for all terms of a request at once, where it is asked for. */
function said<Value>(pick: (words: TermWords) => Value) {
  return async ({ propertyKey, key }: TermEntry, _args: object, request: GraphqlContext): Promise<Value | null> => {
    const words = await loadWords(request, `${propertyKey}:${key}`);
    return words && pick(words);
  };
}

/** An entry of one of the vocabularies that every company shares. */
export function addTermType(builder: ApiBuilder) {
  return builder.objectRef<TermEntry>('Term').implement({
    description: 'An entry of one of the catalogue’s vocabularies.',
    fields: (t) => ({
      key: t.exposeString('key', { description: 'What a filter by it is given: "wildlife".' }),
      name: t.exposeString('name', { description: 'As lists show it.' }),
      title: t.string({ nullable: true, description: 'As a heading shows it.', resolve: said(({ title }) => title) }),
      shortName: t.string({
        nullable: true,
        description: 'Where there is little room.',
        resolve: said(({ shortName }) => shortName),
      }),
      description: t.string({
        nullable: true,
        description: 'What is meant by it.',
        resolve: said(({ description }) => description),
      }),
      color: t.string({
        nullable: true,
        description: 'Of its mark, as the vocabulary has it.',
        resolve: said(({ color }) => color),
      }),
      icon: t.string({ nullable: true, description: 'Name of its icon.', resolve: said(({ icon }) => icon) }),
      propertyKey: t.exposeString('propertyKey', { description: 'Of its vocabulary: "theme", "trip_type".' }),
      propertyName: t.exposeString('propertyName', { description: 'Of its vocabulary, to be read: "Theme".' }),
    }),
  });
}
