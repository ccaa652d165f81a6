import { readFileSync } from 'node:fs';
import { parseSync, types as t, traverse } from '@babel/core';
import { describe, expect, it } from 'vitest';
import { sourcesIn } from './source/declarations.ts';

/**
 * An object literal has more names than are written in it: `constructor`, `__proto__`, `toString`. What a client names is looked
 * up in a `Map`, or after `Object.hasOwn`. Only a `Record` or an index signature lets TypeScript look up any text, so these
 * are what is searched for.
 */

/** Look-ups whose key is never a client's, each with its reason. */
const accepted: Record<string, string> = {
  'leetLetters[digit]': 'A single character.',
  'lookalikes[letter]': 'A single character.',
  'given[name]': 'Named by our code.',
  'fieldDescriptions[field.name]': 'Named by our code.',
  'pageDescriptions[name]': 'Named by our code.',
  'typeDescriptions[type.name]': 'Named by our code.',
  'backfills[next.name]': 'Named by our code.',
  'column in row': 'A column of the schema.',
  'name in readFields': 'A field of the schema.',
  'row[field]': 'A column of the schema.',
  "refusals[error.code ?? '']": 'A code of Node.',
  'escapes[character]': 'A single character.',
  'needed[parent]': 'Reached only for the names of the table.',
  'constant[alias.slice(documentedName(alias).length + 2)]': 'An alias of our documents.',
  'forms[alias]': 'An alias of our documents.',
  'forms[documentedName(alias)]': 'An alias of our documents.',
  'groups[role]': 'A value of an enum.',
  'scalars[name]': 'Named by our code.',
  'descriptions[name]': 'Named by our code.',
  'values[named]': 'Named by our code.',
  'parameters[name]': 'Named by our code.',
  'both[one]': 'Named by our code.',
  'both[other]': 'Named by our code.',
  'texts[inSnakeCase(name)]': 'By the names of our own table.',
  'sentences[issue.expected]': 'A code of the validator.',
};

const isOpen = (annotation: string): boolean => /\bRecord<\s*string\b|\[\s*\w+\s*:\s*string\s*\]\s*:/.test(annotation);

/** Every look-up by a computed name in an object whose type permits all names. */
function lookupsIn(file: string, code = readFileSync(file, 'utf8')): string[] {
  const ast = parseSync(code, {
    configFile: false,
    babelrc: false,
    filename: file,
    parserOpts: { plugins: ['typescript'] },
  });
  if (!ast) throw new Error(`${file} cannot be parsed.`);
  const textOf = (node: t.Node) => code.slice(node.start ?? 0, node.end ?? 0);
  const found: string[] = [];
  traverse(ast, {
    MemberExpression(path) {
      const { object, property, computed } = path.node;
      if (!computed || t.isLiteral(property) || !t.isIdentifier(object)) return;
      // What is written cannot be read from a prototype.
      if (t.isAssignmentExpression(path.parent) && path.key === 'left' && path.parent.operator === '=') return;
      const binding = path.scope.getBinding(object.name)?.path;
      const declared = binding?.isVariableDeclarator() ? binding.node.id : binding?.node;
      if (!t.isIdentifier(declared) || !declared.typeAnnotation || !isOpen(textOf(declared.typeAnnotation))) return;
      const catalog = path.getFunctionParent()?.node ?? ast.program;
      const guard = `Object.hasOwn(${object.name}, ${textOf(property)})`;
      if (!textOf(catalog).includes(guard)) found.push(textOf(path.node));
    },
    BinaryExpression({ node }) {
      if (
        node.operator === 'in' &&
        !t.isLiteral(node.left) &&
        !t.isPrivateName(node.left) &&
        !t.isMemberExpression(node.left)
      )
        found.push(textOf(node));
    },
  });
  return found;
}

describe('look-ups by a name that may be a client’s', () => {
  it('are made in a Map or after Object.hasOwn', () => {
    const files = sourcesIn('server').filter((file) => !file.includes('/generated/'));
    const found = new Set(files.flatMap((file) => lookupsIn(file)));
    expect([...found].toSorted()).toEqual(Object.keys(accepted).toSorted());
  });

  it.each([
    ['a table', 'const table: Record<string, number> = { one: 1 }; export const f = (key: string) => table[key];'],
    [
      'a read-only table',
      'const table: Readonly<Record<string, number>> = {}; export const f = (k: string) => table[k];',
    ],
    ['an index signature', 'const table: { [key: string]: number } = {}; export const f = (k: string) => table[k];'],
    ['a parameter', 'export const f = (table: Record<string, number>, key: string) => table[key];'],
    ['the operator in', 'const table = { one: 1 }; export const f = (key: string) => key in table;'],
  ])('finds %s', (_, code) => {
    expect(lookupsIn('example.ts', code)).toHaveLength(1);
  });

  it.each([
    ['a Map', 'const table = new Map([["one", 1]]); export const f = (key: string) => table.get(key);'],
    ['a guard', 'const t: Record<string, 1> = {}; export const f = (k: string) => (Object.hasOwn(t, k) ? t[k] : 0);'],
    ['a known name', 'const table: Record<string, number> = { one: 1 }; export const f = () => table["one"];'],
  ])('accepts %s', (_, code) => {
    expect(lookupsIn('example.ts', code)).toEqual([]);
  });
});
