// The stored and returned objects. Field names are checked against the official types. References are stored as ids and
// become objects only when a request expands them.

export type Shape<T, Fields extends keyof T, Stored = unknown> = Omit<Pick<T, Fields>, keyof Stored> & Stored;

export type Metadata = Record<string, string>;

export type Common = 'id' | 'object' | 'created' | 'livemode';

export interface List<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}
