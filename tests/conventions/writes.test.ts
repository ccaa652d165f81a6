import { describe, expect, it } from 'vitest';
import { type Declaration, readSource, sourcesIn } from './source/declarations.ts';

/**
 * Everything is written in a transaction of `server/domain/core/write`, which locks the people whom a write is for or about, looks at them
 * again, and resolves deadlocks. What a function does with a transaction that it is given is covered by the one who opened it.
 */

/** Functions that write in another way, each with its reason. */
const otherwise: Record<string, string> = {
  runBatch: 'Knows nothing of the domain. A batch that fails is tried again.',
  createAdmin: 'A command, which adds a person.',
  encryptTwoFactor: 'At a start: each row only if it is as it was read.',
  encryptWebhooks: 'At a start: each row only if it is as it was read.',
  noteUse: 'A single statement: a time in a row of the key that is used.',
  missesHashes: 'At a start, about no person.',
  readSecret: 'A secret of the product, about no person.',
  extendLease: 'A single statement about no person.',
  freeAbandoned: 'A single statement about no person.',
  takeRunning: 'A single statement about no person.',
  moveDelivered: 'A position in a chat, which a single statement only moves on.',
  moveSeen: 'A position in a chat, which a single statement only moves on.',
  forgetUnmailable: 'A single statement that skips what others have locked.',
  locked: 'Asks the payment provider in the transaction.',
};

const verbs = 'create|createMany|createManyAndReturn|update|updateMany|updateManyAndReturn|upsert|delete|deleteMany';
const opens = /\.\$transaction\(|\.transaction\(\)/;
const writesAlone = new RegExp(`\\bdb\\s*\\.\\w+\\s*\\.(?:${verbs})\\(`);
const sqlWrites = /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(/;
/** A connection from the pool: a parameter of the type `Sql`, or the context's `sql`. The one of a transaction is `tx`. */
const pooled = /\b(?!tx\b)\w+: Sql\b|\bsql\s*\.(?!ref|lit|table|join|raw)\w+\(/;

const isOtherwise = ({ text }: Declaration): boolean =>
  opens.test(text) ||
  writesAlone.test(text) ||
  (sqlWrites.test(text) && pooled.test(text) && !/\bwriteSql\(/.test(text));

const declarationsOf = (file: string, code?: string) => readSource(file, code).declarations;

describe('what the server writes', () => {
  it('is written by `write` and `writeSql`, or has a reason not to', () => {
    const files = sourcesIn('server').filter((file) => !/server\/(?:generated|domain\/core\/write)\//.test(file));
    expect(files.length).toBeGreaterThan(500);
    const found = files.flatMap((file) =>
      declarationsOf(file)
        .filter(isOtherwise)
        .map(({ name }) => name),
    );
    expect(found.toSorted()).toEqual(Object.keys(otherwise).toSorted());
  });
});

describe('the check', () => {
  it.each([
    ['a transaction of its own', 'const verb = (ctx: Ctx) => ctx.db.$transaction(async (tx) => tx.user.findMany());'],
    ['a single write', 'async function verb({ db }: Ctx) { await db.user.update({ where: { id: 1 }, data: {} }); }'],
    ['a write over two lines', 'const verb = (ctx: Ctx) => ctx.db.user\n  .delete({ where: { id: 1 } });'],
    ['hand-tuned SQL', "const verb = (ctx: Ctx) => ctx.sql\n  .deleteFrom('user').execute();"],
    ['hand-tuned SQL of a function', "const query = (kysely: Sql) => kysely.deleteFrom('user').execute();"],
    ['a transaction of hand-tuned SQL', 'const verb = (ctx: Ctx) => ctx.sql.transaction().execute(async () => {});'],
  ])('refuses %s', (_, code) => {
    expect(declarationsOf('server/domain/example.ts', code).map(isOtherwise)).toEqual([true]);
  });

  it.each([
    ['the wrapper', 'const verb = (ctx: Ctx) => write(ctx, [], (tx) => tx.user.delete({ where: { id: 1 } }));'],
    ['a part of any transaction', "const part = (tx: Tx) => kyselyIn(tx).deleteFrom('user').execute();"],
    ['a part of a transaction', "const part = (tx: Sql) => tx.deleteFrom('user').execute();"],
    ['a read', 'const verb = ({ db }: Ctx) => db.user.findMany();'],
  ])('accepts %s', (_, code) => {
    expect(declarationsOf('server/domain/example.ts', code).map(isOtherwise)).toEqual([false]);
  });
});
