import puppeteer, { type ElementHandle } from 'puppeteer-core';
import type { Engine } from './engine.ts';

/** Debian's Firefox, by WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
    headless: true,
    protocolTimeout: 120_000,
    timeout: 120_000,
    defaultViewport: { width: 1280, height: 900 },
  });
  return {
    async newContext() {
      const context = await browser.createBrowserContext();
      // A window each, because nothing moves in a tab that is behind another one.
      await context.newPage({ type: 'window' });
      const page = async () => {
        const newest = (await context.pages()).at(-1);
        if (!newest) throw new Error('There is no tab.');
        return newest;
      };
      return {
        goto: async (url) => void (await (await page()).goto(url, { timeout: 60_000 })),
        url: async () => (await page()).url(),
        load: async (script) => void (await (await page()).evaluate(`${script}; undefined`)),
        async find(body, asked) {
          const handle = await (await page()).evaluateHandle(`(asked => { ${body} })(${JSON.stringify(asked)})`);
          const element = handle.asElement() as ElementHandle<Element> | null;
          return (
            element && {
              click: () => click(element),
              type: (text) => element.type(text),
              toggle: () => click(element),
              choose: async (value) => void (await element.select(value)),
            }
          );
        },
        read: async (body, asked) =>
          String(await (await page()).evaluate(`(asked => { ${body} })(${JSON.stringify(asked)})`)),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}

/** In the middle of the window, because the driver presses also what a bar of the page covers. */
async function click(element: ElementHandle<Element>): Promise<void> {
  await element.evaluate((shown) => shown.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await element.click();
}
