/** '134 waiters are looking for work in Singapore.' `isNarrowed` if there are filters besides job and city. */
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
  if (isNarrowed) return `${who}${where} ${count === 1 ? 'matches' : 'match'} your search.`;
  return `${who} ${count === 1 ? 'is' : 'are'} looking for work${where}${count === 0 ? ' right now' : ''}.`;
}
