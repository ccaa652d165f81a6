import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { chromiumOptions } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address that `connectBrowser` connects to. */
    browserServer: string;
  }
}

/** Vitest's global setup: one Chromium for the run, because starting it takes longer than many tests. */
export default async function startBrowserServer(project: TestProject): Promise<() => Promise<void>> {
  const server = await chromium.launchServer(await chromiumOptions());
  project.provide('browserServer', server.wsEndpoint());
  return () => server.close();
}
