/** The list that an address asks for, as the graph takes it. Apart, because it is part of every page's first load. */
export function listVariables(search: URLSearchParams) {
  const standing = search.get('standing');
  const kind = search.get('kind');
  return {
    filter: {
      active: standing === 'active' || (standing === 'over' ? false : null),
      status: standing === 'failed' ? ('PAST_DUE' as const) : null,
      gift: kind === 'gift' || (kind === 'paid' ? false : null),
    },
    sort: search.get('sort') === 'end' ? ('PERIOD_END' as const) : ('CREATED' as const),
  };
}
