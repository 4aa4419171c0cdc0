import { widestType } from '#engine/frame/stack-cells.ts'
import type { ColumnInfo } from '../../kit/data-dictionary.ts'
import { rName, rString, rVector } from '../../kit/r/r-code.ts'
import { rWidened } from '../../kit/r/r-widen.ts'
import type { StepRScript } from '../../kit/step.ts'
import type { definition } from './definition.ts'
import { type Slot, slotsOf } from './slots.ts'

export const rScript: StepRScript<typeof definition> = {
  script(options, data, { otherFrames }) {
    const others = options.others.flatMap(({ dataset }) => otherFrames?.get(dataset) ?? [])
    const frames = ['d', ...others.map(({ frame }) => frame)]
    const { slots } = slotsOf(options, [data.columns, ...others.map(({ columns }) => columns)])
    const stacked = slots.map((slot) => stack(slot, frames))
    const origins = [options.here, ...others.map(({ name }) => name)]
    const origin = options.origin.trim()
    return {
      helpers: stacked.flatMap(({ helpers }) => helpers),
      lines: [
        `n <- c(${frames.map((frame) => `nrow(${frame})`).join(', ')})`,
        'stacked <- list()',
        ...slots.map(({ name }, k) => `stacked[[${rString(name)}]] <- ${stacked[k]?.code}`),
        ...(origin === '' ? [] : [`stacked[[${rString(origin)}]] <- rep(${rVector(origins)}, n)`]),
        'd <- data.frame(stacked, check.names = FALSE)',
      ],
    }
  },
}

function stack({ columns }: Slot<ColumnInfo>, frames: readonly string[]): { code: string; helpers: readonly string[] } {
  const type = widestType(columns.flatMap((column) => (column ? [column.type] : [])))
  const widened = columns.map(
    (column, k) => column && rWidened(`${frames[k]}$${rName(column.name)}`, column.type, type),
  )
  const [first] = widened.filter((one) => one !== undefined)
  const parts = widened.map((one, k) => one?.code ?? `rep((${first?.code})[NA_integer_], n[${k + 1}])`)
  return { code: `c(${parts.join(', ')})`, helpers: widened.flatMap((one) => one?.helpers ?? []) }
}
