import type { Browser, BrowserContext, Page } from 'playwright-core';
import { paths } from '../../client/app/paths.ts';
import { demoPassword } from '../../prisma/demo/demo.ts';
import { shoot } from './camera.ts';

/** A screen size and a color scheme. */
export interface Look {
  width: number;
  scheme: 'light' | 'dark';
}

/** Each of these widths, light and dark. */
export const looksAt = (...widths: number[]): Look[] =>
  widths.flatMap((width) => (['light', 'dark'] as const).map((scheme) => ({ width, scheme })));

/** How pages that need a login are shown: on phones and desktops. */
export const looks: readonly Look[] = looksAt(375, 1440);

export const nameOf = ({ width, scheme }: Look): string => `${width}-${scheme}`;

/** Opens a browser window, for the person whom `signIn` signs in. */
export async function open(
  browser: Browser,
  base: string,
  { width, scheme }: Look,
  signIn: (context: BrowserContext) => unknown,
) {
  const context = await browser.newContext({
    baseURL: base,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    colorScheme: scheme,
    viewport: { width, height: 900 },
    extraHTTPHeaders: { origin: base },
  });
  await signIn(context);
  const page = await context.newPage();
  await page.goto(paths.terms.to());
  return { context, page, close: () => context.close() };
}

/** Signs in with an account of the demo. */
export const asDemoUser = (email: string) => (context: BrowserContext) =>
  send(context, '/api/auth/sign-in/email', { email, password: demoPassword });

/** Takes a picture of a page. */
export async function visit(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await shoot(page, name);
}

/** The address of the first such link. */
export async function firstLink(page: Page, selector: string): Promise<string> {
  const address = await page.locator(selector).first().getAttribute('href');
  if (!address) throw new Error(`${page.url()} has no link ${selector}`);
  return address;
}

/** Sends JSON as the person of the window. A response that is no success is an error. */
export async function send<Answer>(context: BrowserContext, path: string, data: object): Promise<Answer> {
  const response = await context.request.post(path, { data });
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
  return response.json();
}
