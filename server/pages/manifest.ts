import type { PageAssets } from '../../client/server.tsx';

/** Vite's build manifest, as far as pages need it. */
export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

/** What a page has to load for its start module and its screen, with everything that these import. */
export function manifestAssets(manifest: Manifest, entry: string): (screen: string | undefined) => PageAssets {
  const start = manifest[entry];
  if (!start) throw new Error(`${entry} is not in the manifest`);
  const known = new Map<string | undefined, PageAssets>();
  return (screen) => {
    const found = known.get(screen);
    if (found) return found;
    const modules = new Set<string>();
    const styles = new Set<string>();
    for (const module of screen ? [entry, screen] : [entry]) collect(manifest, module, modules, styles);
    modules.delete(start.file);
    const assets = { entry: `/${start.file}`, modules: [...modules].map(address), styles: [...styles].map(address) };
    known.set(screen, assets);
    return assets;
  };
}

function collect(manifest: Manifest, module: string, modules: Set<string>, styles: Set<string>): void {
  const chunk = manifest[module];
  if (!chunk || modules.has(chunk.file)) return;
  modules.add(chunk.file);
  // Imported styles come first, as they would in the source.
  for (const imported of chunk.imports ?? []) collect(manifest, imported, modules, styles);
  for (const style of chunk.css ?? []) styles.add(style);
}

function address(file: string): string {
  return `/${file}`;
}
