import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, loadConfigFromFile, mergeConfig } from 'vite';
import { beforeAll, expect, it, vi } from 'vitest';
import { publicScreens } from '../../scripts/screenFiles.ts';
import { type Manifest, manifestAssets } from '../../server/pages/production.ts';
import { startTestApp } from '../support/app.ts';
import { makeJobSeeker, makeReference } from '../support/factories.ts';

/** The compressed size of the scripts of a visitor's first page, as built by `npm run build`. */

const dist = 'dist/client';
const sent = (code: string | Uint8Array) => brotliCompressSync(code).length;

/** The size of a minimal page with React, Relay and the router, built in the same way. */
let bare: number;
beforeAll(async () => {
  const own = await loadConfigFromFile({ command: 'build', mode: 'production' }, 'vite.config.ts');
  const config = mergeConfig(own?.config ?? {}, {
    configFile: false,
    logLevel: 'silent',
    build: { write: false, manifest: false, rolldownOptions: { input: 'tests/pages/bare/main.tsx' } },
  });
  vi.stubEnv('NODE_ENV', 'production');
  const built = await build({ ...config, mode: 'production' });
  vi.unstubAllEnvs();
  const chunks = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  bare = chunks.reduce((sum, chunk) => sum + (chunk.type === 'chunk' ? sent(chunk.code) : 0), 0);
});

/** A query of a page for signed-in users. */
const memberQuery = /(SignIn|Chat|MySubscription|ContactRequests)ScreenQuery/;

const scriptsOf = (screen: string): string[] => {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'));
  const { entry, modules } = manifestAssets(manifest, 'client/main.tsx')([`client/screens/${screen}.tsx`]);
  return [entry, ...modules].map((file) => readFileSync(join(dist, file), 'utf8'));
};

it.each(publicScreens)('%s is at most a quarter larger than the minimum', (screen) => {
  const bytes = scriptsOf(screen).reduce((sum, code) => sum + sent(code), 0);
  expect(bytes / bare).toBeLessThanOrEqual(1.25);
});

it.each(publicScreens)('%s loads no code of chats, forms and the back office', (screen) => {
  const code = scriptsOf(screen).join('\n');
  // Strings of these modules, which may be in any built file. 'data-path' is an attribute of @mantine/form.
  const kept = ['hourhand-draft-', 'hourhand-outbox'];
  for (const word of ['Type your message', ...kept, 'connection_init', 'Mark as read', 'data-path'])
    expect(code.includes(word), word).toBe(false);
  expect(code.match(memberQuery)).toBeNull();
});

const filesNamedBy = (page: string): string[] =>
  [...page.slice(page.lastIndexOf('<script')).matchAll(/"\/(assets\/[^"]+)"/g)].map(([, file = '']) => file);

it('a page for members requests everything that it needs at once', async () => {
  const app = await startTestApp();
  const page = await (await fetch(`${app.url}/login`)).text();
  await app.stop();
  const hints = filesNamedBy(page).map((file) => readFileSync(join(dist, file), 'utf8'));
  expect(hints.filter((code) => code.includes('ContactRequestsScreenQuery'))).not.toEqual([]);
  expect(hints.filter((code) => code.includes('Forgot your password?'))).not.toEqual([]);
});

it('a profile that opens with the contact dialog requests its code at once', async () => {
  const app = await startTestApp();
  const { db, reference } = app.services;
  const catalog = await makeReference(db);
  await reference.refresh();
  const { id } = await makeJobSeeker(db, catalog);
  const page = await (await fetch(`${app.url}/Hire-Maria-in-City-Job-Friendly-waiter-${id}`)).text();
  await app.stop();
  const named = filesNamedBy(page).map((file) => readFileSync(join(dist, file), 'utf8'));
  // Texts of its first step and of its schema.
  for (const words of ['An email or a WhatsApp number is enough.', 'enter at least email or WhatsApp'])
    expect(named.filter((code) => code.includes(words))).toHaveLength(1);
});

it('code that is needed later is not loaded first', () => {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'));
  const end = manifest['client/screens/jobSeeker/ProfileEnd.tsx']?.file;
  const page = manifestAssets(manifest, 'client/main.tsx')(['client/screens/jobSeeker/JobSeekerScreen.tsx']);
  expect(end).toBeDefined();
  expect(page.modules).not.toContain(`/${end}`);
});
