export type Thing = Record<string, unknown>;

/** What search engines and previews read of a page, and the parts of it that must agree with that. */
export type Head = {
  titles: string[];
  canonicals: string[];
  robots: string[];
  meta: Record<string, string>;
  jsonLd: Thing[];
  crumbs: string[];
  /** Addresses of the whole page, and of its own part only. */
  links: string[];
  main: string[];
  /** The first price in the price panel. */
  price: string | undefined;
  /** Words of the body without its tags. */
  text: string;
};

const ENTITIES: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>' };
const decode = (text: string) => text.replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);
const plain = (html: string) => decode(html.replace(/<!--.*?-->/g, '').replace(/<[^>]+>/g, ''));
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => decode(found));

export function headOf(html: string): Head {
  const body = html.slice(html.indexOf('<body')).replace(/<script[\s\S]*?<\/script>/g, '');
  const main = /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? '';
  const meta: Record<string, string> = {};
  for (const [, name = '', content = ''] of html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)) {
    meta[name] = decode(content);
  }
  const crumbs = /<nav aria-label="Breadcrumb"[\s\S]*?<\/nav>/.exec(main)?.[0] ?? '';
  const panel = main.slice(main.indexOf('id="price"'));
  return {
    titles: all(html, /<title>([^<]*)<\/title>/g),
    canonicals: all(html, /<link rel="canonical" href="([^"]+)"/g),
    robots: all(html, /<meta name="robots" content="([^"]+)"/g),
    meta,
    jsonLd: [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, text = '']) =>
      JSON.parse(text),
    ),
    crumbs: [...crumbs.matchAll(/<li[^>]*>([\s\S]*?)<\/li>/g)].map(([, item = '']) => plain(item)),
    links: all(body, /href="(\/[^"]*)"/g),
    main: all(main, /href="(\/[^"]*)"/g),
    price: /<b\b[^>]*>([^<]*\d)</.exec(panel)?.[1],
    text: plain(body),
  };
}

/** Every thing that is marked up, also those inside others' graphs. */
export function thingsOf({ jsonLd }: Head): Thing[] {
  return jsonLd.flatMap((entry) => (Array.isArray(entry['@graph']) ? (entry['@graph'] as Thing[]) : [entry]));
}
