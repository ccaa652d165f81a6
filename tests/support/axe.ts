import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe: typeof Axe;
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The accessibility faults that axe finds on the page. The browser context needs `bypassCSP`. */
export async function violations(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.addScriptTag({ content: source });
  return page.evaluate(async () => {
    const results = await window.axe.run();
    return results.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
}
