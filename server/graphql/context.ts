import type { Ctx } from '../domain/core/context.ts';

/** What every resolver gets: the domain's context, and what only HTTP can do. */
export type GraphContext = Ctx & {
  /** Makes the browser the guest employer with this id, until then. Nothing outside of HTTP. */
  rememberGuest: (employerId: number, until: Date) => void;
  /** Where a mutation writes, if the context reads from a replica. */
  primary?: Pick<Ctx, 'db' | 'sql'>;
  /** Over HTTP: gives the whole response the status of a dependency that is down. */
  reportUnavailable?: () => void;
  /** The largest page of a list, 100 unless told. What runs in this process and is trusted may raise it. */
  maxPageSize?: number;
};
