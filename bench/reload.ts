import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type Page } from 'playwright-core';
import { say } from '../server/commands/command.ts';
import { freePort } from '../server/database/embedded/freePort.ts';
import { chromiumOptions } from '../tests/support/chromium.ts';
import { measurement } from './command.ts';
import { smallData } from './database.ts';
import { medianOf } from './measure.ts';
import { readOptions } from './readOptions.ts';

/** How long a developer waits: from a change of the server's source to a page of the new server that works in the browser. */

const usage = `npm run bench:reload                  prints the times
  --small                             one change
  --rounds <number>                   how many changes (5)`;

const root = join(import.meta.dirname, '..');
const changed = join(root, 'server/http/requestSpans.ts');

await measurement(5, async (onClose) => {
  const { small, rounds = small ? '1' : '5' } = readOptions(usage, {
    small: { type: 'boolean', default: false },
    rounds: { type: 'string' },
  });
  const port = await freePort();
  const { NODE_ENV: _ofTheCaller, ...environment } = process.env;
  const development = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
    cwd: root,
    env: {
      ...environment,
      DATA_DIR: small ? smallData : join(root, 'var/bench-reload'),
      PORT: String(port),
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onClose(async () => {
    development.kill('SIGTERM');
    if (development.exitCode === null) await once(development, 'exit');
  });
  const started = lines(development.stdout, / is ready: /);
  await started.next();

  const browser = await chromium.launch(await chromiumOptions());
  onClose(() => browser.close());
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  // Vite bundles the packages for the first page, and has it load again when it finds another.
  await openPage(page, port);

  const restarts: number[] = [];
  const pages: number[] = [];
  for (let round = 0; round < Number(rounds); round += 1) {
    const began = performance.now();
    await utimes(changed, new Date(), new Date());
    await started.next();
    restarts.push(performance.now() - began);
    await openPage(page, port);
    pages.push(performance.now() - began);
  }
  say(
    `The new server listens after ${medianOf(restarts).toFixed(0)} ms, its page works after ${medianOf(pages).toFixed(0)} ms.`,
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
});

async function openPage(page: Page, port: number): Promise<void> {
  await page.goto(`http://localhost:${port}/`);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}

/** The lines that match. */
async function* lines(output: NodeJS.ReadableStream, pattern: RegExp): AsyncGenerator<string, void> {
  for await (const line of createInterface(output)) if (pattern.test(line)) yield line;
}
