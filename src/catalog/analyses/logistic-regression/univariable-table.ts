import type { Checkpoint } from '#engine/checkpoint.ts'
import type { Frame } from '#engine/frame/frame.ts'
import { aloneQuestion, standsAlone } from '../../kit/alone.ts'
import { buildTable, notice } from '../../kit/build-table.ts'
import type { ModelTerms } from '../../kit/compound-options.ts'
import type { LevelValue } from '../../kit/data-dictionary.ts'
import { orEmpty } from '../../kit/or-empty.ts'
import type { OutcomeTable, TermCell } from '../../kit/outcome.ts'
import { termCell } from '../../kit/term-cells.ts'
import { termKey } from '../../kit/term-text.ts'
import { definition } from './definition.ts'
import { type Estimate, type Fitted, fitModel } from './fit-model.ts'

interface Settings {
  readonly outcome: string
  readonly event: LevelValue | null
  readonly terms: ModelTerms
  readonly confidence: number
}

interface Beside {
  readonly cell: TermCell
  readonly alone: Alone | null
}

interface Alone {
  readonly n: number
  readonly events: number
  readonly own: Estimate
}

/** Each term in a model of its own, beside the model of all; a note names the terms that have no finite estimate alone. */
export async function univariableTable(
  frame: Frame,
  together: Fitted,
  settings: Settings,
  checkpoint: Checkpoint,
): Promise<OutcomeTable> {
  const { design } = together.prepared
  const joint = new Map(together.estimates.map((one) => [termKey(one.cell), one]))
  const rows: Beside[] = []
  const impossible: TermCell[] = []
  for (const term of settings.terms.terms.filter(standsAlone)) {
    const question = aloneQuestion(term, settings.terms, design, { outcome: settings.outcome, weight: null })
    const own = await fitModel(frame, question, settings, checkpoint)
    if ('refused' in own) {
      impossible.push(termCell(term))
      const index = design.terms.findIndex((planned) => termKey(termCell(planned.term)) === termKey(termCell(term)))
      for (const { cell } of together.estimates.filter((one) => one.term === index)) rows.push({ cell, alone: null })
    } else
      for (const estimate of own.estimates.slice(1))
        rows.push({ cell: estimate.cell, alone: { n: own.model.n, events: own.model.events, own: estimate } })
  }
  return buildTable(definition, 'univariable', {
    params: { level: { confidence: settings.confidence } },
    columns: [
      'term',
      'n',
      'events',
      'ratio',
      'interval',
      'p',
      'togetherN',
      'togetherEvents',
      'togetherRatio',
      'togetherInterval',
      'togetherP',
    ],
    rows: rows.map(({ cell, alone }) => {
      const beside = joint.get(termKey(cell))
      return {
        cells: {
          term: cell,
          ...(alone === null
            ? {}
            : {
                n: alone.n,
                events: alone.events,
                p: orEmpty(alone.own.p),
                ...ratioOf(alone.own, 'ratio', 'interval'),
              }),
          togetherN: together.model.n,
          togetherEvents: together.model.events,
          togetherP: orEmpty(beside?.p ?? Number.NaN),
          ...ratioOf(beside, 'togetherRatio', 'togetherInterval'),
        },
      }
    }),
    notes: [
      notice(definition, 'univariable-rows'),
      ...(impossible.length > 0
        ? [notice(definition, 'univariable-impossible', { terms: impossible }, { weight: 'warning' })]
        : []),
    ],
  })
}

function ratioOf<R extends string, I extends string>(one: Estimate | undefined, ratio: R, interval: I) {
  const exp = (value = Number.NaN) => orEmpty(Math.exp(value))
  return {
    [ratio]: exp(one?.estimate),
    [interval]: { lower: exp(one?.lower), upper: exp(one?.upper) },
  } as Record<R, ReturnType<typeof orEmpty>> &
    Record<I, { readonly lower: ReturnType<typeof orEmpty>; readonly upper: ReturnType<typeof orEmpty> }>
}
