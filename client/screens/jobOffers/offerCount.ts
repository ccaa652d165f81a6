/** '134 job offers are available now'. */
export function offerCount(count: number): string {
  if (count === 1) return '1 job offer is available now';
  return `${count === 0 ? 'No' : count} job offers are available now`;
}
