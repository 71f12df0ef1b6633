import type { PageRow } from '../../src/web/page-table.ts';

const HEAD = `# Pages

Printed by \`npm run contracts\` from src/web/page-table.ts; don't edit. It mounts them, and tells robots, caches and the
shell around a page what it is. Whoever may see a page stands in policies.md.

Shell: full, header and footer; sticky, a header that stays, and the footer; header, no footer; own, what the page brings.
Cache: unpriced, five minutes; priced, one minute; anew, never kept; private, by its reader alone. Whatever somebody
chose (a filter, an order) is made anew. Query: keys that change what the page says; "page" counts from 2.

| Path | Type | Name | Shell | Robots | Canonical | Cache | Query |
|---|---|---|---|---|---|---|---|
`;

/** The table of pages, for people to review: a line for each view that has an address. */
export function printPages(table: readonly PageRow[]): string {
  const views = table.flatMap(({ path, endings = {}, ...page }) => [
    { path: path === '*' ? 'any other' : `/${path}`, ...page },
    ...Object.entries(endings).map(([ending, view]) => ({ path: `/${path}${ending}`, ...view })),
  ]);
  const lines = views.map(({ path, facts, keys, paged }) => {
    const query = [...(paged ? ['page'] : []), ...[...keys].sort()];
    const { type, name, shell, robots, canonical, cache } = facts;
    return `| ${[`\`${path}\``, type, name, shell, robots, canonical, cache, query.join(', ') || '–'].join(' | ')} |\n`;
  });
  return HEAD + lines.join('');
}
