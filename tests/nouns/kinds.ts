/** The kinds of request fields according to the documents. Bad values are derived from these, not from the server's rules. */
export type Kind =
  | 'id'
  | 'chat'
  | 'hash'
  | 'text'
  | 'anyText'
  | 'email'
  | 'phone'
  | 'picture'
  | 'reference'
  | 'flag'
  | 'rate'
  | 'count'
  | 'day'
  | 'offerState'
  | 'numbers'
  | 'digits'
  | 'price'
  | 'expiry'
  | 'mode'
  | 'group'
  | 'idFilter'
  | 'page'
  | 'cursor'
  | 'time'
  | 'direction'
  | 'words'
  | 'anything';

/** Fields with the same meaning in the calls of all nouns. */
export const commonKinds: Readonly<Record<string, Kind>> = {
  'path.id': 'id',
  'query.page': 'page',
  'query.page_size': 'page',
  'query.cursor': 'cursor',
  'query.updated_since': 'time',
  'query.filters[orderByName]': 'direction',
  'query.filters[orderByCreatedAt]': 'direction',
};
