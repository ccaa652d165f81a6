import type { PageAssets } from '../../client/server.tsx';

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
