/** Values of a record as text, to be compared with another version. */

export const yesNo = (value: boolean): string => (value ? 'Yes' : 'No');

/** The label of the chosen option. */
export const labelOf = <Value extends string | number>(
  options: readonly { value: Value; label: string }[],
  chosen: Value | null,
): string | undefined => options.find(({ value }) => value === chosen)?.label;
