import { expect, it } from 'vitest';
import { testApp } from '../support/fixtures.ts';

const app = testApp();

const textOf = async (path: string) => (await fetch(new URL(path, app.url))).text();

it('a page preloads the font file that its style sheet uses for Latin text, and no other', async () => {
  const page = await textOf('/');
  const preloads = [...page.matchAll(/<link rel="preload" href="([^"]+)" as="font" type="font\/woff2"([^>]*)>/g)];
  expect(preloads).toHaveLength(1);
  const [, font = '', attributes = ''] = preloads[0] ?? [];
  // Fonts are fetched without credentials, so a preload with credentials is fetched twice.
  expect(attributes).toMatch(/crossorigin="anonymous"/i);
  const styles = [...page.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => textOf(href));
  const faces = (await Promise.all(styles))
    .join('')
    .split('@font-face')
    .filter((face) => face.includes(font));
  expect(faces).toHaveLength(1);
  expect(faces[0]).toContain('unicode-range:U+??,');
  // The first visit also uses it as soon as it has loaded.
  expect(faces[0]).toContain('font-display:swap');
  const response = await fetch(new URL(font, app.url));
  expect(response.headers.get('content-type')).toBe('font/woff2');
  expect(Buffer.from(await response.arrayBuffer()).toString('latin1', 0, 4)).toBe('wOF2');
});
