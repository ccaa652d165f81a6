import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closedModules } from '../../scripts/closedModules.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'hourhand-closed-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

const client = {
  'main.ts': `import('./screens/public.ts'); import('./screens/officeRoutes.ts');`,
  'shared.ts': `export const shared = () => console.log('shared');`,
  'screens/public.ts': `import { shared } from '../shared.ts'; shared();`,
  'screens/officeRoutes.ts': `import('./admin/Prices.ts'); import('./admin/Jobs.ts');`,
  'screens/admin/Prices.ts': `import { frame } from './frame.ts'; frame();`,
  'screens/admin/Jobs.ts': `import { frame } from './frame.ts'; import { shared } from '../../shared.ts'; frame(); shared();`,
  'screens/admin/frame.ts': `export const frame = () => console.log('frame');`,
};

async function built(changes: Partial<typeof client> = {}) {
  for (const [file, code] of Object.entries({ ...client, ...changes })) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), code);
  }
  return build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [closedModules(root)],
    build: { write: false, rolldownOptions: { input: join(root, 'main.ts') } },
  });
}

it('what both share is open', async () => {
  await expect(built()).resolves.toBeDefined();
});

it.each([
  { 'screens/public.ts': `import { frame } from './admin/frame.ts'; frame();` },
  { 'screens/public.ts': `import('./admin/frame.ts');` },
  { 'main.ts': `import './screens/public.ts'; import './screens/officeRoutes.ts';` },
])('the build fails with %j', async (changes) => {
  await expect(built(changes)).rejects.toThrow(/is open to everyone and contains .*(admin\/frame|officeRoutes)\.ts/);
});
