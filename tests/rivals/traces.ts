import type pg from 'pg';

/**
 * What a database holds of some people, without what differs from run to run: ids, times and texts count as present or
 * absent; states, flags and counts by their value.
 */

type Column = { name: string; isValue: boolean };
type Table = { name: string; columns: Column[]; owners: string[] };

const tablesOfPeople = `
  SELECT c.table_name AS table, c.column_name AS name, c.data_type AS type,
    EXISTS (
      SELECT FROM pg_constraint k JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = ANY (k.conkey)
      WHERE k.contype = 'f' AND k.confrelid = '"user"'::regclass
        AND k.conrelid = format('%I', c.table_name)::regclass AND a.attname = c.column_name
    ) OR (c.table_name = 'user' AND c.column_name = 'id') AS "isOwner"
  FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
  WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE'
  ORDER BY c.table_name, c.ordinal_position`;

/** Not of the people, but of how often something was done. */
const isNoise = (table: string, column: string) =>
  ['audit_entry', 'stored_event'].includes(table) || ['popularity', 'version', 'position', 'size'].includes(column);

const isId = (column: string) => column === 'id' || column.endsWith('_id');

/** The tables of each pool, which are asked for once. */
const known = new WeakMap<pg.Pool, Promise<Table[]>>();

function tablesOf(pool: pg.Pool): Promise<Table[]> {
  const tables = known.get(pool) ?? readTables(pool);
  known.set(pool, tables);
  return tables;
}

async function readTables(pool: pg.Pool): Promise<Table[]> {
  const { rows } = await pool.query<{ table: string; name: string; type: string; isOwner: boolean }>(tablesOfPeople);
  const tables = new Map<string, Table>();
  for (const { table, name, type, isOwner } of rows) {
    if (isNoise(table, name)) continue;
    const known = tables.get(table) ?? { name: table, columns: [], owners: [] };
    tables.set(table, known);
    if (isOwner) known.owners.push(name);
    const isValue = ['boolean', 'USER-DEFINED', 'integer', 'bigint', 'numeric'].includes(type) && !isId(name);
    known.columns.push({ name, isValue });
  }
  return [...tables.values()].filter(({ owners }) => owners.length > 0);
}

/** One line for each row that belongs to any of these people, by the names they are given; sorted. */
export async function tracesOf(
  pool: pg.Pool,
  people: readonly (readonly [name: string, id: number])[],
): Promise<string[]> {
  const tables = await tablesOf(pool);
  const nameOf = new Map(people.map(([name, id]) => [id, name]));
  const ids = [...nameOf.keys()];
  const parts = tables.map(
    ({ name, owners }) =>
      `SELECT '${name}' AS "table", to_jsonb(r) AS "row" FROM "${name}" r
       WHERE ${owners.map((owner) => `r."${owner}" = ANY ($1)`).join(' OR ')}`,
  );
  const { rows } = await pool.query<{ table: string; row: Record<string, unknown> }>(parts.join(' UNION ALL '), [ids]);
  const byName = new Map(tables.map((table) => [table.name, table]));
  return rows
    .map(({ table, row }) => {
      const { columns = [], owners = [] } = byName.get(table) ?? {};
      const values = columns.flatMap(({ name, isValue }) => {
        const value = row[name];
        if (value === null || value === undefined) return [];
        if (owners.includes(name)) return [`${name}=${nameOf.get(Number(value)) ?? 'another person'}`];
        return [isValue ? `${name}=${value}` : name];
      });
      return `${table}: ${values.join(', ')}`;
    })
    .sort();
}
