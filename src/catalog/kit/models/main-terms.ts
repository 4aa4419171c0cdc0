import type { ColumnMeta, ColumnType } from '#engine/frame/frame.ts'
import type { ModelTerms } from '../options/compound-options.ts'

/** The covariates as terms: a categorical one, or a text, has an indicator for each level but the first. */
export function mainTerms(
  covariates: readonly string[],
  columns: readonly (Pick<ColumnMeta, 'id' | 'measure'> & { readonly type: ColumnType })[],
): ModelTerms {
  const byId = new Map(columns.map((column) => [column.id, column]))
  const factors = covariates.flatMap((id) => {
    const column = byId.get(id)
    const isFactor = column?.type === 'text' || column?.measure === 'nominal' || column?.measure === 'ordinal'
    return isFactor ? [[id, { reference: null, contrast: 'treatment' }] as const] : []
  })
  return { terms: covariates.map((id) => ({ kind: 'main', variable: id })), factors: Object.fromEntries(factors) }
}
