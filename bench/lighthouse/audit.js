import { argv, stdout } from 'node:process';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

/**
 * `node audit.js CHROMIUM URL…`: two Lighthouse runs of each page on its throttled phone, as one line of JSON each. Runs in the
 * Node.js of this folder, which is newer than the product's.
 */

const [, , chromePath, ...urls] = argv;
const chrome = await launch({ chromePath, chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu'] });
try {
  for (const url of urls) {
    const run = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error' });
    if (!run) throw new Error(`No result for ${url}.`);
    const { audits, categories, runtimeError } = run.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    // Lighthouse estimates by default. This run really slows the browser and its network down.
    const slowed = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance'],
      throttlingMethod: 'devtools',
    });
    if (!slowed || slowed.lhr.runtimeError) throw new Error(`No result for ${url}, slowed down.`);
    const valuesOf = (all) =>
      Object.fromEntries(
        ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'].map((id) => [
          id,
          all[id]?.numericValue,
        ]),
      );
    const line = {
      scores: Object.fromEntries(Object.entries(categories).map(([id, { score }]) => [id, Math.round(score * 100)])),
      // Milliseconds, but for the shift.
      estimated: valuesOf(audits),
      measured: valuesOf(slowed.lhr.audits),
      failed: Object.values(categories)
        .filter(({ id }) => id !== 'performance')
        .flatMap(({ auditRefs }) => auditRefs)
        .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    };
    stdout.write(`${JSON.stringify(line)}\n`);
  }
} finally {
  chrome.kill();
}
