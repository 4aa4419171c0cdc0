import { columnTypes, readFormula } from '#engine/expression/formula.ts'
import { toR } from '#engine/expression/to-r.ts'
import type { CheckRule } from '#engine/methods/rules/check-rule.ts'
import { columnInfo } from '../../kit/data-dictionary.ts'
import { rColumn, rName, rNumber, rString, rVector } from '../../kit/r/r-code.ts'
import type { ScriptData } from '../../kit/r/r-script.ts'
import type { StepRScript } from '../../kit/step.ts'
import { groupHelpers, rGroupRows } from '../../kit/steps/r-group-rows.ts'
import type { definition } from './definition.ts'

export const rScript: StepRScript<typeof definition> = {
  script({ rules, name }, data) {
    const scripts = rules.map((rule) => ruleScript(rule, data))
    return {
      helpers: [...new Set(scripts.flatMap(({ helpers }) => helpers))],
      lines: [
        'problems <- rep(0, nrow(d))',
        'count <- function(bad) problems + (rep(bad, length.out = nrow(d)) %in% TRUE) # unknown is no problem',
        ...scripts.flatMap(({ lines }, k) => [`# ${titleOf(rules[k], k)}`, ...lines]),
        `d$${rName(name.trim())} <- problems`,
      ],
    }
  },
}

const titleOf = (rule: CheckRule | undefined, k: number) =>
  `rule ${k + 1}: ${rule?.text.trim() || rule?.kind}`.replace(/\s+/g, ' ')

interface Part {
  readonly helpers: readonly string[]
  readonly lines: readonly string[]
}

function ruleScript(rule: CheckRule, data: ScriptData): Part {
  const columns = rule.columns.map((id) => rColumn(data, id))
  const each = (bad: (x: string, id: string) => string): Part => ({
    helpers: [],
    lines: rule.columns.map((id) => `problems <- count(${bad(rColumn(data, id), id)})`),
  })
  switch (rule.kind) {
    case 'range': {
      const ends = (x: string) => [
        ...(rule.low === null ? [] : [`${x} < ${rNumber(rule.low)}`]),
        ...(rule.high === null ? [] : [`${x} > ${rNumber(rule.high)}`]),
      ]
      return each((x) => ends(x).join(' | '))
    }
    case 'values':
      return each((x, id) => {
        const isText = columnInfo(data, id)?.type === 'text'
        return `!is.na(${x}) & !(${x} %in% ${rVector(isText ? rule.values.map(String) : rule.values)})`
      })
    case 'required':
      return each((x) => `is.na(${x})`)
    case 'unique': {
      const keys = [...rule.within, ...rule.columns]
      const known = columns.map((x) => `!is.na(${x})`).join(' & ')
      return {
        helpers: groupHelpers(keys),
        lines: [
          ...rGroupRows(data, keys),
          `problems <- count(g %in% which(tabulate(g) > 1) & ${known}) # all rows of a key`,
        ],
      }
    }
    case 'order': {
      const byDay = rule.columns.some((id) => columnInfo(data, id)?.type === 'date')
      const dates = columns.map((x) => (byDay ? `as.Date(${x})` : x))
      return {
        helpers: [],
        lines: dates
          .slice(1)
          .map((x, k) => `problems <- count(${x} < pmax(${dates.slice(0, k + 1).join(', ')}, na.rm = TRUE))`),
      }
    }
    case 'formula': {
      const types = columnTypes(data.columns)
      const { expression } = readFormula(rule.formula, types, 'condition')
      const { code, helpers } = toR(expression, types, { column: (id) => rColumn(data, id), text: rString })
      return { helpers, lines: [`problems <- count(!(${code}))`] }
    }
  }
}
