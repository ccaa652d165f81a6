import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Context, Control, Engine } from './engine.ts';

/** How long a page may take, on a machine that is busy with other work. */
const patienceMs = 60_000;

/** Finds controls by role and accessible name in every engine alike. */
const finder = readFile(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
);

export type Role = 'button' | 'link' | 'textbox' | 'combobox' | 'checkbox' | 'heading' | 'article';

type Asked = { role: Role; name: string; within: string | null };

/** The first visible control. In the open dialog if there is one, because what is behind it cannot be used. */
const body = `
  const { queryAllByRole, queryAllByLabelText, isInaccessible } = TestingLibraryDom;
  const isShown = (element) => element.getClientRects().length > 0 && !isInaccessible(element);
  const open = [...document.querySelectorAll('dialog[open], [role=dialog]')].filter(isShown).at(-1);
  // A dialog moves the focus when it opens; what is typed before would be lost.
  if (open && !open.contains(document.activeElement)) return null;
  const name = new RegExp(asked.name);
  const places = asked.within === null ? [open ?? document.body] : [...document.querySelectorAll(asked.within)];
  for (const place of places) {
    const ofRole = queryAllByRole(place, asked.role, { name });
    // A field for a password has no role.
    const labelled = asked.role === 'textbox' ? queryAllByLabelText(place, name, { selector: 'input' }) : [];
    const found = [...ofRole, ...labelled].find((one) => isShown(one) && !one.disabled);
    if (found) return found;
  }
  return null;`;

const shownText = `return (document.body?.innerText ?? '').replace(/\\s+/g, ' ');`;
/** What is in front, for a person who is stuck. */
const frontText = `const open = [...document.querySelectorAll('dialog[open], [role=dialog]')].map(({ innerText }) => innerText);
  return [...open, document.body?.innerText ?? ''].join(' / ').replace(/\\s+/g, ' ');`;

export type Person = {
  open: (path: string) => Promise<void>;
  /** @param within a CSS selector; by default the open dialog, or the page */
  press: (role: Role, name: RegExp, within?: string) => Promise<void>;
  fill: (name: RegExp, text: string) => Promise<void>;
  choose: (name: RegExp, option: string) => Promise<void>;
  check: (name: RegExp) => Promise<void>;
  see: (text: string | RegExp) => Promise<void>;
  /** Waits until one of these can be used, and tells which. */
  first: (controls: readonly (readonly [Role, RegExp])[]) => Promise<number>;
  at: (path: RegExp) => Promise<void>;
  close: () => Promise<void>;
};

export async function newPerson(engine: Engine, base: string): Promise<Person> {
  const context = await engine.newContext();
  const script = (await finder).toString();
  const has = (asked: Asked) => controlOf(context, script, asked);
  const find = (role: Role, name: RegExp, within: string | null = null) =>
    until(context, `${role} ${name}`, () => has({ role, name: name.source, within }));
  return {
    open: (path) => context.goto(new URL(path, base).href),
    async press(role, name, within) {
      await (await find(role, name, within)).click();
    },
    async fill(name, text) {
      await (await find('textbox', name)).type(text);
    },
    async choose(name, option) {
      const value = await until(context, `option ${option}`, () => optionOf(context, script, name, option));
      await (await find('combobox', name)).choose(value);
    },
    async check(name) {
      await (await find('checkbox', name)).toggle();
    },
    async see(text) {
      const isSeen = async () => {
        const seen = await context.read(shownText, {});
        return (typeof text === 'string' ? seen.includes(text) : text.test(seen)) || null;
      };
      await until(context, `the text ${text}`, isSeen);
    },
    first: (controls) =>
      until(context, controls.map(String).join(' or '), async () => {
        for (const [at, [role, name]] of controls.entries()) {
          if (await has({ role, name: name.source, within: null })) return at;
        }
        return null;
      }),
    async at(path) {
      await until(context, `the address ${path}`, async () => path.test(new URL(await context.url()).pathname) || null);
    },
    close: () => context.close(),
  };
}

async function prepare(context: Context, script: string): Promise<void> {
  const isThere = await context.read(`return typeof TestingLibraryDom === 'undefined' ? '' : 'yes';`, {});
  if (isThere === '') await context.load(script);
}

async function controlOf(context: Context, script: string, asked: Asked): Promise<Control | null> {
  await prepare(context, script);
  return context.find(body, asked);
}

async function optionOf(context: Context, script: string, name: RegExp, option: string): Promise<string | null> {
  await prepare(context, script);
  const read = `const select = (() => { ${body} })();
    return [...(select?.options ?? [])].find(({ label }) => label.trim() === asked.option)?.value ?? '';`;
  return (await context.read(read, { role: 'combobox', name: name.source, within: null, option })) || null;
}

/** Asks until there is something. The page may be replaced while it is asked. */
async function until<Value>(context: Context, what: string, ask: () => Promise<Value | null>): Promise<Value> {
  const end = Date.now() + patienceMs;
  let failure: unknown = null;
  while (Date.now() < end) {
    const found = await ask().catch((error: unknown) => {
      failure = error;
      return null;
    });
    if (found !== null) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const seen = await context.read(frontText, {}).catch(String);
  throw new Error(`${await context.url()} has no ${what}. It shows: ${seen.slice(0, 2_000)}`, { cause: failure });
}
