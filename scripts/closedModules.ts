import { join, sep } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Fails the build if code of the back office would be in a file that others may load. The server closes the files that
 * only the list of its routes leads to (server/pages/production.ts).
 */
export function closedModules(client: string): Plugin {
  const list = join(client, 'screens/officeRoutes.ts');
  const folder = join(client, 'screens/admin') + sep;
  const isClosed = (id: string): boolean => id === list || id.startsWith(folder);
  return {
    name: 'hourhand:closed-modules',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
      const open = new Set(chunks.filter(({ isEntry }) => isEntry));
      for (const { imports, dynamicImports } of open) {
        const next = new Set([...imports, ...dynamicImports]);
        for (const chunk of chunks) if (next.has(chunk.fileName) && chunk.facadeModuleId !== list) open.add(chunk);
      }
      for (const { fileName, moduleIds } of open) {
        const found = moduleIds.find(isClosed);
        if (found) this.error(`${fileName} is open to everyone and contains ${found}.`);
      }
    },
  };
}
