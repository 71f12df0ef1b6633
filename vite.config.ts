import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  build: { assetsInlineLimit: 0, sourcemap: false },
  environments: {
    // The server runs the areas itself; the pages import those same modules instead of carrying copies.
    ssr: { build: { rolldownOptions: { external: /^#(?!.*\/shared$)/ } } },
  },
});
