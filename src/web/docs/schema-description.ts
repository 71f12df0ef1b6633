export type DescribedValue = {
  name: string;
  /** As the schema writes it: "[Trip!]!". */
  type: string;
  /** The named type inside, to be linked. */
  of: string;
  description: string;
  /** Of an argument that need not be given; null without one. */
  usual: string | null;
};
export type DescribedField = DescribedValue & { args: DescribedValue[] };
export type DescribedType = {
  name: string;
  kind: 'object' | 'input' | 'enum' | 'scalar';
  description: string;
  fields: DescribedField[];
  values: string[];
};

export type SchemaDescription = {
  queries: DescribedField[];
  types: DescribedType[];
  limits: { depth: number; complexity: number; rootFields: number; aliases: number; kilobytes: number; rows: number };
};
