/** The value below which this share of the numbers is; NaN without numbers. */
export function quantilesOf(numbers: readonly number[]): (share: number) => number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return (share) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}
