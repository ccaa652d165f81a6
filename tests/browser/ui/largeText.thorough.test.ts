import { expect, it } from 'vitest';
import { paths } from '../../../client/app/paths.ts';
import { testFixtures } from '../../access/fixtures.ts';
import { testBrowser } from '../../support/browser.ts';
import { makePages, onlookers, personOf } from '../../support/everyPage.ts';
import { fixture } from '../../support/fixtures.ts';
import { desktop } from '../../support/viewports.ts';

/** No page scrolls sideways with text of twice the size or spaced out, or in a window of 320 by 256 pixels, as at 400 %. */

const sizes = [
  { width: 1280, height: 800, text: '200%' },
  { width: 375, height: 812, text: '200%' },
  { width: 320, height: 256, text: '100%' },
  // The distances of criterion 1.4.12.
  { width: 375, height: 812, text: '100%', spaced: true },
];

const distances = `
  * { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important; }
  p { margin-block-end: 2em !important; }
`;

const fixtures = testFixtures();
const browser = testBrowser();
const pages = fixture(() => makePages(fixtures));

it.each(onlookers)(
  'for %s',
  async (onlooker) => {
    const { page, context } = await personOf(browser, fixtures, onlooker, desktop);
    // A chat says that the other person is online.
    const other = await personOf(browser, fixtures, onlooker === 'jobSeeker' ? 'premium' : 'jobSeeker', desktop);
    await other.page.goto(paths.chats.to());
    if (!['visitor', 'admin'].includes(onlooker)) {
      await page.goto(paths.chats.to());
      await page.getByText(', online').first().waitFor({ state: 'attached' });
    }
    const faults: string[] = [];
    for (const address of pages[onlooker]) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
      await page.getByRole('main').locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
      // Parts that load later have their styles then.
      await page.waitForLoadState('networkidle');
      for (const { text, spaced, ...viewport } of sizes) {
        await page.setViewportSize(viewport);
        if (spaced) await page.addStyleTag({ content: distances });
        const beyond = await page.evaluate((size) => {
          const { documentElement: root } = document;
          root.style.fontSize = size;
          const edge = root.clientWidth;
          if (root.scrollWidth <= edge) return null;
          // What is placed by a farther element is not cut by those between.
          const holder = (element: Element) =>
            element instanceof HTMLElement && getComputedStyle(element).position === 'absolute'
              ? element.offsetParent
              : element.parentElement;
          const isCut = (element: Element): boolean => {
            const around = holder(element);
            return (
              around !== null &&
              around !== document.body &&
              (getComputedStyle(around).overflowX !== 'visible' || isCut(around))
            );
          };
          const wide = [...document.body.querySelectorAll('*')].filter(
            (element) => element.getBoundingClientRect().right > edge + 1 && !isCut(element),
          );
          return `${root.scrollWidth - edge}: ${wide
            .slice(0, 4)
            .map((element) => element.outerHTML.slice(0, 90))
            .join(' | ')}`;
        }, text);
        if (beyond)
          faults.push(`${address} at ${viewport.width}, text ${text}${spaced ? ', spaced' : ''}: wider by ${beyond}`);
      }
    }
    expect(faults).toEqual([]);
    await Promise.all([context.close(), other.context.close()]);
  },
  600_000,
);
