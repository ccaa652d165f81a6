import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { limitsPage } from '../../scripts/limitsPage.ts';
import { type Budget, budgets } from '../../server/domain/core/limits/budgets.ts';
import { variableNames } from '../../server/start/env.ts';
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
