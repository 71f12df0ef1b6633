/**
 * The page numbers to show around `page` (1-based): first, last, and the neighbors; 'gap' stands for two or more left out.
 * A gap of a single page is that page, since it takes the same room.
 */
export function pageWindow(page: number, pages: number, reach = 1): (number | 'gap')[] {
  const shown = new Set([1, pages]);
  for (let near = page - reach; near <= page + reach; near++) if (near >= 1 && near <= pages) shown.add(near);
  const window: (number | 'gap')[] = [];
  let last = 0;
  for (const next of [...shown].sort((a, b) => a - b)) {
    if (next - last === 2) window.push(next - 1);
    else if (next - last > 2) window.push('gap');
    window.push(next);
    last = next;
  }
  return window;
}
