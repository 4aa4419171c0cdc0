import { describe, expect, test } from 'vitest'
import { shownFigures, styleOf } from '#app/outcome/chart-scene.ts'
import { type ExampleData, exampleFrame } from '#catalog/kit/example.ts'
import { kitMessages } from '#catalog/kit/messages.ts'
import { namesOf } from '#catalog/kit/names.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import { languages } from '#catalog/kit/words.ts'
import { load } from '#cli/entries.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import { renderSvg } from '#figure/render-svg.ts'
import { type Edge, each, edges, type Value } from './hostile-data.ts'
import { runExample } from './run-example.ts'
import { smallExamples } from './small-examples.ts'

/** Names as people type or paste them. */
const names: readonly string[] = [
  '对照组（常规治疗联合心理干预，每周两次，共十二周，由同一名护士随访）'.repeat(6),
  'Intention-to-treat population after exclusion of protocol deviations '.repeat(3),
  '👩🏽‍⚕️ 组 1',
  'مجموعة العلاج',
  '<b>&amp;"\'',
  'e\u0301\u0302\u0303 zero\u200bwidth',
]

/** Columns of text with other names of their levels. */
const renamed =
  (name: (level: Value, k: number) => string): Edge =>
  (data: ExampleData) =>
    each(data, ({ values }) => {
      const all = values as readonly Value[]
      if (!all.some((value) => typeof value === 'string')) return undefined
      const levels = [...new Set(all)]
      return all.map((value) => (value === null ? null : name(value, levels.indexOf(value))))
    })

const ofCharts: Readonly<Record<string, Edge>> = {
  ...edges,
  'long, foreign and odd names': renamed((_, k) => `${names[k % names.length]}${k < names.length ? '' : k}`),
  'each row its own level': (data) =>
    each(data, ({ values }) =>
      (values as readonly Value[]).some((value) => typeof value === 'string')
        ? values.map((_, k) => `level ${k}`)
        : undefined,
    ),
}

describe.each(await smallExamples(250, 'charts'))('$id', ({ id, definition, examples }) => {
  test.each(Object.keys(ofCharts))('%s: a figure with every coordinate a number, or words', async (name) => {
    const entry = await load('charts', id, 'plot')
    for (const example of examples) {
      const data = ofCharts[name]?.(example.data) ?? example.data
      const outcome = await runExample(id, { ...example, data }, 'charts')
      const answers = outcome.status === 'split' ? outcome.parts.map((part) => part.outcome) : [outcome]
      for (const answer of answers)
        if (answer.status === 'rejected')
          expect({ ...kitMessages, ...definition.messages }, example.id).toHaveProperty([answer.code])
      const style = styleOf({})
      for (const language of languages) {
        const display = { settings: displaySettings(language), names: namesOf(describeColumns(exampleFrame(data))) }
        const { joined, parts } = shownFigures(entry, outcome, style, display, (figures) => figures)
        for (const figure of [...joined, ...parts.flatMap(({ figures }) => figures)]) {
          const scene = figure.draw(style)?.scene
          if (scene === undefined) throw new Error(`${example.id}: ${figure.id} is not drawn`)
          // words of the data may contain these
          const svg = renderSvg(scene, { theme: 'light' }).replaceAll(/<(text|title|desc)[\s\S]*?<\/\1>/g, '')
          expect(svg.match(/NaN|Infinity|undefined/g), `${example.id}, ${language}`).toBeNull()
        }
      }
    }
  })
})
