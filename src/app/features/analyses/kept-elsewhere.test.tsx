// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { loadExamples } from '#catalog/examples.ts'
import { analysisTitles, loadAnalysis } from '#catalog/index.ts'
import type { Json } from '#catalog/kit/json.ts'
import { namesOf } from '#catalog/kit/names.ts'
import type { Outcome } from '#catalog/kit/outcome/outcome.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import { createRandom } from '#tests/support/random.ts'
import { spoilt } from '#tests/support/spoilt-json.ts'
import { testPage } from '#tests/support/test-page.tsx'
import type { AnalysisRecord } from '../../data/datasets/analysis.ts'
import { isShowable } from '../../outcome/is-showable.ts'
import { runExample } from '../../workers/run-example.ts'
import { AnswerView } from './answer-view.tsx'
import { SplitResult } from './split-result.tsx'

const page = testPage()
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

test.each(analysisTitles.map(({ id }) => id))(
  '[D7] what a project file keeps with %s is not shown, or can be drawn',
  async (id) => {
    const entry = (await loadAnalysis(id)) ?? expect.fail(`there is no ${id}`)
    const example = (await loadExamples('analyses', id))?.[0] ?? expect.fail(`${id} has no example`)
    const { outcome, dictionary } = await runExample('analyses', id, example)
    const analysis: AnalysisRecord = {
      id: 'a',
      kind: 'analysis',
      project: 'p',
      dataset: 'd',
      type: id,
      version: 1,
      title: 't',
      order: 'a0',
      createdAt: 1,
      latest: '',
      options: {},
      conventions: {},
    }
    const display = { settings: displaySettings('zh'), names: namesOf(dictionary) }
    const shown = { entry, analysis, dictionary, display, onRemedy: () => undefined }
    const random = createRandom(9000)
    let drawn = 0
    const level = { variable: 'c1', level: 'a' }
    for (let k = 0; k < 12; k++) {
      const whole =
        random.next() < 0.8 ? outcome : { status: 'split', by: level, missing: 1, parts: [{ level, outcome }] }
      const kept = spoilt(JSON.parse(JSON.stringify(whole)) as Json, random) as unknown as Outcome
      if (!isShowable({ outcome: kept, engineVersion: 'file', dataVersion: '', question: '', at: 0 }, entry)) continue
      page.show(
        kept.status === 'split' ? <SplitResult {...shown} split={kept} /> : <AnswerView {...shown} answer={kept} />,
      )
      page.clear()
      drawn++
    }
    expect(drawn).toBeGreaterThan(0)
  },
)
