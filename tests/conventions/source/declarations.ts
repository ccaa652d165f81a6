import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { type NodePath, parseSync, types as t, traverse } from '@babel/core';

/** `file#name`, with the path from the root. */
export type Key = string;

/** A function, constant or class at the top level of a file. */
export type Declaration = {
  file: string;
  name: string;
  kind: 'function' | 'constant' | 'class';
  /** The source text of the type parameters, or ''. */
  generics: string;
  /** The source text of the parameters, or '' for a constant. */
  parameters: string;
  /** The source text of the return type or the constant's type. Null without an annotation. */
  result: string | null;
  text: string;
  /** Declarations and imports that it refers to as values. */
  uses: ReadonlySet<Key>;
};

export type Source = {
  declarations: Declaration[];
  /** Type aliases by name, as source text. */
  aliases: ReadonlyMap<string, string>;
  /** Values imported by relative paths. `import *` is the name `*`. */
  imports: ReadonlySet<Key>;
};

export const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/node_modules\//.test(file))
    .toSorted();

/** The declaration with this key and everything that it refers to, directly or not. */
export function reachOf(
  declarations: ReadonlyMap<Key, Declaration>,
  key: Key,
  found = new Set<Declaration>(),
): Set<Declaration> {
  const declaration = declarations.get(key);
  if (!declaration || found.has(declaration)) return found;
  found.add(declaration);
  for (const used of declaration.uses) reachOf(declarations, used, found);
  return found;
}

/** The function of a verb (core/viewer/verb.ts), which is its last argument; everything else as it is. */
function functionOfVerb(value: t.Node | null | undefined): t.Node | null | undefined {
  const isVerb =
    t.isCallExpression(value) && t.isIdentifier(value.callee) && /^(?:v|adminV|publicV)erb$/.test(value.callee.name);
  return isVerb ? value.arguments.at(-1) : value;
}

/** What in a text of the code changes the database. */
export const writes =
  /\b(?:db|tx)\.(?:\w+\.(?:create|createMany|update|updateMany|upsert|delete|deleteMany)\b)|\.(?:\$transaction|insertInto|updateTable|deleteFrom)\(/;

/** Parses a TypeScript file. Shadowed names are told apart by scope. */
export function readSource(file: string, code = readFileSync(file, 'utf8')): Source {
  const ast = parseSync(code, {
    configFile: false,
    babelrc: false,
    filename: file,
    parserOpts: { plugins: ['typescript'] },
  });
  if (!ast) throw new Error(`${file} cannot be parsed.`);
  const textOf = (node: t.Node | null | undefined) => code.slice(node?.start ?? 0, node?.end ?? 0);
  const imports = new Map<string, Key>();
  const aliases = new Map<string, string>();
  const declarations = new Map<t.Node, Declaration & { uses: Set<Key> }>();

  const declare = (node: t.Node, name: string, given: t.Node | null | undefined, type?: t.Node | null) => {
    const value = functionOfVerb(given);
    const isFunction = t.isFunction(value);
    const annotation = isFunction ? value.returnType : type;
    declarations.set(node, {
      file,
      name,
      kind: isFunction ? 'function' : t.isClass(value) ? 'class' : 'constant',
      generics: isFunction ? textOf(value.typeParameters) : '',
      parameters: isFunction ? value.params.map(textOf).join(', ') : '',
      result: annotation ? textOf(annotation) : null,
      text: textOf(node),
      uses: new Set(),
    });
  };

  const readStatement = (statement: t.Statement | t.Declaration | null | undefined) => {
    if (t.isImportDeclaration(statement)) readImport(statement);
    else if (t.isExportNamedDeclaration(statement)) readStatement(statement.declaration);
    else if (t.isTSTypeAliasDeclaration(statement)) aliases.set(statement.id.name, textOf(statement.typeAnnotation));
    else if (t.isVariableDeclaration(statement)) {
      for (const one of statement.declarations) {
        if (t.isIdentifier(one.id)) declare(one, one.id.name, one.init, one.id.typeAnnotation);
      }
    } else if ((t.isFunctionDeclaration(statement) || t.isClassDeclaration(statement)) && statement.id) {
      declare(statement, statement.id.name, statement);
    }
  };

  const readImport = ({ source, specifiers, importKind }: t.ImportDeclaration) => {
    if (importKind === 'type' || !source.value.startsWith('.')) return;
    const target = normalize(join(dirname(file), source.value));
    for (const specifier of specifiers) {
      if (!t.isImportSpecifier(specifier)) imports.set(specifier.local.name, `${target}#*`);
      else if (specifier.importKind !== 'type') {
        const { imported } = specifier;
        imports.set(specifier.local.name, `${target}#${t.isIdentifier(imported) ? imported.name : imported.value}`);
      }
    }
  };

  for (const statement of ast.program.body) readStatement(statement);
  traverse(ast, {
    ReferencedIdentifier(path: NodePath) {
      if (!path.isIdentifier() || path.findParent((parent) => parent.isTSType())) return;
      const { name } = path.node;
      if (path.scope.getBinding(name)?.scope.path.isProgram() !== true) return;
      const owner = path.findParent(({ node }) => declarations.has(node));
      if (owner) declarations.get(owner.node)?.uses.add(imports.get(name) ?? `${file}#${name}`);
    },
  });
  return { declarations: [...declarations.values()], aliases, imports: new Set(imports.values()) };
}
