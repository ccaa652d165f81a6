import chromium from '@sparticuz/chromium';
import type { LaunchOptions } from 'playwright-core';

/** How to launch a real Chromium: the one in the npm package on Linux x64, elsewhere the one that CHROMIUM_PATH names. */
export async function chromiumOptions(): Promise<LaunchOptions> {
  return {
    executablePath: process.env.CHROMIUM_PATH ?? (await chromium.executablePath()),
    // Sandboxing needs a user that may open namespaces; the pages are our own.
    args: ['--no-sandbox', '--disable-gpu'],
    headless: true,
  };
}
