/** A possible next version of the schema: one more index, and one more store. */
export const schemaVersions = [
  {
    version: 1,
    stores: {
      records: 'id, kind, [kind+parent], parent',
      outbox: '++order, &id',
      refused: 'id, at',
      sources: 'sha256',
      columns: 'key, usedAt',
      transfers: 'key, project, state',
      kv: 'key',
    },
  },
  { version: 2, stores: { records: 'id, kind, [kind+parent], parent, [kind+engine+parent]' } },
  { version: 3, stores: { history: '++order, [project+undone]' } },
  { version: 4, stores: { versions: 'id, chart' } },
  { version: 5, stores: { pictures: 'id' } },
  { version: 6, stores: { records: 'id, kind, [kind+parent], parent, [kind+engine+parent], deleted', drafts: 'id' } },
]
