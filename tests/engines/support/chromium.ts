import { chromium, type ElementHandle } from 'playwright-core';
import { chromiumOptions } from '../../support/chromium.ts';
import type { Engine } from './engine.ts';

/** Chromium, by its own protocol. */
export async function startChromium(): Promise<Engine> {
  const browser = await chromium.launch(await chromiumOptions());
  return {
    async newContext() {
      const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 900 } });
      context.setDefaultTimeout(60_000);
      await context.newPage();
      const page = () => {
        const newest = context.pages().at(-1);
        if (!newest) throw new Error('There is no tab.');
        return newest;
      };
      return {
        goto: async (url) => void (await page().goto(url)),
        url: async () => page().url(),
        load: (script) => page().evaluate(script),
        async find(body, asked) {
          const handle = await page().evaluateHandle(`(asked => { ${body} })(${JSON.stringify(asked)})`);
          const element = handle.asElement() as ElementHandle<HTMLElement> | null;
          return (
            element && {
              click: () => element.click(),
              type: (text) => element.type(text),
              toggle: () => element.press('Space'),
              choose: async (value) => void (await element.selectOption(value)),
            }
          );
        },
        read: (body, asked) => page().evaluate(`(asked => { ${body} })(${JSON.stringify(asked)})`),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
