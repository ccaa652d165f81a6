import type { Locator, Page } from 'playwright-core';
import type { Phone } from './phone.ts';

/** The ways that are measured, by what a person sees. */

const firstWords = 'Two evenings a week, from 6 to 11 pm.';

/** The buttons that lead on in a dialog, in the order in which they can come. */
const onward = [/^INQUIRE NOW/, /^PROCEED/, /^Send$/, /^Pay /];

/** What is typed into the fields of the dialogs. */
const answers = (email: string): readonly (readonly [RegExp, string])[] => [
  [/^Email/, email],
  [/^Description/, firstWords],
  [/^Card number/, '4242 4242 4242 4242'],
  [/^Expir/, '12/34'],
  [/^CVC/, '123'],
];

const composer = (page: Page): Locator => page.getByRole('textbox', { name: 'Message' });
const visible = (control: Locator): Locator => control.filter({ visible: true });
/** From the home page to the first message that a job seeker can read. */
export async function visitor(phone: Phone): Promise<void> {
  const { page } = phone;
  await phone.open('/');
  await phone.choose(page.getByRole('combobox', { name: 'I need to hire a' }), 'barista');
  await page.waitForURL('**/barista-job**');
  const card = page.getByRole('main').getByRole('article').first();
  // It opens the dialog on the profile.
  await phone.press(card.getByRole('link', { name: /^Contact now/ }));
  await throughDialogs(phone, `ways-${Date.now()}@visitor.test`);
  await say(phone);
}

/** From a job seeker's home page to a sent application. */
export async function jobSeeker(phone: Phone): Promise<void> {
  const { page } = phone;
  const offer = await openOffer(page);
  await phone.open('/');
  await phone.press(page.getByRole('main').locator(`a[href="${offer}"]`).first());
  await phone.press(visible(page.getByRole('main').getByRole('button', { name: /^Contact / })).first());
  await phone.press(page.getByRole('dialog').getByRole('button', { name: 'Apply' }));
  await page.getByRole('log').getByRole('listitem').first().waitFor();
}

/** From an employer's home page to a published offer, and to the first contact. */
export async function employer(phone: Phone, round: number): Promise<void> {
  const { page } = phone;
  await phone.open('/');
  await follow(phone, /^Post a job/);
  const main = page.getByRole('main');
  await phone.choose(main.getByLabel('Job', { exact: true }), 'Barista');
  await phone.choose(main.getByLabel('City'), 'Singapore');
  await phone.press(main.getByRole('checkbox', { name: /^Part-time/ }));
  await phone.choose(main.getByLabel('Hourly rate'), { index: 3 });
  await phone.fill(main.getByRole('textbox', { name: 'Description' }), firstWords);
  await phone.press(main.getByRole('button', { name: 'Publish' }));
  const matching = page.getByRole('dialog').filter({ hasText: 'match your offer' }).getByRole('article');
  await matching.first().waitFor();
  await phone.press(matching.nth(round % (await matching.count())).getByRole('link', { name: /^Contact now/ }));
  await throughDialogs(phone, '');
}

/** The address of the first offer on the home page for which its job seeker has not applied. */
async function openOffer(page: Page): Promise<string> {
  const read = async (path: string) => (await page.context().request.get(path)).text();
  const links = (await read('/')).matchAll(/href="(\/Job-Offer-public-\d+)"/g);
  for (const [, path = ''] of links) if (!/You(?: have|’ve)? applied/.test(await read(path))) return path;
  throw new Error('The job seeker has applied for all offers on the home page.');
}

/** Follows a link of the page, or of its menu. */
async function follow(phone: Phone, name: RegExp): Promise<void> {
  const { page } = phone;
  const link = visible(page.getByRole('link', { name }));
  const menu = page.getByRole('button', { name: 'Menu' });
  await link.or(menu).first().waitFor();
  if ((await link.count()) === 0) await phone.press(menu);
  await phone.press(link.first());
}

/** Waits for hydration, because a page is rendered before it listens. */
export async function alive(control: Locator): Promise<void> {
  const page = control.page();
  const handle = await control.elementHandle();
  await page.waitForFunction(
    (element) => element && Object.keys(element).some((key) => key.startsWith('__reactProps')),
    handle,
  );
}

/** Presses what leads on in the dialogs of a contact, until the chat is open. */
async function throughDialogs(phone: Phone, email: string): Promise<void> {
  const { page } = phone;
  const dialog = page.getByRole('dialog');
  let left = [...onward];
  while (left.length > 0) {
    const leading = left.map((name) => visible(dialog.getByRole('button', { name })));
    const [first, ...others] = leading;
    if (!first) break;
    const anyButton = others.reduce((all, one) => all.or(one), first);
    await anyButton.or(composer(page)).first().waitFor();
    const pressed = await firstShown(leading);
    if (pressed === null) return;
    if (left[pressed]?.test('Pay ')) await dialog.getByLabel('Card number').waitFor();
    await answer(phone, dialog, email);
    const button = leading[pressed];
    if (button) await phone.press(button.last());
    left = left.filter((_, at) => at > pressed);
  }
  await composer(page).waitFor();
}

async function firstShown(controls: Locator[]): Promise<number | null> {
  for (const [at, control] of controls.entries()) if ((await control.count()) > 0) return at;
  return null;
}

/** Fills the empty fields of a dialog, and agrees to the terms. */
async function answer(phone: Phone, dialog: Locator, email: string): Promise<void> {
  for (const [name, text] of answers(email)) {
    const field = visible(dialog.getByRole('textbox', { name })).first();
    if ((await field.count()) > 0 && (await field.inputValue()) === '') await phone.fill(field, text);
  }
  const terms = visible(dialog.getByRole('checkbox', { name: /terms/ })).first();
  if ((await terms.count()) > 0 && !(await terms.isChecked())) await phone.press(terms);
}

/** Sends the first message. The box may have it already, from the dialog. */
async function say(phone: Phone): Promise<void> {
  const { page } = phone;
  const sent = page
    .getByRole('log')
    .getByRole('listitem')
    .filter({ hasText: firstWords })
    .filter({ hasText: /Sent|Delivered|Seen/ })
    .filter({ hasNotText: 'Not sent' });
  await composer(page).waitFor();
  if (!(await composer(page).inputValue()).includes(firstWords)) await phone.fill(composer(page), firstWords);
  await phone.press(page.getByRole('button', { name: 'Send' }));
  await sent.first().waitFor();
}
