import {
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';

export type Part = {
  name: string;
  place: string;
  description: string | null | undefined;
  deprecationReason?: string | null | undefined;
};

const below =
  (place: string) =>
  (one: Omit<Part, 'place'>): Part => ({ ...one, place: `${place}.${one.name}` });

function membersOf(type: GraphQLNamedType): Part[] {
  const within = below(type.name);
  if (isEnumType(type)) return type.getValues().map(within);
  if (isInputObjectType(type)) return Object.values(type.getFields()).map(within);
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => [
    within(field),
    ...field.args.map(below(`${type.name}.${field.name}`)),
  ]);
}

export const partsOf = (schema: GraphQLSchema): Part[] =>
  Object.values(schema.getTypeMap())
    .filter((type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type))
    .flatMap((type) => [{ ...type, place: type.name }, ...membersOf(type)]);
