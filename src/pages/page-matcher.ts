/**
 * Finds the row of a canonical path: the row with the fewest variables, as in the router, which a test holds it against.
 * The router's own matching would rank all routes anew with each request.
 */
export function createPageMatcher<Row extends { path: string }>(table: readonly Row[]): (path: string) => Row {
  const rest = table.find(({ path }) => path === '*');
  if (!rest) throw new Error('The table of pages has no row "*" for every other address.');
  const rows = table
    .filter((row) => row !== rest)
    .map((row) => ({ row, parts: partsOf(row.path) }))
    .sort((a, b) => variables(a.parts) - variables(b.parts));
  return (path) => {
    const given = partsOf(path);
    const fits = (parts: string[]) =>
      parts.length === given.length && parts.every((part, i) => part === given[i] || part.startsWith(':'));
    return rows.find(({ parts }) => fits(parts))?.row ?? rest;
  };
}

/** Says whether the site has a page at a path, whatever its query or anchor: what has none is named nowhere. */
export function createHasPage(table: readonly { path: string }[]): (path: string) => boolean {
  const match = createPageMatcher(table);
  return (path) => match(path.replace(/[?#].*$/, '')).path !== '*';
}

const partsOf = (path: string) => path.split('/').filter(Boolean);

const variables = (parts: string[]) => parts.filter((part) => part.startsWith(':')).length;
