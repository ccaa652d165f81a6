/** What a field of a request holds according to the documents. Bad values follow from this, not from the server's rules. */
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
  | 'numbers'
  | 'digits'
  | 'expiry'
  | 'mode'
  | 'group'
  | 'idFilter'
  | 'page'
  | 'direction'
  | 'words'
  | 'anything';

/** Fields that mean the same in the calls of every noun. */
export const commonKinds: Readonly<Record<string, Kind>> = {
  'path.id': 'id',
  'query.page': 'page',
  'query.page_size': 'page',
  'query.filters[orderByName]': 'direction',
  'query.filters[orderByCreatedAt]': 'direction',
};
