import type { DirectoryQuery } from './directory.loader.ts';

export const DIRECTORY = '/operators';

/** The directory as a query asks for it; what stands so anyway isn't said. */
export function directoryHref({ letter, sort, page, type, region }: DirectoryQuery): string {
  const params = new URLSearchParams({
    ...(letter ? { letter } : {}),
    ...(type ? { type } : {}),
    ...(region ? { region } : {}),
    ...(sort === 'name_a_to_z' ? {} : { sort }),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return params.size > 0 ? `${DIRECTORY}?${params}` : DIRECTORY;
}
