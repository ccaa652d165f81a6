/**
 * How every list that can be sorted takes a direction: `sort` names an order as people say it (newest, lowest rate), and
 * `reverse` turns it round: `reverse: t.arg.boolean(reverseArg)`, in the domain `reversed(order)`.
 */
export const reverseArg = {
  required: true,
  defaultValue: false,
  description: 'Turns the order round. What has no value to sort by stays at the end.',
} as const;
