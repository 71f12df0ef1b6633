/** Follows every link of a site; answers those that don't lead anywhere, with the page that holds them. */
export async function brokenLinks(site: string, most = 700): Promise<{ broken: string[]; visited: number }> {
  const seen = new Map<string, string>([['/', '(start)']]);
  const queue = ['/'];
  const broken: string[] = [];
  while (queue.length > 0) {
    const batch = queue.splice(0, 6);
    await Promise.all(
      batch.map(async (path) => {
        const response = await fetch(site + path, { redirect: 'manual' });
        const body = await response.text();
        if (response.status >= 400) broken.push(`${response.status} ${path} from ${seen.get(path)}`);
        const location = response.headers.get('location');
        const found = response.headers.get('content-type')?.startsWith('text/html') ? linksOf(body) : [];
        for (const link of location ? [...found, location] : found) {
          const url = new URL(link, site + path);
          if (url.origin !== site || !/^https?:$/.test(url.protocol)) continue;
          const next = url.pathname + url.search;
          if (seen.has(next) || seen.size >= most) continue;
          seen.set(next, path);
          queue.push(next);
        }
      }),
    );
  }
  return { broken, visited: seen.size };
}

const ADDRESS = /\s(?:href|src|action)="([^"]+)"/gi;

function linksOf(html: string): string[] {
  return [...html.matchAll(ADDRESS)]
    .map(([, link = '']) => link.replaceAll('&amp;', '&'))
    .filter((link) => !link.startsWith('#') && !/^(data|mailto|tel):/.test(link));
}
