import { readFileSync } from 'node:fs';
import { codegen } from '@graphql-codegen/core';
import * as typedDocuments from '@graphql-codegen/typed-document-node';
import * as operations from '@graphql-codegen/typescript-operations';
import { parse } from 'graphql';
import openapiTypes, { type OpenAPI3 } from 'openapi-typescript';

/** Queries that programs are known to ask; each becomes a document that knows its variables and its answer. */
const QUERIES = 'contracts/queries.graphql';

/** What a program in TypeScript would generate of the contracts: types of the REST calls, typed GraphQL documents. */
export async function printClients(openApi: object, sdl: string): Promise<Record<string, string>> {
  const config = { useTypeImports: true, scalars: { Cents: 'number', Date: 'string', DateTime: 'string' } };
  const documents = await codegen({
    filename: 'queries.ts',
    schema: parse(sdl),
    documents: [{ location: QUERIES, document: parse(readFileSync(QUERIES, 'utf8')) }],
    config: { ...config, documentNodeImport: 'graphql#TypedQueryDocumentNode' },
    plugins: [{ operations: {} }, { typedDocuments: {} }],
    pluginMap: { operations, typedDocuments },
  });
  return {
    'openapi.d.ts': await openapiTypes(structuredClone(openApi) as OpenAPI3),
    'queries.ts': `// Printed by "npm run contracts" of queries.graphql.\n${documents}`,
  };
}
