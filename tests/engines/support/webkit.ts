import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Builder, By, Capabilities, WebElement } from 'selenium-webdriver';
import { freePort } from '../../../server/database/embedded/freePort.ts';
import type { Context, Engine } from './engine.ts';

const browserPath = process.env.WEBKIT_PATH ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** Debian's WebKit, by the classic WebDriver protocol, on a screen of its own because it has no headless mode. */
export async function startWebKit(): Promise<Engine> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1024x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await firstLine(screen);
  return { newContext: () => newContext(display), close: () => end(screen) };
}

/** A driver has one session only. */
async function newContext(display: string): Promise<Context> {
  const port = await freePort();
  const server = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display}`, LANG: 'en_GB.UTF-8' },
    stdio: 'ignore',
  });
  await answers(`http://127.0.0.1:${port}/status`);
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browserPath, args: ['--automation'] },
  });
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .disableEnvironmentOverrides()
    .withCapabilities(capabilities)
    .build();
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 1000 });
  const newest = async () => {
    const tab = (await driver.getAllWindowHandles()).at(-1);
    if (tab) await driver.switchTo().window(tab);
    return driver;
  };
  return {
    goto: async (url) => (await newest()).get(url),
    url: async () => (await newest()).getCurrentUrl(),
    load: async (script) => (await newest()).executeScript(script),
    async find(body, asked) {
      const element: unknown = await (await newest()).executeScript(`const [asked] = arguments; ${body}`, asked);
      if (!(element instanceof WebElement)) return null;
      return {
        click: () => element.click(),
        type: (text) => element.sendKeys(text),
        toggle: () => element.sendKeys(' '),
        async choose(value) {
          for (const option of await element.findElements(By.css('option'))) {
            if ((await option.getAttribute('value')) === value) return option.click();
          }
          throw new Error(`There is no option ${value}.`);
        },
      };
    },
    read: async (body, asked) => (await newest()).executeScript(`const [asked] = arguments; ${body}`, asked),
    async close() {
      await driver.quit();
      await end(server);
    },
  };
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The program prints nothing.');
  for await (const line of createInterface({ input: stdout })) return line;
  throw new Error('Xvfb does not start.');
}

async function answers(url: string): Promise<void> {
  while (!(await fetch(url).catch(() => null))?.ok) await new Promise((resolve) => setTimeout(resolve, 50));
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null) return;
  const exited = once(program, 'exit');
  program.kill('SIGTERM');
  await exited;
}
