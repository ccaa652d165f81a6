import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vite';

/** `npx vite client/preview`: the pieces of the interface on pages of their own, to look at while working on them. */
export default defineConfig({
  root: import.meta.dirname,
  appType: 'mpa',
  cacheDir: join(tmpdir(), 'hourhand-preview'),
  build: { outDir: join(tmpdir(), 'hourhand-preview-dist'), emptyOutDir: true },
});
