import { expect, it } from 'vitest';
import { subscriptionVariables } from './subscriptionList.ts';

const asked = (search: string) => subscriptionVariables(new URLSearchParams(search));

it('asks for subscriptions that make premium, that do not, and whose payment failed', () => {
  expect(asked('')).toEqual({
    filter: { active: null, status: null, gift: null },
    sort: 'CREATED',
    reverse: false,
    first: 100,
    page: 1,
  });
  expect(asked('status=active&kind=paid').filter).toEqual({ active: true, status: null, gift: false });
  expect(asked('status=over&kind=gift').filter).toEqual({ active: false, status: null, gift: true });
  expect(asked('status=failed').filter).toEqual({ active: null, status: 'PAST_DUE', gift: null });
  expect(asked('status=maybe&kind=1&sort=start')).toEqual(asked(''));
});

it('sorts by the end, the next to end first', () => {
  expect(asked('sort=period_end')).toMatchObject({ sort: 'PERIOD_END', reverse: false });
  expect(asked('sort=-period_end')).toMatchObject({ sort: 'PERIOD_END', reverse: true });
});
