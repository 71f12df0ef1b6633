import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

const LAYERS = '@layer reset, tokens, base, ui, page, utilities;';

/** Says the order of the cascade in every stylesheet, so that it holds in whichever order they are put together. */
function layerOrder(): Plugin {
  return {
    name: 'layer-order',
    enforce: 'pre',
    transform: (code, id) => (/\.css$/.test(id) && !id.includes('node_modules') ? `${LAYERS}\n${code}` : undefined),
  };
}

export default defineConfig(({ command }) => ({
  // A list names some 1,500 classes: two thirds of each name would be there for whoever develops.
  css: { modules: command === 'build' ? { generateScopedName: '[hash:base64:6]' } : undefined },
  plugins: [layerOrder(), reactRouter()],
  // One stylesheet for all pages: under 20 kB, asked for once.
  build: { assetsInlineLimit: 0, cssCodeSplit: false },
  environments: {
    // What every page needs in one file: fewer requests, and text compresses better together.
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/ },
                { name: 'common', minShareCount: 6 },
              ],
            },
          },
        },
      },
    },
    // The server runs the areas itself; the pages import those same modules instead of carrying copies.
    ssr: { build: { rolldownOptions: { external: /^#(?!.*\/shared$)/ } } },
  },
}));
