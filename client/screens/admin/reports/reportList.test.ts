import { expect, it } from 'vitest';
import { reportVariables } from './reportList.ts';

const asked = (search: string) => reportVariables(new URLSearchParams(search)).filter;

it('asks for open reports unless the address says otherwise', () => {
  expect(asked('')).toEqual({ open: true, kind: null });
  expect(asked('state=resolved&kind=job_offer')).toEqual({ open: false, kind: 'JOB_OFFER' });
  expect(asked('state=all&kind=nothing')).toEqual({ open: null, kind: null });
});
