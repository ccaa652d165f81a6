import { expect, it } from 'vitest';
import { testFixtures } from '../../access/fixtures.ts';
import { testBrowser } from '../../support/browser.ts';
import { makePages, personOf } from '../../support/everyPage.ts';
import { fixture } from '../../support/fixtures.ts';
import { alive } from '../../support/pageSteps.ts';
import { desktop } from '../../support/viewports.ts';

/** With forced colours, as in a high-contrast theme, the state of a control is still visible. */

const fixtures = testFixtures();
const browser = testBrowser();
const pages = fixture(() => makePages(fixtures));

const states = {
  current: '[aria-current]:not([aria-current="false"])',
  pressed: '[aria-pressed="true"]',
  checked: ':checked + [data-checks]',
};

it('what is current, pressed or checked has the colours of a selected item', async () => {
  const seen = new Map<string, number>();
  const faults: string[] = [];
  const looks = {
    visitor: pages.visitor.slice(0, 2),
    premium: [pages.premium.find((address) => /^\/chat\/\d/.test(address)) ?? '', '/saved-searches'],
    jobSeeker: ['/saved-offers', '/account'],
    admin: ['/admin/contact_requests?page_size=5', '/admin/imports'],
  } as const;
  for (const onlooker of ['visitor', 'premium', 'jobSeeker', 'admin'] as const) {
    const { page, context } = await personOf(browser, fixtures, onlooker, desktop);
    await page.emulateMedia({ forcedColors: 'active' });
    for (const address of looks[onlooker]) {
      await page.goto(address);
      await alive(page.getByRole('button').first());
      for (const [state, selector] of Object.entries(states)) {
        const found = await page.locator(selector).evaluateAll((elements) => {
          const probe = document.createElement('i');
          probe.style.cssText = 'forced-color-adjust: none; background: SelectedItem; color: SelectedItemText';
          document.body.append(probe);
          const look = (element: Element) => {
            const { backgroundColor, color } = getComputedStyle(element);
            return `${backgroundColor} ${color}`;
          };
          const wanted = look(probe);
          probe.remove();
          return elements.map((element) => ({ is: look(element) === wanted, html: element.outerHTML.slice(0, 100) }));
        });
        seen.set(state, (seen.get(state) ?? 0) + found.length);
        faults.push(...found.filter(({ is }) => !is).map(({ html }) => `${address} ${state}: ${html}`));
      }
    }
    await context.close();
  }
  expect(faults).toEqual([]);
  // None of the states was looked for in vain.
  for (const state of Object.keys(states)) expect(seen.get(state), state).toBeGreaterThan(0);
});
