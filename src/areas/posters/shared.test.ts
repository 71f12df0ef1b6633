import { build } from 'vite';
import { expect, it } from 'vitest';

it('leaves the tables of the choice out of a page that only names a poster', async () => {
  const page = 'virtual:page';
  const face = new URL('./shared.ts', import.meta.url).pathname;
  const bundle = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === page ? id : undefined),
        load: (id) =>
          id === page ? `import { posterUrl } from ${JSON.stringify(face)}; globalThis.page = posterUrl;` : undefined,
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: page } },
  });
  const chunks = [bundle].flat().flatMap((one) => ('output' in one ? one.output : []));
  const code = chunks.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
  expect(code).toContain('/posters/');
  expect(code).not.toContain('sigiriya');
  expect(code.length).toBeLessThan(2000);
});
