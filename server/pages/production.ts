import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PageAssets } from '../../client/server.tsx';
import type { PageRenderer } from './renderer.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const entry = 'client/main.tsx';
/** What only this module leads to is for admins. */
const office = 'client/screens/officeRoutes.ts';

/** Security headers that only documents and their frames need. */
const documentHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Serves the built client. Throws if it is not built. */
export async function productionPages(
  app: FastifyInstance,
  isAdmin: (request: FastifyRequest) => Promise<boolean>,
): Promise<PageRenderer> {
  const manifest: Manifest = JSON.parse(
    await readFile(join(dist, 'client/manifest.json'), 'utf8').catch((cause) => {
      throw new Error('The client is not built: run `npm run build`.', { cause });
    }),
  );
  const open = openFiles(manifest, entry, office);
  await app.register(async (assets) => {
    assets.addHook('onRequest', async (request, reply) => {
      const [address = ''] = request.url.split('?', 1);
      const isOpen = open.has(address);
      // File names contain a hash of the content. Closed ones are asked for each time, because a session may have ended.
      reply.header('cache-control', isOpen ? 'public, max-age=31536000, immutable' : 'private, no-cache');
      if (!isOpen && !(await isAdmin(request))) {
        reply.callNotFound();
        return reply;
      }
    });
    assets.addHook('onSend', async (_request, reply) => {
      // Less than a kilobyte each, but a first visit loads more than twenty files.
      for (const name of documentHeaders) reply.removeHeader(name);
    });
    await assets.register(fastifyStatic, {
      root: join(dist, 'client/assets'),
      prefix: '/assets/',
      cacheControl: false,
      preCompressed: true,
      setHeaders: (response) => response.setHeader('vary', 'Accept-Encoding'),
      index: false,
      decorateReply: false,
    });
  });
  const { render, findPage, publicOperations }: Pick<PageRenderer, 'render' | 'findPage' | 'publicOperations'> =
    await import(pathToFileURL(join(dist, 'server/server.js')).href);
  const assetsOf = manifestAssets(manifest, entry);
  return { render, findPage, publicOperations, assetsOf, styleTexts: await stylesAmong(open) };
}

/** The texts of the style sheets among these addresses. */
async function stylesAmong(addresses: ReadonlySet<string>): Promise<Map<string, string>> {
  const styles = [...addresses].filter((one) => one.endsWith('.css'));
  const texts = styles.map(async (one) => [one, await readFile(join(dist, 'client', one), 'utf8')] as const);
  return new Map(await Promise.all(texts));
}

/** The parts of Vite's build manifest that pages need. */
export type Manifest = Record<
  string,
  { file: string; name?: string; css?: string[]; assets?: string[]; imports?: string[]; dynamicImports?: string[] }
>;

/**
 * The files to load for the start module and the modules of a screen, including all of their imports. A dialog is named like its file
 * (scripts/screenFiles.ts).
 */
export function manifestAssets(manifest: Manifest, entry: string): (modules: readonly string[]) => PageAssets {
  const start = manifest[entry];
  if (!start) throw new Error(`${entry} is not in the manifest`);
  const known = new Map<string, PageAssets>();
  return (sources) => {
    const key = sources.join();
    const found = known.get(key);
    if (found) return found;
    const modules = new Set<string>();
    const styles = new Set<string>();
    for (const module of [entry, ...sources]) collect(manifest, module, modules, styles);
    modules.delete(start.file);
    const assets = { entry: `/${start.file}`, modules: [...modules].map(address), styles: [...styles].map(address) };
    known.set(key, assets);
    return assets;
  };
}

function collect(manifest: Manifest, module: string, modules: Set<string>, styles: Set<string>): void {
  const chunk =
    manifest[module] ?? Object.values(manifest).find(({ name, file }) => name === module && file.endsWith('.js'));
  if (!chunk || modules.has(chunk.file)) return;
  modules.add(chunk.file);
  // Imported styles come first, as they would in the source.
  for (const imported of chunk.imports ?? []) collect(manifest, imported, modules, styles);
  for (const style of chunk.css ?? []) styles.add(style);
}

/** The addresses of the files that `entry` leads to without the module `closed`. */
export function openFiles(manifest: Manifest, entry: string, closed: string): Set<string> {
  if (!manifest[closed]) throw new Error(`${closed} is not in the manifest`);
  const files = new Set<string>();
  const modules = new Set([entry]);
  for (const module of modules) {
    const { file, css = [], assets = [], imports = [], dynamicImports = [] } = manifest[module] ?? {};
    for (const one of [file, ...css, ...assets]) if (one) files.add(address(one));
    for (const one of [...imports, ...dynamicImports]) if (one !== closed) modules.add(one);
  }
  return files;
}

function address(file: string): string {
  return `/${file}`;
}
