import { afterAll, beforeAll, expect, it } from 'vitest';
import { lengthOf, periodNames, periods, staying } from '../../server/domain/retention/periods.ts';
import { startTestApp, type TestApp } from '../support/app.ts';

/** The privacy page says what the removal does. */

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('names every period, and everything that stays after a deletion', async () => {
  const html = await (await fetch(`${app.url}/privacy`)).text();
  const text = html.replaceAll('<!-- -->', '').replaceAll('&#x27;', "'");
  for (const name of periodNames) {
    expect(text).toContain(`${periods[name].data}: ${lengthOf(periods[name])} after ${periods[name].from}.`);
  }
  for (const { data, reason } of staying) expect(text).toContain(`${data}: ${reason}.`);
});
