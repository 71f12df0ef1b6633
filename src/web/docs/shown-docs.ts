/** The reference as its page shows it: plain words, made of the contracts. */
export type ShownDocs = {
  version: string;
  /** General rules, one paragraph each. */
  rules: string[];
  groups: { tag: string; id: string; calls: ShownCall[] }[];
  schema: ShownSchema;
};

export type ShownCall = {
  id: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  given: ShownValue[];
  /** A call that works on this site. */
  curl: string;
  answerStatus: string;
  /** The example answer, as indented JSON. */
  example: string;
  fields: ShownField[];
  refusals: { status: string; meaning: string }[];
};

export type ShownValue = {
  name: string;
  where: 'path' | 'query' | 'header' | 'body';
  type: string;
  required: boolean;
  usual: string | null;
  description: string;
};

/** A field of an answer by its place in it: "data[].attributes.name". */
export type ShownField = { place: string; type: string; description: string };

export type ShownSchema = {
  /** A query that works on this site, and how to send it. */
  query: string;
  curl: string;
  limits: string[];
  queries: ShownGraphqlField[];
  types: ShownGraphqlType[];
};

export type ShownGraphqlValue = {
  name: string;
  type: string;
  /** The type that is described on this page; null for texts, numbers and the like. */
  of: string | null;
  description: string;
  usual: string | null;
};
export type ShownGraphqlField = ShownGraphqlValue & { args: ShownGraphqlValue[] };
export type ShownGraphqlType = {
  name: string;
  kind: string;
  description: string;
  fields: ShownGraphqlField[];
  values: string[];
};

/** Ids of parts of the page, for links to them. */
export const typeId = (name: string) => `type-${name}`;
export const queryId = (name: string) => `query-${name}`;
