/**
 * Types for GraphQL documents of your own, for graphql-codegen: `export default { schema, documents, generates: { 'src/graphql/': typed } }`.
 * The generated `graphql()` turns a text into a document that the client takes, without the package `graphql`.
 */
export const typed = {
  preset: 'client' as const,
  presetConfig: { fragmentMasking: false },
  config: {
    documentMode: 'string',
    enumsAsTypes: true,
    useTypeImports: true,
    strictScalars: true,
    scalars: { DateTime: 'string', Upload: 'File | Blob' },
  },
};
