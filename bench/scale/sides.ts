import { join } from 'node:path';
import type { OnClose } from '../command.ts';
import { type MeasuredDatabase, openMeasuredDatabase, smallData } from '../database.ts';
import { type MeasuredServer, startProduct } from '../servers.ts';
import { type Connection, connectTo } from './latency.ts';

/** A database, the product on it, and one connection to the product. */
export type Side = MeasuredDatabase & { jobSeekers: number; server: MeasuredServer; connection: Connection };

/** Builds the database in a folder of its own, unless it is there already. */
export async function openSide(
  onClose: OnClose,
  options: { small: boolean; data: string; jobSeekers: number; fresh: boolean; node: string[] },
  say: (line: string) => void,
): Promise<Side> {
  const { jobSeekers, fresh } = options;
  const dataDir = options.small ? smallData : join(options.data, String(jobSeekers));
  const database = await openMeasuredDatabase({ dataDir, jobSeekers, fresh }, say);
  onClose(database.close);
  const server = await startProduct(dataDir, options.node);
  onClose(server.stop);
  const connection = connectTo(server);
  onClose(connection.close);
  return { ...database, jobSeekers, server, connection };
}
