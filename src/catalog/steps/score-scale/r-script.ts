import { rColumnName, rName, rNumber, rVector } from '../../kit/r/r-code.ts'
import type { StepOptionsOf, StepRScript } from '../../kit/step.ts'
import type { definition } from './definition.ts'

type Options = StepOptionsOf<typeof definition>

export const rScript: StepRScript<typeof definition> = {
  script(options, data) {
    const { items, reversed, lowest, highest, name, cutPoints, labels, bandName } = options
    const names = (ids: readonly string[]) => rVector(ids.map((id) => rColumnName(data, id)))
    const outside = [
      ...(lowest === null ? [] : [`x < ${rNumber(lowest)}`]),
      ...(highest === null ? [] : [`x > ${rNumber(highest)}`]),
    ].join(' | ')
    const target = `d$${rName(name.trim())}`
    return {
      helpers: [],
      lines: [
        `items <- d[${names(items)}]`,
        ...(outside === ''
          ? []
          : [`items[] <- lapply(items, function(x) replace(x, which(${outside}), NA)) # impossible answers`]),
        ...(reversed.length === 0
          ? []
          : [
              `items[${names(reversed)}] <- ${rNumber((lowest ?? 0) + (highest ?? 0))} - items[${names(reversed)}] # reversed`,
            ]),
        'answered <- rowSums(!is.na(items))',
        `score <- ${scoreCode(options)}`,
        `score[${tooFew(options)}] <- NA # too few answers`,
        `${target} <- score`,
        ...(cutPoints.length === 0
          ? []
          : [
              `d$${rName(bandName.trim())} <- findInterval(score, ${rVector(cutPoints)}) + 1`,
              `# ${labels.map((label, k) => `${k + 1} = ${label.replace(/\s+/g, ' ')}`).join(', ')}`,
            ]),
      ],
    }
  },
}

function scoreCode({ score, items, times, lowest, highest }: Options): string {
  const sum = 'rowSums(items, na.rm = TRUE)'
  const low = rNumber(lowest ?? 0)
  const code = {
    sum,
    mean: `${sum} / answered`,
    prorated: `${sum} * ${items.length} / answered`,
    percent: `100 * (${sum} / answered - ${low}) / (${rNumber(highest ?? 0)} - ${low})`,
  }[score]
  return times === 1 ? code : `${code} * ${rNumber(times)}`
}

function tooFew({ items, needed, least, leastShare }: Options): string {
  if (needed === 'all') return `answered < ${items.length}`
  return needed === 'count' ? `answered < ${least}` : `answered == 0 | answered / ${items.length} < ${leastShare}`
}
