import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { paths } from '../../../client/app/paths.ts';
import { testFixtures } from '../../access/fixtures.ts';
import { violations } from '../../support/axe.ts';
import { newPerson, testBrowser } from '../../support/browser.ts';
import { cuttingProxy } from '../../support/cuttingProxy.ts';
import { testDemo } from '../../support/demo.ts';
import { makePages, onlookers, personOf } from '../../support/everyPage.ts';
import { makeEmployer, makeJobOffer, makeJobSeeker, testPassword } from '../../support/factories.ts';
import { fixture } from '../../support/fixtures.ts';
import { alive, box, log, message } from '../../support/pageSteps.ts';
import { signedIn } from '../../support/signedIn.ts';
import { phone } from '../../support/viewports.ts';

/**
 * What holds for every page, so that a new one is looked at by itself; how pages load; and that none scrolls sideways, and what stays
 * at an edge of a low window covers nothing.
 */

const fixtures = testFixtures();
const demo = testDemo();
const browser = testBrowser();
const pages = fixture(() => makePages(fixtures));

/** Pages that look like those of visitors, for whom they are visited. */
const isRepeated = (address: string) =>
  pages.visitor.includes(address) && address !== '/' && !address.startsWith('/Hire-');

/** Whether a name has an id of the graph in it, such as 'Sm9iOjE' that means nothing when it is read aloud. */
const namesGlobalId = (name: string): boolean =>
  name.split(/\s+/).some((word) => /^[A-Z]\w+:\d+$/.test(Buffer.from(word, 'base64').toString('latin1')));

/** By how much the page is wider than its window, and because of what; null if it is not. */
const beyondEdge = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const { documentElement: root } = document;
    const edge = root.clientWidth;
    if (root.scrollWidth <= edge) return null;
    // What is placed by a farther element is not cut by those between.
    const holder = (element: Element) =>
      element instanceof HTMLElement && getComputedStyle(element).position === 'absolute'
        ? element.offsetParent
        : element.parentElement;
    const isCut = (element: Element): boolean => {
      const around = holder(element);
      const isOfPage = around === null || around === document.body;
      return !isOfPage && (getComputedStyle(around).overflowX !== 'visible' || isCut(around));
    };
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > edge + 1 && !isCut(element),
    );
    const causes = wide.slice(0, 4).map((element) => element.outerHTML.slice(0, 90));
    return `${root.scrollWidth - edge}: ${causes.join(' | ')}`;
  });

// The last has the distances of criterion 1.4.12; 320 by 256 pixels are 1280 by 1024 at 400 %.
const sizes = [
  { width: 1280, height: 800, text: '200%' },
  { width: 375, height: 812, text: '200%' },
  { width: 320, height: 256, text: '100%' },
  { width: 375, height: 812, text: '100%', spaced: true },
];
const distances = `
  * { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important; }
  p { margin-block-end: 2em !important; }
`;

async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  if ((await page.title()).replace(/^\(\d+\) /, '') === '') faults.push('no title');
  const names = await page
    .locator('button, a, input, select')
    .evaluateAll((controls) =>
      controls.flatMap((control) => [control.textContent, control.getAttribute('aria-label')]),
    );
  for (const name of names) if (namesGlobalId(name ?? '')) faults.push(`"${name}" has a global id`);
  for (const [viewport, colorScheme] of [
    [phone, 'light'],
    [{ width: 1280, height: 800 }, 'dark'],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.locator(`:root[data-mantine-color-scheme="${colorScheme}"]`).waitFor({ state: 'attached' });
    faults.push(...(await violations(page)).map((violation) => `${viewport.width} ${colorScheme}: ${violation}`));
    const beyond = await beyondEdge(page);
    if (beyond) faults.push(`${viewport.width}: scrolls sideways by ${beyond}`);
  }
  for (const { text, spaced, ...viewport } of sizes) {
    await page.setViewportSize(viewport);
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, text);
    if (spaced) await page.addStyleTag({ content: distances });
    const beyond = await beyondEdge(page);
    if (beyond) faults.push(`${viewport.width}, ${text}${spaced ? ', spaced' : ''}: scrolls sideways by ${beyond}`);
  }
  await page.setViewportSize(phone);
  return faults;
}

async function faultsFor(viewer: (typeof onlookers)[number]): Promise<string[]> {
  const { page, complaints } = await personOf(browser, fixtures, viewer, phone);
  let asked: string[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    // A mutation, such as the count of who looks at a profile.
    if (request.url().includes('/graphql') && !body.includes('"input"')) asked.push(body);
  });
  const found: string[] = [];
  const addresses = pages[viewer].filter((address) => viewer === 'visitor' || !isRepeated(address));
  for (const address of viewer === 'visitor' ? [...addresses, '/no-such-page'] : addresses) {
    asked = [];
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    await page.getByRole('main').locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
    await alive(page.getByRole('button').first());
    await page.waitForLoadState('networkidle');
    const faults = viewer === 'visitor' && asked.length > 0 ? [`asks ${asked}`] : [];
    await page.keyboard.press('Tab');
    const parts = page.locator('a[href^="#"]:visible');
    for (let index = 0; index < (await parts.count()); index += 1) {
      await parts.nth(index).focus();
      await page.keyboard.press('Enter');
      // The first leads past all menus.
      const isMain = await page.evaluate(() => document.activeElement?.closest('main') != null);
      if (index === 0 && !isMain) faults.push('cannot skip to its content');
    }
    faults.push(...(await faultsOf(page)));
    faults.push(...complaints.splice(0).filter((text) => address !== '/no-such-page' || !text.includes('404')));
    found.push(...faults.map((fault) => `${viewer}, ${address}: ${fault}`));
  }
  return found;
}

it('has no accessibility faults, fits its window, asks for nothing again, and begins with a way past its menus', async () => {
  // Each waits for the network and the server while others are looked at.
  const found = await Promise.all(onlookers.map(faultsFor));
  expect(found.flat()).toEqual([]);
}, 900_000);

const shifted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 200);
      }),
  );

function isShownAt(top: number): boolean {
  const { documentElement, images } = document;
  // Some are in a row that goes on beside the window, or not shown at this width: these are not loaded.
  const isThere = (image: HTMLImageElement) => {
    const { top, left } = image.getBoundingClientRect();
    return image.checkVisibility() && top <= window.innerHeight && left <= window.innerWidth;
  };
  return (
    window.scrollY >= Math.min(top, documentElement.scrollHeight - window.innerHeight) - 1 &&
    [...images].every((image) => image.complete || (image.loading === 'lazy' && !isThere(image)))
  );
}

it('does not shift while it loads on a slow connection', async () => {
  // Not Chromium's emulation of slow networks, which sometimes leaves requests without a response.
  const network = await cuttingProxy(demo.url, { slowness: 120 });
  onTestFinished(network.close);
  const list = await (await fetch(`${demo.url}/waiter-job-singapore`)).text();
  const profile = /href="(\/Hire-[^"]+)"/.exec(list)?.[1] ?? '';
  const expectStill = async (path: string, width: number) => {
    // Nothing is cached from the previous page.
    const { page } = await newPerson(browser, network.url, { viewport: { width, height: 900 } });
    await page.goto(path);
    await alive(page.getByRole('heading', { level: 1 }));
    for (let screen = 1; screen <= 4; screen += 1) {
      await page.mouse.wheel(0, 700);
      await page.waitForFunction(isShownAt, screen * 700);
    }
    expect(await shifted(page), `${path} ${width}`).toBeLessThanOrEqual(0.02);
  };
  for (const path of ['/', '/waiter-job-singapore', profile, '/all-offers-all']) {
    for (const width of [375, 1440]) await expectStill(path, width);
  }
});

it('a page with names and texts without a place to break', async () => {
  const { app, catalog } = fixtures;
  const { db, reference } = app.services;
  const name = 'Maximiliana-Konstantinopolitanskaya-Wolfeschlegelsteinhausenbergerdorff';
  const texts = { title: 60, jobAreas: 120, description: 600, answer1: 300 };
  const long = Object.fromEntries(Object.entries(texts).map(([field, length]) => [field, 'w'.repeat(length)]));
  const { id } = await makeJobSeeker(db, catalog, { name, photoUri: null, ...long });
  await makeJobSeeker(db, catalog, { name });
  const employerId = (await makeEmployer(db, { name })).id;
  const ofEmployer = { employerId, description: 'w'.repeat(300) };
  const offer = await makeJobOffer(db, catalog, { ...ofEmployer, slug: 'one' });
  await makeJobOffer(db, catalog, { ...ofEmployer, slug: 'two' });
  await reference.refresh();
  const { page } = await newPerson(browser, app.url, {});
  // As on a slow first visit, with the wider system font.
  await page.route('**/*.woff2', (route) => route.abort());
  const faults: string[] = [];
  for (const address of ['/', '/all-job', '/all-offers-all', `/Hire-x-${id}`, `/Job-Offer-public-${offer.id}`]) {
    for (const width of [320, 720, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      const beyond = await beyondEdge(page);
      if (beyond) faults.push(`${address}, ${width}: ${beyond}`);
    }
  }
  expect(faults).toEqual([]);
});

it('a chat within a low window scrolls with its page, and shows its messages', async () => {
  const low = { width: 320, height: 256 };
  const { page, complaints } = await signedIn(browser, fixtures.app, fixtures.people.premium, low);
  await page.goto(paths.chat.to({ id: fixtures.contacts.premium.chatId }));
  await alive(box(page));
  const { scrolls, room } = await page.evaluate(() => ({
    scrolls: document.documentElement.scrollHeight > window.innerHeight,
    room: document.querySelector('[role="log"]')?.closest('section')?.clientHeight ?? 0,
  }));
  expect(scrolls).toBe(true);
  expect(room).toBeGreaterThanOrEqual(100);
  const newest = log(page).getByRole('listitem').last();
  await newest.scrollIntoViewIfNeeded();
  const isUncovered = await newest.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return element.contains(seen) || seen?.contains(element);
  });
  expect(isUncovered).toBe(true);
  await box(page).fill('Can you start?');
  await box(page).press('Enter');
  await message(page, 'Can you start?').waitFor();
  expect(complaints).toEqual([]);
});

it('can be searched and read without JavaScript, by former and wrong addresses too, and says what needs it', async () => {
  const { page } = await newPerson(browser, demo.url, { javaScriptEnabled: false });
  await page.goto('/');
  await page.getByRole('combobox', { name: 'I need to hire a' }).selectOption('waiter');
  await page.getByRole('combobox', { name: 'in', exact: true }).selectOption('Singapore');
  await page.getByRole('button', { name: 'Search' }).click();
  expect(new URL(page.url()).pathname).toBe('/waiter-job-singapore');
  expect(await page.getByRole('link', { name: 'Contact now' }).count()).toBe(10);
  const link = page.getByRole('main').locator('a[href^="/Hire-"]').first();
  const profile = (await link.getAttribute('href'))?.replace(/#.*/, '') ?? '';
  // A former address of the profile.
  await page.goto(`/Hire-Old-in-Town-Job-name-${profile.split('-').at(-1)}`);
  expect(new URL(page.url()).pathname).toBe(profile);
  const note = page.locator('noscript p');
  expect(await note.textContent()).toMatch(/^JavaScript is turned off in your browser\./);
  expect((await note.boundingBox())?.height).toBeGreaterThan(0);
  for (const path of ['/waiter-job-atlantis', '/waiter-offers-atlantis']) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    // What is known of the address remains in the search.
    expect(await page.locator('option[value="waiter"]:checked').count()).toBeGreaterThan(0);
  }
});

it('a form without JavaScript says that it sent nothing, and works where it is loaded again with JavaScript', async () => {
  const { page, context, complaints } = await newPerson(browser, fixtures.app.url);
  const tools = await context.newCDPSession(page);
  await tools.send('Emulation.setScriptExecutionDisabled', { value: true });
  await page.goto(paths.login.to());
  const said = page.locator('noscript p');
  const email = fixtures.people.employer.loginEmail ?? '';
  const [emailField, passwordField] = [page.getByLabel('Email'), page.getByLabel('Password', { exact: true })];
  const button = page.getByRole('main').getByRole('button', { name: 'Log in' });
  await emailField.fill(email);
  await passwordField.fill(testPassword);
  await button.click();
  await expect.poll(() => said.textContent()).toMatch(/^Nothing was sent:/);
  expect((await said.boundingBox())?.height).toBeGreaterThan(0);
  expect(new URL(page.url()).search).toBe('');
  expect(await passwordField.inputValue()).toBe('');
  await tools.send('Emulation.setScriptExecutionDisabled', { value: false });
  await page.reload();
  await alive(button);
  expect(await said.count()).toBe(0);
  expect(await emailField.inputValue()).toBe(email);
  await passwordField.fill(testPassword);
  await button.click();
  await page.waitForURL((url) => url.pathname !== paths.login.to());
  // The browser notes the answer to the form.
  expect(complaints.filter((one) => !one.includes('status of 422'))).toEqual([]);
});

it('the focus is never behind the bottom bar, which makes room for an on-screen keyboard and is not in an open chat', async () => {
  const { page, context } = await newPerson(browser, fixtures.app.url, {
    viewport: phone,
    hasTouch: true,
    isMobile: true,
    bypassCSP: true,
    reducedMotion: 'reduce',
  });
  const data = { email: fixtures.people.employer.loginEmail, password: testPassword };
  expect((await context.request.post('/api/auth/sign-in/email', { data })).ok()).toBe(true);
  await page.goto(paths.account.to());
  const bar = page.getByRole('navigation', { name: 'Bottom bar' });
  await alive(bar.getByRole('link').first());
  expect(await bar.locator('[aria-current="page"]').innerText()).toBe('Account');
  const isInSight = async () => ((await bar.boundingBox())?.y ?? 0) < phone.height;
  // It covers neither what has the focus nor the end of the page.
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    const isCovered = await page.evaluate(() => {
      const { activeElement: element } = document;
      const bar = document.querySelector('nav[aria-label="Bottom bar"]');
      if (!element?.closest('main, footer') || bar?.contains(element)) return false;
      const { top, bottom } = element.getBoundingClientRect();
      // Of a large field the browser shows the line with the caret.
      return Math.min(bottom, top + 48) > (bar?.getBoundingClientRect().top ?? 0) + 1;
    });
    expect(isCovered).toBe(false);
  }

  await page.goto(paths.chats.to());
  await alive(bar.getByRole('link').first());
  expect(await isInSight()).toBe(true);
  await page.getByRole('searchbox').focus();
  await expect.poll(isInSight).toBe(false);
  await bar.getByRole('link').first().focus();
  await expect.poll(isInSight).toBe(true);
  await page.goto(paths.chat.to({ id: fixtures.contacts.employer.chatId }));
  await page.getByRole('log').waitFor();
  expect(await bar.count()).toBe(0);
});
