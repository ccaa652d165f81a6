import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import relay from 'vite-plugin-relay';
import { closedModules } from './scripts/closedModules.ts';
import { sharedFile } from './scripts/screenFiles.ts';

const root = import.meta.dirname;

/**
 * Writes beside each route's `screen: () => import('./XScreen.tsx')` which module that is, as the manifest names it, so
 * that the server can tell the browser to load the screen's code with the page.
 */
function screenSources(): Plugin {
  return {
    name: 'hourhand:screen-sources',
    enforce: 'pre',
    async transform(code, id, options) {
      if (!options?.ssr || !id.endsWith('/route.ts')) return;
      const match = /screen: (\(\) => import\('(.+?)'\))/.exec(code);
      const module = match?.[2] && (await this.resolve(match[2], id));
      if (!match?.[1] || !module) return;
      const source = JSON.stringify(relative(root, module.id));
      return { code: code.replace(match[1], `Object.assign(${match[1]}, { source: ${source} })`), map: null };
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
  plugins: [
    screenSources(),
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
