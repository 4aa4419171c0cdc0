import { textOf } from '../../data/database/records.ts'
import type { RecordRow } from '../../data/database/user-database.ts'
import { datasetOf } from '../../data/datasets/dataset.ts'
import { ownData } from '../../data/own-data.ts'
import type { Go } from '../../search/go.ts'
import { ownTextsOf, type SearchItem } from '../../search/search-item.ts'

const KINDS = ['project', 'dataset', 'analysis', 'chart', 'variable']

/** The user's projects, datasets, variables, analyses and charts, the newest first. Variables that steps make are not among them. */
export async function ownItems(go: Go): Promise<readonly SearchItem[]> {
  const rows = await ownData().database.records.where('kind').anyOf(KINDS).toArray()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const alive = rows
    .filter((row) => isAlive(row, byId))
    .sort((a, b) => Number(b.fields.createdAt?.[0] ?? 0) - Number(a.fields.createdAt?.[0] ?? 0))
  const renamed = new Map(
    rows
      .filter(({ kind }) => kind === 'variable')
      .map((row) => [
        `${row.parent} ${textOf(row, 'column')}`,
        { name: textOf(row, 'name'), label: textOf(row, 'label') },
      ]),
  )
  return alive.flatMap((row): SearchItem[] => {
    const { id, kind, parent } = row
    const above = byId.get(parent)
    const path = [above ? byId.get(above.parent) : undefined, above].flatMap((one) => (one ? [nameOf(one)] : []))
    const hint = path.join(' / ')
    const title = nameOf(row)
    const item = { id, title, hint, texts: ownTextsOf(title) }
    if (kind === 'project') {
      const texts = ownTextsOf(title, [textOf(row, 'description')])
      return [{ ...item, group: 'project', texts, go: () => go({ to: '/project/show', search: { project: id } }) }]
    }
    const result = { ...item, texts: ownTextsOf(title, path) } // datasets may have results of one title
    if (kind === 'analysis') {
      const search = { dataset: parent, analysis: id }
      return [{ ...result, group: 'result', go: () => go({ to: '/dataAnalysis/show', search }) }]
    }
    if (kind === 'chart') {
      return [
        {
          ...result,
          group: 'result',
          go: () => go({ to: '/statistical/detail', search: { dataset: parent, chart: id } }),
        },
      ]
    }
    if (kind !== 'dataset') return []
    const { schema } = datasetOf(row)
    const variables = schema.columns.filter(({ include }) => include)
    return [
      { ...item, group: 'dataset', go: () => go({ to: '/dataHandle/show', search: { dataset: id } }) },
      ...variables.map((column): SearchItem => {
        const { name, label } = renamed.get(`${id} ${column.id}`) ?? { name: '', label: '' }
        return {
          group: 'variable',
          id: `${id} ${column.id}`,
          title: name || column.name,
          hint: title,
          texts: ownTextsOf(name || column.name, [label]),
          go: () => go({ to: '/dataHandle/show', search: { dataset: id, view: 'variables' } }),
        }
      }),
    ]
  })
}

const nameOf = (row: RecordRow) => textOf(row, 'title') || textOf(row, 'name')

function isAlive(row: RecordRow, byId: ReadonlyMap<string, RecordRow>): boolean {
  if (row.deleted === 1) return false
  if (row.parent === '') return true
  const above = byId.get(row.parent)
  return above !== undefined && isAlive(above, byId)
}
