import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { settingsPage } from '../../scripts/settingsPage.ts';
import { maxDays, type Period, periods } from '../../server/domain/core/limits/periods.ts';
import { removals } from '../../server/domain/lifecycle/retention/remove.ts';
import { EnvError, parseEnv } from '../../server/start/env.ts';

/** Each period has a default, a setting or the reason why not, and a job; and the documents say what the table says. */

const example = readFileSync('.env.example', 'utf8');

const rows = Object.entries<Period>(periods);
const settings = rows.flatMap(([name, period]) => ('setting' in period ? [{ name, ...period }] : []));

describe('each period', () => {
  it.each(rows)('%s has a default, a setting or a reason, and a job', (name, period) => {
    expect(Number.isInteger(period.days)).toBe(true);
    if ('setting' in period) {
      expect(period.least).toBeGreaterThanOrEqual(1);
      expect(period.days).toBeGreaterThanOrEqual(period.least);
      expect(period.days).toBeLessThanOrEqual(maxDays);
    } else {
      expect(period.fixed).toMatch(/\.$/);
    }
    expect(removals).toHaveProperty(name, expect.any(Function));
  });

  it('has a setting of its own', () => {
    expect(new Set(settings.map(({ setting }) => setting)).size).toBe(settings.length);
  });
});

/** Made by `npm run generate`. */
it('docs/operate/settings.md is up to date', () => {
  expect(readFileSync('docs/operate/settings.md', 'utf8')).toBe(settingsPage());
});

describe.each(settings)('$setting', ({ name, data, days, from, least, setting }) => {
  it('is in .env.example with its default', () => {
    const minimum = least > 1 ? ` At least ${least}.` : '';
    expect(example).toContain(`\n# ${data}, after ${from}.${minimum}\n# ${setting}=${days}\n`);
  });

  it('is what it says, or the default', () => {
    expect(parseEnv({}).keptDays).toHaveProperty(name, days);
    for (const given of [least, days + 7, maxDays])
      expect(parseEnv({ [setting]: String(given) }).keptDays).toHaveProperty(name, given);
  });

  it.each([String(least - 1), '0', '-5', String(maxDays + 1), '1.5', '30 days', '1e2', 'never'])(
    'is refused as %j',
    (given) => {
      expect(() => parseEnv({ [setting]: given })).toThrow(
        new EnvError(`${setting}: must be a whole number of days from ${least} to ${maxDays}`),
      );
    },
  );
});
