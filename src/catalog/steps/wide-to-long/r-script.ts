import { widestType } from '#engine/frame/stack-cells.ts'
import { columnInfo } from '../../kit/data-dictionary.ts'
import { rColumn, rName, rVector } from '../../kit/r/r-code.ts'
import type { ScriptData } from '../../kit/r/r-script.ts'
import { rWidened } from '../../kit/r/r-widen.ts'
import type { StepRScript } from '../../kit/step.ts'
import type { StubGroup } from '../../kit/steps/step-options.ts'
import type { definition } from './definition.ts'
import { timeValues } from './time-values.ts'

export const rScript: StepRScript<typeof definition> = {
  script({ stubs: { times, groups }, time, drop }, data) {
    const used = new Set(groups.flatMap(({ columns }) => columns))
    const kept = data.columns.filter(({ id }) => !used.has(id)).map(({ name }) => name)
    const stacked = groups.map((group) => stack(group, data))
    const names = groups.map(({ name }) => rName(name.trim()))
    return {
      helpers: stacked.flatMap(({ helpers }) => helpers),
      lines: [
        'n <- nrow(d)',
        `row <- rep(seq_len(n), each = ${times.length})`,
        `place <- row + n * (rep(seq_len(${times.length}), n) - 1) # the cells of each row in turn`,
        `long <- d[row, ${kept.length === 0 ? 'character(0)' : rVector(kept)}, drop = FALSE]`,
        `long$${rName(time.trim())} <- rep(${rVector(timeValues(times))}, n)`,
        ...stacked.map(({ code }, k) => `long$${names[k]} <- ${code}[place]`),
        'd <- long',
        ...(drop
          ? [`d <- d[${names.map((name) => `!is.na(d$${name})`).join(' | ')}, , drop = FALSE] # measured at all`]
          : []),
      ],
    }
  },
}

function stack({ columns }: StubGroup, data: ScriptData): { code: string; helpers: readonly string[] } {
  const there = columns.flatMap((id) => (id === null ? [] : [columnInfo(data, id)])).filter((one) => one !== undefined)
  const type = widestType(there.map((column) => column.type))
  const widened = there.map((column) => rWidened(rColumn(data, column.id), column.type, type))
  const byId = new Map(there.map(({ id }, k) => [id, widened[k]?.code ?? '']))
  const [first] = widened
  const blank = `rep((${first?.code})[NA_integer_], n)`
  const parts = columns.map((id) => (id === null ? blank : byId.get(id)))
  return { code: `c(${parts.join(', ')})`, helpers: widened.flatMap(({ helpers }) => helpers) }
}
