import type { Prisma } from '../../../generated/prisma/client.ts';
import type { Ctx } from '../context.ts';

type Models = Prisma.TypeMap['model'];
type ScalarsOf<Name extends keyof Models> = Models[Name]['payload']['scalars'];

/** The models whose rows have an integer id, as Prisma's client calls them. */
export type ModelWithId = {
  [Name in keyof Models]: ScalarsOf<Name> extends { id: number } ? Uncapitalize<Name> : never;
}[keyof Models];
export type RowOf<Model extends ModelWithId> = ScalarsOf<Capitalize<Model>> & { id: number };
export type WhereOf<Model extends ModelWithId> = NonNullable<
  Models[Capitalize<Model>]['operations']['count']['args']['where']
>;

/** What is used of a model that is a parameter. Prisma's own types are then a union that cannot be called. */
type Reads<Model extends ModelWithId> = {
  findMany: (args: object) => Promise<RowOf<Model>[]>;
  findUniqueOrThrow: (args: object) => Promise<RowOf<Model>>;
  count: (args: object) => Promise<number>;
};

export const readsOf = <Model extends ModelWithId>(db: Ctx['db'], model: Model) => db[model] as unknown as Reads<Model>;
