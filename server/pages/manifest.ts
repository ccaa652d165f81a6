import type { PageAssets } from '../../client/server.tsx';

/** The parts of Vite's build manifest that pages need. */
export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

/** The files to load for the start module and the modules of a screen, including all of their imports. */
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
