import { catalogue, plansFor } from './generate.ts';
import type { CatalogueOptions } from './planned.ts';
import type { DemoRecord } from './record.ts';
import { atlasRegions } from './world/regions.ts';

export type { CatalogueOptions } from './planned.ts';
export type { DemoRecord } from './record.ts';

/**
 * An invented catalogue over real geography, as feed records in the order of import. The same options give the same
 * records, on every machine. Memory stays flat: about one short string a trip is kept.
 */
export async function* generateCatalogue(options: CatalogueOptions): AsyncGenerator<DemoRecord> {
  yield* catalogue(plansFor(atlasRegions, options));
}
