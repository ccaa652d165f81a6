import type { OnClose } from '../command.ts';
import type { MeasuredDatabase } from '../database.ts';
import { type MeasuredServer, startBareGraph, startBareRest, startMercurius, startProduct } from '../servers.ts';
import { bareGraph, byId, byMercurius, byText, searchQuery } from './graphTargets.ts';
import { byRest } from './restTargets.ts';
import type { Target } from './target.ts';

export type Api = 'GraphQL' | 'REST';

export type Name = 'bare' | 'id' | 'text' | 'mercurius' | 'bareRest' | 'rest';

/** What is measured, a row of the table. */
export type Row = {
  name: Name;
  title: string;
  api: Api;
  target: Target;
  /** What the connections of its server are called in PostgreSQL. */
  connections: string;
};

export type Started = {
  product: Awaited<ReturnType<typeof startProduct>>;
  /** The product without its memory of rendered pages. */
  forgetful: MeasuredServer;
  rows: Row[];
};

/** Starts all servers. The first row of each API is the bare server's. */
export async function startRows(
  onClose: OnClose,
  { db, url }: Pick<MeasuredDatabase, 'db' | 'url'>,
  { data, node }: { data: string; node: string[] },
): Promise<Started> {
  const closed = <Server extends MeasuredServer>(server: Server): Server => {
    onClose(server.stop);
    return server;
  };
  const product = closed(await startProduct(data, node));
  const forgetful = closed(await startProduct(data, node, { PAGE_CACHE_MEGABYTES: '0' }));
  const bare = closed(await startBareGraph(url));
  const restServer = closed(await startBareRest(url));
  const mercurius = closed(await startMercurius(url, { [searchQuery.id]: searchQuery.text }));
  const sexes = new Map((await db.sex.findMany()).map(({ id, name }) => [id, name]));
  const row = (name: Name, title: string, api: Api, connections: string, target: Target): Row => ({
    name,
    title,
    api,
    connections,
    target,
  });
  return {
    product,
    forgetful,
    rows: [
      row('bare', 'bare server', 'GraphQL', 'bare', bareGraph(bare)),
      row('id', 'GraphQL, by id', 'GraphQL', 'hourhand', byId(product)),
      row('text', 'GraphQL, by text', 'GraphQL', 'hourhand', byText(product)),
      row('mercurius', 'Mercurius with JIT', 'GraphQL', 'mercurius', byMercurius(mercurius)),
      row('bareRest', 'bare server, REST', 'REST', 'bare', byRest(restServer, sexes)),
      row('rest', 'REST', 'REST', 'hourhand', byRest(product, sexes)),
    ],
  };
}
