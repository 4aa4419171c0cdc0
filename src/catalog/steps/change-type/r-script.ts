import { columnInfo } from '../../kit/data-dictionary.ts'
import { rColumn } from '../../kit/r/r-code.ts'
import type { StepOptionsOf, StepRScript } from '../../kit/step.ts'
import type { definition } from './definition.ts'

export const rScript: StepRScript<typeof definition> = {
  script(options, data) {
    const from = columnInfo(data, options.variable)?.type ?? 'number'
    if (from === options.type) return { helpers: [], lines: [] }
    const x = rColumn(data, options.variable)
    const { code, helpers } = conversion(x, from, options)
    return { helpers, lines: [`${x} <- ${code}`] }
  },
}

function conversion(
  x: string,
  from: 'number' | 'text' | 'date' | 'datetime',
  { type, numbersAs }: StepOptionsOf<typeof definition>,
): { code: string; helpers: readonly string[] } {
  if (type === 'number') return { code: `to_number(${x})`, helpers: ['to_number'] }
  if (type === 'text') {
    if (from === 'number') return { code: `number_text(${x})`, helpers: ['number_text'] }
    return {
      code: from === 'date' ? `format(${x}, "%Y-%m-%d")` : `format(${x}, "%Y-%m-%d %H:%M:%S", tz = "UTC")`,
      helpers: [],
    }
  }
  if (from === 'text') return { code: `as_date(${x})`, helpers: ['as_date'] }
  if (from === 'datetime') return { code: `as.Date(${x}, tz = "UTC")`, helpers: [] }
  if (numbersAs === 'serial') return { code: `as.Date(floor(${x}), origin = "1899-12-30")`, helpers: [] }
  return { code: `make_date(${x} %/% 10000, ${x} %/% 100 %% 100, ${x} %% 100)`, helpers: ['make_date'] }
}
