import type { Random } from './random.ts';
import type { StatusName } from './reference.ts';

type Weights = readonly (readonly [StatusName | null, number])[];

/** What has become of requests of a certain age, in days; the last one is for all that are older. */
const withSubscription: readonly (readonly [untilDays: number, Weights])[] = [
  [
    0.5,
    [
      ['New', 4],
      [null, 1],
    ],
  ],
  [
    3,
    [
      ['New', 5],
      ['In discussion', 6],
      [null, 2],
    ],
  ],
  [
    7,
    [
      ['In discussion', 6],
      ['Interview planned', 5],
      ['New', 1],
      [null, 1],
    ],
  ],
  [
    14,
    [
      ['In discussion', 4],
      ['Interview planned', 4],
      ['Trial shift', 5],
      ['No answer', 2],
      ['Rejected', 3],
      [null, 1],
    ],
  ],
  [
    Number.POSITIVE_INFINITY,
    [
      ['Hired', 12],
      ['Rejected', 5],
      ['No answer', 4],
      ['In discussion', 2],
      ['Trial shift', 1],
      [null, 1],
    ],
  ],
];
/** The employer cannot write. */
const withoutSubscription: typeof withSubscription = [
  [
    10,
    [
      ['New', 5],
      [null, 6],
    ],
  ],
  [
    Number.POSITIVE_INFINITY,
    [
      ['No answer', 4],
      ['Rejected', 1],
      [null, 6],
    ],
  ],
];

/** A status that fits the days the two have had to talk. Who has applied has answered. */
export function statusByAge(
  random: Random,
  { isAsked, isPaid, days }: { isAsked: boolean; isPaid: boolean; days: number },
): StatusName | null {
  const table = isPaid ? withSubscription : withoutSubscription;
  const [, weights] = table.find(([untilDays]) => days < untilDays) ?? [0, [[null, 1]] satisfies Weights];
  const status = random.weighted(weights);
  return isAsked || (status !== null && status !== 'No answer') ? status : 'New';
}
