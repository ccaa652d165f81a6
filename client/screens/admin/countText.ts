/** The largest number that the server counts of what asks for work. */
const most = 100;

/** '7'; '100+' for as many as the server counts, or more. */
export function countText(...counts: readonly number[]): string {
  const sum = counts.reduce((all, one) => all + one, 0);
  return sum >= most ? `${most}+` : String(sum);
}
