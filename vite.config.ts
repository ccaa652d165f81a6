import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import relay from 'vite-plugin-relay';
import { closedModules } from './scripts/closedModules.ts';
import { sharedFile } from './scripts/screenFiles.ts';

const root = import.meta.dirname;

/**
 * Writes beside each `() => import('./X.tsx')` of a route's screen and of a part that the server renders which module that is (also where
 * one of its exports follows), as
 * the manifest names it, so that the page names its styles, and its code where every visit needs it.
 */
function servedSources(): Plugin {
  const imports =
    /(?<=screen: |servedPart\('[\w-]+',\s*|(?:latePart|servedOnly)\(\s*)\(\) => import\('(.+?)'\)(?:\.then\(\(\{ (\w+) \}\) => \2\))?/g;
  return {
    name: 'hourhand:served-sources',
    enforce: 'pre',
    async transform(code, id, options) {
      if (!options?.ssr) return;
      const parts = [];
      let end = 0;
      for (const { 0: load, 1: imported = '', index } of code.matchAll(imports)) {
        // Not found: an example in a comment.
        const module = await this.resolve(imported, id);
        if (!module) continue;
        const source = JSON.stringify(relative(root, module.id));
        parts.push(code.slice(end, index), `Object.assign(${load}, { source: ${source} })`);
        end = index + load.length;
      }
      return end === 0 ? undefined : { code: parts.join('') + code.slice(end), map: null };
    },
  };
}

/** In development React's refresh has to be there before the first component is. */
function developmentEntryPlugin(): Plugin {
  const id = '\0hourhand:development-entry';
  return {
    name: 'hourhand:development-entry',
    apply: 'serve',
    resolveId: (source) => (source === id ? id : undefined),
    load: (source) =>
      source === id
        ? `import '/@vite/client';
           ${react.preambleCode.replace('__BASE__', '/')}
           await import('/client/main.tsx');`
        : undefined,
  };
}

const nameOf = (file: string): string =>
  createHash('sha256').update(relative(root, file)).digest('base64url').slice(0, 4);

const routerProduction = join(root, 'node_modules/react-router/dist/production');

export default defineConfig(({ isSsrBuild, command }) => ({
  root,
  appType: 'custom',
  resolve: {
    // Only what the product uses: no container API, no development warnings (the package's map names no other build).
    alias:
      command === 'build'
        ? [
            { find: /^react-relay$/, replacement: 'react-relay/hooks.js' },
            { find: /^react-router$/, replacement: join(routerProduction, 'index.mjs') },
            { find: /^react-router\/dom$/, replacement: join(routerProduction, 'dom-export.mjs') },
          ]
        : [],
  },
  // Node reads its environment slowly, and Relay does it for each of its assertions.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  // Without the lines of the style sheets, by which the usual names end: scripts and pages have each of them.
  css: { modules: { generateScopedName: (name, file) => `_${name}_${nameOf(file)}` } },
  plugins: [
    servedSources(),
    developmentEntryPlugin(),
    react(),
    relay,
    ...(isSsrBuild ? [] : [closedModules(join(root, 'client'))]),
  ],
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild && 'manifest.json',
    copyPublicDir: !isSsrBuild,
    assetsInlineLimit: 2048,
    target: isSsrBuild ? 'node20' : 'baseline-widely-available',
    rolldownOptions: isSsrBuild
      ? { input: 'client/server.tsx' }
      : {
          input: 'client/main.tsx',
          // Of each icon only its shape is used (client/ui/base/Icon.tsx), not its component.
          treeshake: { manualPureFunctions: ['createReactComponent'] },
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                {
                  // What a new version of the product seldom changes.
                  name: 'libraries',
                  test: /node_modules\/(react|react-dom|scheduler|react-router|react-relay|relay-runtime|@babel\/runtime|fbjs|invariant)\//,
                },
                { name: sharedFile(join(root, 'client')), debugName: 'shared' },
              ],
            },
          },
        },
    ssr: isSsrBuild,
    minify: !isSsrBuild,
  },
  ssr: {
    // Bundled whole: Relay's packages are CommonJS, whose names Node cannot import one by one.
    noExternal: isSsrBuild ? true : undefined,
  },
}));
