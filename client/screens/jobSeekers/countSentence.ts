/**
 * How many there are: '134 waiters are looking for work in Singapore.' `isNarrowed` where more than job and city were
 * asked for.
 */
export function countSentence({
  count,
  singular,
  plural,
  city,
  isNarrowed,
}: {
  count: number;
  singular: string;
  plural: string;
  city: string | null;
  isNarrowed: boolean;
}): string {
  const who = `${count === 0 ? 'No' : count} ${(count === 1 ? singular : plural).toLowerCase()}`;
  const where = city ? ` in ${city}` : '';
  if (isNarrowed) return `${who}${where} ${count === 1 ? 'fits' : 'fit'} your search.`;
  return `${who} ${count === 1 ? 'is' : 'are'} looking for work${where}${count === 0 ? ' right now' : ''}.`;
}
