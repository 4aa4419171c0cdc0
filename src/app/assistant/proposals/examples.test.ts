import { describe, expect, test } from 'vitest'
import { applySteps, type StepRecord } from '#catalog/apply-steps.ts'
import { chartTitles } from '#catalog/charts.ts'
import { loadExamples } from '#catalog/examples.ts'
import { analysisTitles } from '#catalog/index.ts'
import type { DataDictionary } from '#catalog/kit/data-dictionary.ts'
import { exampleFrame } from '#catalog/kit/example.ts'
import { styleOptions } from '#catalog/kit/figures/figure-style.ts'
import { allOptions } from '#catalog/kit/options/common-options.ts'
import { readQuestion } from '#catalog/kit/options/read-question.ts'
import { stepExampleFrame } from '#catalog/kit/step.ts'
import type { StepOptionSpecs } from '#catalog/kit/steps/step-options.ts'
import { isOffered } from '#catalog/kit/summary.ts'
import { loadStepModules } from '#catalog/step-applies.ts'
import { stepTitles } from '#catalog/steps.ts'
import { loadDefinition } from '#cli/entries.ts'
import { checkFormula } from '#engine/expression/formula.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import type { Frame } from '#engine/frame/frame.ts'
import { entriesUnderTest } from '#tests/support/asked-entries.ts'
import { newId } from '#tests/support/test-device.ts'
import { writtenByModel } from '#tests/support/written-by-model.ts'
import { loadStepEntry } from '#tests/tools/step-golden.ts'
import { checkProposal, type ProposalEngine } from './check-proposal.ts'
import { readProposal } from './proposal.ts'

const dataset = newId()
const STEP = newId()

const applied = (source: Frame, steps: readonly StepRecord[]) =>
  applySteps({ source, sourceKey: 's', steps, load: loadStepModules })

const engineOn = (source: Frame): ProposalEngine => ({
  checkFormula: (typed, columns, result) => Promise.resolve(checkFormula(typed, columns, result)),
  afterSteps: async (steps) => {
    const { frame, reports } = await applied(source, steps)
    return { dictionary: describeColumns(frame), results: reports as never }
  },
})

/** What a model cannot name: records, and places in a figure. */
const unnamed = new Set([
  'model',
  'analysis',
  'saved-output',
  'dataset',
  'other-variable',
  'secret-key',
  'annotations',
  'moves',
  'cell-edits',
])

/** Whether options hold what a model may not write. */
function isUnnamed(specs: StepOptionSpecs, options: object): boolean {
  return Object.keys(options).some((leaf) => unnamed.has(specs[leaf.split('.', 1)[0] ?? '']?.kind ?? ''))
}

const offered = (entries: readonly { readonly id: string; readonly replacedBy?: string }[], id: string) =>
  entries.some((entry) => entry.id === id && isOffered(entry))

describe('what an example asks, written by names, is the same question', () => {
  test.each([
    ['analysis', analysisTitles, entriesUnderTest('analyses')],
    ['chart', chartTitles, entriesUnderTest('charts')],
  ] as const)(
    'every %s',
    async (kind, titles, entries) => {
      const differing: unknown[] = []
      let same = 0
      for (const { kind: folder, id } of entries) {
        if (!offered(titles, id)) continue
        const definition = await loadDefinition(id, folder)
        const specs = { ...allOptions(definition), ...(kind === 'chart' ? styleOptions : {}) }
        for (const example of (await loadExamples(folder, id)) ?? []) {
          const frame = exampleFrame(example.data)
          const dictionary = describeColumns(frame)
          const options = writtenByModel(specs, example.options, dictionary)
          const checked = await checkProposal({ kind, id, options }, dataset, dictionary, engineOn(frame))
          const read = (given: typeof example.options) =>
            readQuestion(definition, { version: definition.version, options: given }, dictionary).read
          const wanted = read(example.options)
          if ('misfits' in checked) {
            const isRefused = wanted.status === 'rejected' || isUnnamed(specs, example.options)
            if (!isRefused) differing.push([id, example.id, checked.misfits])
            continue
          }
          const found = readProposal(JSON.parse(JSON.stringify(checked.proposal)))
          if (found?.kind !== kind || JSON.stringify(read(found.options)) !== JSON.stringify(wanted))
            differing.push([id, example.id, checked.proposal])
          else same += 1
          if (wanted.status === 'incomplete') expect(checked.missing).toEqual(wanted.missing)
        }
      }
      expect(differing).toEqual([])
      expect(same).toBeGreaterThan(entries.length)
    },
    300_000,
  )

  test('every step', async () => {
    const differing: unknown[] = []
    let same = 0
    for (const { id } of entriesUnderTest('steps')) {
      if (!offered(stepTitles, id)) continue
      const { definition, examples } = await loadStepEntry(id)
      for (const example of examples) {
        const frame = stepExampleFrame(example)
        const dictionary: DataDictionary = describeColumns(frame)
        const options = writtenByModel(definition.options, example.options, dictionary)
        const proposed = { kind: 'steps', steps: [{ type: id, options }] } as const
        const checked = await checkProposal(proposed, dataset, dictionary, engineOn(frame))
        if ('misfits' in checked) {
          const isRefused = example.expect !== 'done' || isUnnamed(definition.options, example.options)
          if (!isRefused) differing.push([id, example.id, checked.misfits, options])
          continue
        }
        const found = readProposal(JSON.parse(JSON.stringify(checked.proposal)))
        const step = found?.kind === 'steps' ? found.steps[0] : undefined
        const made = (given: typeof example.options) =>
          applied(frame, [{ id: STEP, type: id, version: definition.version, enabled: true, options: given }])
        expect(step && (await made(step.options)).frame, `${id} ${example.id}`).toEqual(
          (await made({ ...example.options })).frame,
        )
        same += 1
      }
    }
    expect(differing).toEqual([])
    expect(same).toBeGreaterThan(15)
  })
})
