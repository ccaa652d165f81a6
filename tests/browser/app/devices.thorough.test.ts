import { expect, it } from 'vitest';
import { paths } from '../../../client/app/paths.ts';
import { testFixtures } from '../../access/fixtures.ts';
import { testBrowser } from '../../support/browser.ts';
import { alive, log } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { phone } from '../../support/viewports.ts';

const fixtures = testFixtures();
const browser = testBrowser();

const day = 86_400_000;

/** What a script of a page sees of a device. Each runs in the page. */
const zone = (timeZone: string | undefined) => {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  Intl.DateTimeFormat.prototype.resolvedOptions = function () {
    return { ...resolvedOptions.call(this), timeZone } as Intl.ResolvedDateTimeFormatOptions;
  };
};
const clock = (ahead: number) => {
  const { now } = Date;
  Date.now = () => now() + ahead;
  window.Date = new Proxy(Date, {
    construct: (target, given: [number]) => new target(...(given.length > 0 ? given : ([Date.now()] as const))),
  });
};
const withoutStorage = () => {
  const refuse = {
    get() {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(window, name, refuse);
  }
  Object.defineProperty(document, 'cookie', refuse);
  for (const name of ['locks', 'clipboard']) Object.defineProperty(navigator, name, { value: undefined });
};

/** The router says that it cannot remember how far a page was scrolled. */
const isOurs = (complaint: string): boolean => !complaint.startsWith('Failed to save scroll positions');

const devices = [
  ['does not know its time zone', zone, 'Etc/Unknown'],
  ['has no time zone', zone, undefined],
  ['has a time zone that it cannot use', zone, 'Mars/Olympus'],
  ['has a clock a day ahead', clock, day],
  ['has a clock a day behind', clock, -day],
  ['refuses storage', withoutStorage, undefined],
] as const;

it('every page that has times is shown on devices that do not know them, and without storage', async () => {
  const { app, people, contacts } = fixtures;
  for (const [what, script, value] of devices) {
    const { page, context, complaints } = await signedIn(browser, app, people.employer, phone);
    await context.addInitScript(script as (given: unknown) => void, value);
    for (const path of [paths.home, paths.chats, paths.account, paths.myContactRequests, paths.mySubscription]) {
      await page.goto(path.to());
      await alive(page.getByRole('heading', { level: 1 }).first());
      expect(await page.getByText('Something went wrong').count(), `${what}, ${path.to()}`).toBe(0);
      expect(complaints.filter(isOurs), `${what}, ${path.to()}`).toEqual([]);
    }
    await page.goto(paths.chat.to({ id: contacts.employer.chatId }));
    await alive(log(page));
    await log(page).getByText('Today', { exact: true }).waitFor();
    expect(complaints.filter(isOurs), what).toEqual([]);
    await context.close();
  }
});
