import type { Browser, BrowserContext, CDPSession, Locator, Page } from 'playwright-core';

/** What a way has cost. */
export type Cost = {
  /** Presses, filled fields and pages. */
  steps: number;
  seconds: number;
  /** Over the network, with the headers of responses and the frames of sockets. */
  bytes: number;
  requests: number;
};

/** A slow phone: a small window, a CPU four times slower, and 50 KB a second after 600 ms. */
const slow = { latency: 600, downloadThroughput: 50 * 1024, uploadThroughput: 50 * 1024 };
const slowdown = 4;

export type Phone = {
  page: Page;
  /** Begins to count, and opens a page. */
  open: (path: string) => Promise<void>;
  press: (control: Locator) => Promise<void>;
  fill: (field: Locator, text: string) => Promise<void>;
  /** Chooses an option of a select by its name or place. */
  choose: (field: Locator, option: string | { index: number }) => Promise<void>;
  cost: () => Cost;
  close: () => Promise<void>;
};

/** The cookies of a user who is logged in to the server at `base`. */
export async function loggedIn(context: BrowserContext, base: string, email: string): Promise<void> {
  const answer = await context.request.post(`${base}/api/auth/sign-in/email`, {
    data: { email, password: 'hourhand-demo' },
    headers: { origin: base },
  });
  if (!answer.ok()) throw new Error(`${email} cannot log in: ${await answer.text()}`);
}

/**
 * A phone with an empty cache. Links open in the page that they are in, because a new tab would load at full speed.
 * @param email of the demo login that it has; null is a visitor
 */
export async function startPhone(
  browser: Browser,
  base: string,
  email: string | null,
  { atFullSpeed = false } = {},
): Promise<Phone> {
  const context = await browser.newContext({
    baseURL: base,
    locale: 'en-GB',
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    // A server given by address may have a certificate of its own.
    ignoreHTTPSErrors: true,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(120_000);
  if (email !== null) await loggedIn(context, base, email);
  await context.addInitScript(() =>
    addEventListener(
      'click',
      ({ target }) => target instanceof Element && target.closest('a')?.removeAttribute('target'),
      true,
    ),
  );
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const network = await countBytes(devtools);
  if (!atFullSpeed) {
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...slow });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  }
  let steps = 0;
  let began = 0;
  let path = '';
  page.on('framenavigated', (frame) => {
    const next = new URL(frame.url()).pathname;
    if (frame !== page.mainFrame() || next === path) return;
    path = next;
    steps += 1;
  });
  return {
    page,
    async open(address) {
      began = performance.now();
      await page.goto(address, { waitUntil: 'commit' });
    },
    async press(control) {
      steps += 1;
      await control.tap();
    },
    async fill(field, text) {
      steps += 1;
      await field.fill(text);
    },
    async choose(field, option) {
      steps += 1;
      await field.selectOption(typeof option === 'string' ? { label: option } : option);
    },
    cost: () => ({ steps, seconds: (performance.now() - began) / 1000, ...network() }),
    close: () => context.close(),
  };
}

async function countBytes(devtools: CDPSession): Promise<() => Pick<Cost, 'bytes' | 'requests'>> {
  let bytes = 0;
  let requests = 0;
  const fromCache = new Set<string>();
  devtools.on('Network.requestServedFromCache', ({ requestId }) => fromCache.add(requestId));
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || !response.url.startsWith('http')) fromCache.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (fromCache.has(requestId)) return;
    bytes += encodedDataLength;
    requests += 1;
  });
  devtools.on('Network.webSocketFrameReceived', ({ response }) => {
    bytes += response.payloadData.length;
  });
  await devtools.send('Network.enable');
  return () => ({ bytes, requests });
}
