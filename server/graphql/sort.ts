/**
 * The direction argument of sortable lists: `sort` names an order such as newest or lowest rate, and `reverse` inverts
 * it: `reverse: t.arg.boolean(reverseArg)`, in the domain `withDirection(order, reverse)`.
 */
export const reverseArg = {
  required: true,
  defaultValue: false,
  description: 'Turns the order round. What has no value to sort by stays at the end.',
} as const;
