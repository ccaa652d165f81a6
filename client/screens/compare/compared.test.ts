import { expect, it } from 'vitest';
import { readCompared } from '../../features/core/list/memberLists.ts';

it.each([
  ['', []],
  ['ids=', []],
  ['ids=7', [7]],
  ['ids=12,7', [12, 7]],
  ['ids=7,7,12', [7, 12]],
  ['ids=7,x,-1,0,1e3,9999999999,12', [7, 12]],
  ['ids=1,2,3,4,5', [1, 2, 3, 4]],
])('the address "%s" compares %j', (search, ids) => {
  expect(readCompared(new URLSearchParams(search))).toEqual(ids);
});
