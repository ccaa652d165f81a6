import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { limitsPage } from '../../scripts/limitsPage.ts';
import { settingsPage } from '../../scripts/settingsPage.ts';
import { type Budget, budgets } from '../../server/domain/core/limits/budgets.ts';
import { maxDays, type Period, periods } from '../../server/domain/core/limits/periods.ts';
import { removals } from '../../server/domain/lifecycle/retention/remove.ts';
import { EnvError, parseEnv, variableNames } from '../../server/start/env.ts';
import { sourcesIn } from './source/sources.ts';

it('each budget is spent by a verb', () => {
  const code = sourcesIn('server').map((file) => readFileSync(file, 'utf8'));
  const unused = Object.keys(budgets).filter(
    (name) => !code.some((text) => new RegExp(`(?:spend|requireBudget)\\(\\w+, '${name}'`).test(text)),
  );
  expect(unused).toEqual([]);
});

it('new accounts get less, never more', () => {
  const limits = Object.values<Budget>(budgets).flatMap((budget) => budget.limits);
  expect(limits.filter(({ allowed, newAccount = 0 }) => newAccount > allowed)).toEqual([]);
});

it('the documents list all of them', () => {
  expect(readFileSync('docs/limits.md', 'utf8')).toBe(limitsPage());
});

it.each(variableNames.filter((name) => /_PER_|^BUDGET_FACTOR$/.test(name)))(
  'the documents name %s, and say what it changes',
  (name) => {
    expect(limitsPage()).toContain(`\`${name}\``);
    expect(limitsPage({ [name]: '987' })).not.toBe(limitsPage());
  },
);

/** Each period of retention has a default, a setting or the reason why not, and a job; and the documents say what the table says. */

const example = readFileSync('.env.example', 'utf8');
const rows = Object.entries<Period>(periods);
const settings = rows.flatMap(([name, period]) => ('setting' in period ? [{ name, ...period }] : []));

it.each(rows)('%s has a default, a setting or a reason, and a job', (name, period) => {
  if ('setting' in period) {
    expect(period.least).toBeGreaterThanOrEqual(1);
    expect(period.days).toBeGreaterThanOrEqual(period.least);
    expect(period.days).toBeLessThanOrEqual(maxDays);
  } else {
    expect(period.fixed).toMatch(/\.$/);
  }
  expect(removals).toHaveProperty(name, expect.any(Function));
});

/** Made by `npm run generate`. */
it('docs/operate/settings.md is up to date', () => {
  expect(readFileSync('docs/operate/settings.md', 'utf8')).toBe(settingsPage());
});

it.each(settings)('$setting is in .env.example, and is what it says', ({ name, data, days, from, least, setting }) => {
  const minimum = least > 1 ? ` At least ${least}.` : '';
  expect(example).toContain(`\n# ${data}, after ${from}.${minimum}\n# ${setting}=${days}\n`);
  expect(parseEnv({}).keptDays).toHaveProperty(name, days);
  for (const given of [least, maxDays])
    expect(parseEnv({ [setting]: String(given) }).keptDays).toHaveProperty(name, given);
  const refusal = new EnvError(`${setting}: must be a whole number of days from ${least} to ${maxDays}`);
  for (const given of [String(least - 1), String(maxDays + 1), '1.5', '30 days', 'never'])
    expect(() => parseEnv({ [setting]: given })).toThrow(refusal);
});
