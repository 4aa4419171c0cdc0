import type { Column } from '#engine/frame/frame.ts'
import { rLiteral, rMissingLines, rName } from '../../kit/r/r-code.ts'
import type { StepRScript } from '../../kit/step.ts'
import type { definition } from './definition.ts'
import { placeEdits } from './place-edits.ts'

/** The program names rows by their place: it reads the file of these rows. */
export const rScript: StepRScript<typeof definition> = {
  script({ cells }, _data, { rows }) {
    if (rows === undefined) throw new Error('the program of corrections needs the rows')
    return {
      helpers: [],
      lines: [...placeEdits(rows, cells).edits].flatMap(([column, placed]) => {
        const target = `d$${rName(column.name)}`
        const places = placed.map(({ position }) => position + 1).join(', ')
        const values = `c(${placed.map(({ to }) => (to === null ? 'NA' : rLiteral(to))).join(', ')})`
        return [`${target}[c(${places})] <- ${inR(values, column.type)}`, ...rMissingLines(target, column)]
      }),
    }
  },
}

function inR(values: string, type: Column['type']): string {
  if (type === 'date') return `as.Date(${values})`
  return type === 'datetime' ? `as.POSIXct(${values}, tz = "UTC")` : values
}
