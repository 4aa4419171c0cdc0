import { expect, test } from 'vitest'
import { labelled } from '#app/demo/chart-demo.ts'
import { chineseWords } from '#app/demo/chinese-words.ts'
import { englishWords } from '#app/demo/english-words.ts'
import type { ExampleColumn } from '#catalog/kit/example.ts'
import { demoExample } from '#cli/demo-data.ts'
import { entryIds } from '#cli/entries.ts'
import { runExample } from './run-example.ts'

const chinese = /\p{Script=Han}/u

/** The data that the demo of each chart draws, once. */
async function demoData() {
  const all = await Promise.all(entryIds('charts').map(async (id) => (await demoExample(id)).data))
  return [...new Map(all.map((data) => [data.id, data])).values()]
}

/** What a figure can write of a variable: its label or name, and the labels or texts of its levels. */
function textsOf({ name, label, valueLabels, values }: ExampleColumn): readonly string[] {
  const labels = new Map((valueLabels ?? []).map((level) => [String(level.value), level.label]))
  const levels = [...new Set<string | number | null>(values)].flatMap((value) =>
    typeof value === 'string' ? [value] : [],
  )
  return [label ?? name, ...labels.values(), ...levels.map((level) => labels.get(level) ?? level)]
}

test('an English reader’s demo has no Chinese word in a figure', async () => {
  const written = (await demoData()).flatMap(({ id, columns }) =>
    columns.flatMap((column) => textsOf(labelled(column, id, 'en')).map((text) => `${id}: ${text}`)),
  )
  expect(written.length).toBeGreaterThan(400)
  expect(written.filter((text) => chinese.test(text))).toEqual([])
})

test('a Chinese reader’s demo has Chinese names of variables; abbreviations and names of genes are the same in both', async () => {
  const written = (await demoData()).flatMap(({ id, columns }) =>
    columns.flatMap((column) =>
      textsOf(labelled(column, id, 'zh'))
        .slice(0, 1)
        .map((text) => `${id}: ${text}`),
    ),
  )
  const genes = ['CCNB1', 'CD8A', 'CDH1', 'ESR1', 'GZMB', 'MKI67', 'TP53', 'VEGFA'].map(
    (gene) => `signature-120: ${gene}`,
  )
  const sets = ['CELL_CYCLE', 'HYPOXIA', 'RANDOM_SET', 'SMALL_SET'].map((set) => `list-1200: ${set}`)
  expect(written.filter((text) => !chinese.test(text)).toSorted()).toEqual([
    'association-5233: SNP',
    ...sets,
    ...genes,
    'statins: IPTW',
    'statins: LDL-C(mmol/L)',
    'subgroups: HR',
  ])
})

test('no word is for a text that the data do not have, and labels change no value', async () => {
  const data = await demoData()
  for (const [id, texts] of [...Object.entries(englishWords), ...Object.entries(chineseWords)]) {
    const columns = data.find((one) => one.id === id)?.columns ?? []
    const known = new Set(columns.flatMap((column) => [...textsOf(column), column.name]))
    expect([id, Object.keys(texts).filter((text) => !known.has(text))]).toEqual([id, []])
    for (const language of ['zh', 'en'] as const)
      for (const column of columns) expect(labelled(column, id, language).values).toBe(column.values)
  }
})

test('the columns of a demo have the ids that an import gives them, which its options name', async () => {
  for (const { id, columns } of await demoData())
    expect([id, ...columns.map((column) => column.id)]).toEqual([id, ...columns.map((_, k) => `c${k + 1}`)])
})

test.each(entryIds('charts'))('%s draws its demo with the labels of either language', async (id) => {
  const example = await demoExample(id)
  for (const language of ['zh', 'en'] as const) {
    const columns = example.data.columns.map((column) => labelled(column, example.data.id, language))
    const outcome = await runExample(id, { ...example, data: { ...example.data, columns } }, 'charts')
    expect(outcome.status).toBe('done')
  }
})
