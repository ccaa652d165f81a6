// What the sandbox stores and answers. The field names are checked against the official types; references are stored as
// ids and become objects only where a request asks to expand them.

export type Shape<T, Fields extends keyof T, Stored = unknown> = Omit<Pick<T, Fields>, keyof Stored> & Stored;

export type Metadata = Record<string, string>;

export type Common = 'id' | 'object' | 'created' | 'livemode';

export interface List<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}
