import { expect, it } from 'vitest';
import { periodNames, periods } from '../../server/domain/core/limits/periods.ts';
import { staying } from '../../server/domain/lifecycle/retention/staying.ts';
import { testApp } from '../support/fixtures.ts';

/** The privacy page says what the removal does, as the settings have it. */

const app = testApp({
  environment: { KEEP_GUESTS_DAYS: '730', KEEP_UPLOADS_DAYS: '2', KEEP_ACTIVITY_DAYS: '31' },
});

it('names every period, and everything that stays after a deletion', async () => {
  const html = await (await fetch(`${app.url}/privacy`)).text();
  const text = html.replaceAll('<!-- -->', '').replaceAll('&#x27;', "'");
  const set = new Map([
    ['guests', 730],
    ['uploads', 2],
    ['activity', 31],
  ]);
  for (const name of periodNames) {
    const days = set.get(name) ?? periods[name].days;
    expect(text).toContain(
      `${periods[name].data}: ${days === 1 ? '1 day' : `${days} days`} after ${periods[name].from}.`,
    );
  }
  for (const { data, reason } of staying) expect(text).toContain(`${data}: ${reason}.`);
});
