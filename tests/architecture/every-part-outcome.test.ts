import { strFromU8, unzipSync } from 'fflate'
import readXlsxFile from 'read-excel-file/universal'
import { describe, expect, test } from 'vitest'
import type { Plot } from '#catalog/kit/figures/plot.ts'
import { type Display, messageText } from '#catalog/kit/message.ts'
import { namesOf } from '#catalog/kit/names.ts'
import { allOptions } from '#catalog/kit/options/common-options.ts'
import { readOptions } from '#catalog/kit/options/read-options.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import type { ColumnSpec } from '#catalog/kit/outcome/columns.ts'
import type {
  Cell,
  Done,
  Exclusion,
  Notice,
  Outcome,
  Param,
  SummaryCell,
  TermPart,
} from '#catalog/kit/outcome/outcome.ts'
import { outcomeValues } from '#catalog/kit/outcome/outcome-values.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import { presentTable } from '#catalog/kit/present/present-table.ts'
import { presentReading, type ReadingModule } from '#catalog/kit/present/reading.ts'
import { analysisScript } from '#catalog/kit/r/analysis-script.ts'
import type { RScriptModule } from '#catalog/kit/r/r-script.ts'
import { languages } from '#catalog/kit/words.ts'
import { textTable } from '#cli/text-table.ts'
import { renderSvg } from '#figure/render-svg.ts'
import { writeDocx } from '#formats/docx/write-docx.ts'
import { copiedTable } from '#formats/html/copied-table.ts'
import { tablesToXlsx } from '#formats/xlsx/write-tables.ts'
import { ask, dictionary } from '#tests/fixtures/every-part/ask.ts'
import { patients } from '#tests/fixtures/every-part/data.ts'
import { definition } from '#tests/fixtures/every-part/definition.ts'
import { answered, examples } from '#tests/fixtures/every-part/examples.ts'
import { plots } from '#tests/fixtures/every-part/plot.ts'
import { rScript } from '#tests/fixtures/every-part/r-script.ts'
import { reading } from '#tests/fixtures/every-part/reading.ts'
import { summary } from '#tests/fixtures/every-part/summary.ts'
import { missingWords } from './missing-words.ts'

const outcome = doneOf(await ask(answered))
const weighted = doneOf(await ask({ ...answered, weight: 'times' }))
const dated = doneOf(
  await ask({ ...answered, 'survival.form': 'dates', 'survival.start': 'admitted', 'survival.time': 'seen' }),
)
const cells = outcome.tables.flatMap((table) =>
  table.columns.flatMap((column) =>
    table.rows.map((row) => ({
      spec: columnsOf(table.of)[column.of],
      cell: row.cells[column.id] ?? null,
      level: column.level,
    })),
  ),
)

function doneOf(answer: Outcome): Done {
  if (answer.status !== 'done') throw new Error(JSON.stringify(answer))
  return answer
}

function columnsOf(table: string): Readonly<Record<string, ColumnSpec>> {
  return Object.entries(definition.results.tables).find(([id]) => id === table)?.[1].columns ?? {}
}

const hasKeys = (of: unknown, ...keys: readonly string[]) =>
  typeof of === 'object' && of !== null && keys.every((key) => key in of)

describe('the compiler asks for each part that the kit has, and the outcome has it', () => {
  const parts: Readonly<Record<keyof Done, (part: Done) => boolean>> = {
    status: ({ status }) => status === 'done',
    sample: ({ sample }) => sample.total === 20 && sample.used === 18,
    tables: ({ tables }) => tables.length === 4 && tables.every(({ rows }) => rows.length > 1),
    figures: ({ figures }) => figures.length === 2,
    savedColumns: ({ savedColumns }) =>
      savedColumns.length === 2 && savedColumns.every(({ rowIds, values }) => rowIds.length === values.length),
    models: ({ models }) => models.every(({ vcov, coefficients }) => vcov.length === coefficients.length),
    checks: ({ checks }) => checks.length === 2,
    notices: ({ notices }) => notices.length > 1,
    facts: ({ facts }) => Object.keys(facts).length > 0,
  }
  test.each(Object.entries(parts))('%s', (_, has) => expect(has(outcome)).toBe(true))

  const kinds: Readonly<Record<ColumnSpec['kind'], (cell: Cell) => boolean>> = {
    label: (cell) => hasKeys(cell, 'variable'),
    term: (cell) => hasKeys(cell, 'product'),
    df: (cell) => typeof cell === 'number' || Array.isArray(cell),
    'p-value': (cell) => typeof cell === 'number',
    count: Number.isInteger,
    percent: (cell) => typeof cell === 'number' && cell < 1,
    summary: (cell) => hasKeys(cell, 'form'),
    text: (cell) => hasKeys(cell, 'text'),
    quantity: (cell) => typeof cell === 'number',
    key: (cell) => hasKeys(cell, 'key'),
    statistic: (cell) => hasKeys(cell, 'symbol', 'value'),
    interval: (cell) => hasKeys(cell, 'lower', 'upper'),
    estimate: (cell) => typeof cell === 'number',
  }
  test.each(Object.entries(kinds))('a column of the kind %s', (kind, fits) => {
    const filled = cells.filter(({ spec, cell }) => spec?.kind === kind && cell !== null)
    expect(filled.length).toBeGreaterThan(0)
    expect(filled.every(({ cell }) => fits(cell))).toBe(true)
  })

  const limits: Readonly<Record<Extract<ColumnSpec, { kind: 'interval' }>['of'], true>> = {
    estimate: true,
    ratio: true,
    percent: true,
    quantity: true,
  }
  test.each(Object.keys(limits))('an interval of the limits of %s', (of) => {
    expect(cells.some(({ spec, cell }) => spec?.kind === 'interval' && spec.of === of && cell !== null)).toBe(true)
  })

  const forms: Readonly<Record<SummaryCell['form'], true>> = {
    'mean-sd': true,
    'median-quartiles': true,
    'count-percent': true,
    count: true,
    marked: true,
  }
  test.each(Object.keys(forms))('a summary of the form %s', (form) => {
    expect(
      cells.some(({ cell }) => typeof cell === 'object' && cell !== null && 'form' in cell && cell.form === form),
    ).toBe(true)
  })

  const reasons: Readonly<Record<Exclusion['reason'], Done>> = {
    missing: outcome,
    infinite: outcome,
    'user-missing': outcome,
    'not-chosen': outcome,
    invalid: weighted,
    'one-group': outcome,
    'not-after-start': outcome,
    'before-start': dated,
  }
  test.each(Object.entries(reasons))('rows lost as %s', (reason, { sample }) => {
    expect(sample.excluded.find((lost) => lost.reason === reason)).toMatchObject({ count: 1 })
  })

  test('rows lost by a variable in one group, and columns that repeat under levels', () => {
    expect(outcome.sample.excluded).toContainEqual({
      variable: 'y',
      reason: 'user-missing',
      count: 1,
      group: { variable: 'arm', level: 2 },
    })
    const repeated = cells.filter(({ level }) => level !== undefined).map(({ spec }) => spec?.kind)
    expect(new Set(repeated)).toEqual(new Set(['summary', 'estimate']))
  })

  test('every part of a term, and every kind of parameter', () => {
    const products = cells.flatMap(({ cell }): readonly TermPart[] =>
      typeof cell === 'object' && cell !== null && 'product' in cell ? cell.product : [],
    )
    const shapes = ['variable', 'level', 'power', 'spline'].map((key) => products.some((part) => key in part))
    expect(shapes).toEqual([true, true, true, true])
    const params = [...outcome.notices, ...outcome.tables].flatMap((of): readonly Param[] => Object.values(of.params))
    expect(['number', 'string'].map((type) => params.some((param) => typeof param === type))).toEqual([true, true])
    const tags = ['level', 'p', 'fraction', 'confidence', 'estimate', 'code']
    expect(tags.filter((tag) => !params.some((param) => hasKeys(param, tag)))).toEqual([])
    expect(params.some((param) => Array.isArray(param) && param.some((item) => hasKeys(item, 'product')))).toBe(true)
  })

  test.each<Notice['weight']>(['note', 'warning'])('a remark of the weight %s', (weight) => {
    expect(outcome.notices.some((one) => one.weight === weight)).toBe(true)
  })
})

test('the outcome is JSON, and the same each time', async () => {
  expect(JSON.parse(JSON.stringify(outcome))).toEqual(outcome)
  expect(await ask(answered)).toEqual(outcome)
  expect(JSON.parse(JSON.stringify(weighted))).toEqual(weighted)
})

test('it is an entry like others: words in both languages, and its example is done', async () => {
  expect(
    missingWords({ summary, examples: examples.map(({ title, data }) => [title, data.title, data.source]) }),
  ).toEqual([])
  for (const { options, data } of examples) {
    expect(data).toBe(patients)
    expect(doneOf(await ask(options))).toEqual(outcome)
  }
})

const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const unfilled = /undefined|NaN|\{\w+\}|\[object/

describe.each(languages)('in %s', (language) => {
  const display: Display = { settings: displaySettings(language), names: namesOf(dictionary) }
  const tables = outcome.tables.map((table) => presentTable(definition, table, display))
  const read = presentReading({ reading } as ReadingModule, outcome.facts, display)
  const scenes = outcome.figures.map(({ data }) => (plots.means as Plot<object>).plot(data, { ...display, size: {} }))
  const title = tables[0]?.title ?? ''

  test('tables, reading and remarks have no gaps in their words', () => {
    expect(JSON.stringify([tables, read])).not.toMatch(unfilled)
    expect(title).toContain('A <b> & _c_')
    expect(read.paragraphs).toHaveLength(2)
    for (const { code, params } of [...outcome.notices, ...outcome.checks]) {
      const words = Object.entries(definition.messages).find(([known]) => known === code)?.[1]
      if (words === undefined) throw new Error(`${code} has no words`)
      expect(messageText(words, params, { ...display, messages: definition.messages })).not.toMatch(unfilled)
    }
  })

  test('figures are drawn', () => {
    for (const scene of scenes)
      expect(renderSvg(scene, { theme: 'print' })).not.toMatch(/NaN|undefined|Infinity|<control>/)
  })

  test('Word holds every cell, and what the data say is no markup', async () => {
    const figures = scenes.map((scene) => {
      const { width, height, description } = scene
      return { title: description, description, width, height, png, svg: renderSvg(scene, { theme: 'print' }) }
    })
    const methods = { heading: 'Methods', text: read.methods }
    const blob = await writeDocx({ title, text: [{ paragraphs: read.paragraphs }], tables, figures, methods })
    const files = unzipSync(new Uint8Array(await blob.arrayBuffer()))
    const xml = strFromU8(files['word/document.xml'] ?? new Uint8Array())
    const text = [...xml.matchAll(/<w:t[^>]*>([^<]*)</g)].map(([, inner = '']) => plainXml(inner)).join('')
    for (const { body, notes } of tables) {
      for (const { cells: row } of body) for (const cell of row) expect(text).toContain(runText(cell))
      for (const note of notes) expect(text).toContain(note)
    }
    expect(xml).not.toContain('<control>')
    expect(Object.keys(files).filter((name) => name.startsWith('word/media/')).length).toBeGreaterThanOrEqual(2)
  })

  test('Excel holds every number at full precision', async () => {
    const sheets = await readXlsxFile(tablesToXlsx(tables))
    expect(sheets).toHaveLength(tables.length)
    for (const [k, { body, head }] of tables.entries())
      for (const [r, { cells: row }] of body.entries())
        expect(sheets[k]?.data[1 + head.length + r]).toEqual(
          row.map(({ raw, text }) => raw ?? (text === '' ? null : text)),
        )
  })

  test('the clipboard and the terminal hold a line for each row', () => {
    for (const table of tables) {
      const { html, text } = copiedTable(table)
      expect(html).not.toContain('<control>')
      expect(html.match(/<tr>/g)).toHaveLength(table.body.length + 1)
      expect(text.split('\n')).toHaveLength(table.body.length + table.notes.length + 2)
      const lines = textTable(table).split('\n')
      expect(lines).toHaveLength(table.body.length + table.notes.length + 6)
      for (const { cells: row } of table.body)
        for (const cell of row) expect(lines.some((line) => line.includes(cell.text))).toBe(true)
    }
  })
})

function plainXml(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
}

function runText({ runs }: { readonly runs: readonly { readonly text: string }[] }): string {
  return runs.map(({ text }) => text).join('')
}

describe('split and weights', () => {
  test('in each ward the parts are as large as the wards, and name their rows by their ids', async () => {
    const split = await ask({ ...answered, splitBy: 'ward' })
    if (split.status !== 'split') throw new Error(JSON.stringify(split))
    expect(split.missing).toBe(1)
    expect(split.parts.map(({ level }) => level.level)).toEqual(['east', 'west'])
    const parts = split.parts.map((part) => doneOf(part.outcome))
    expect(parts.map(({ sample }) => sample.total)).toEqual([10, 9])
    const ids = parts.map(({ savedColumns: [first] }) => first?.rowIds ?? [])
    expect(ids[0]?.every((id) => id % 2 === 0)).toBe(true)
    expect(ids[1]?.every((id) => id % 2 === 1)).toBe(true)
    expect(JSON.parse(JSON.stringify(split))).toEqual(split)
  })

  test('a frequency weight repeats rows: their number is the sum of the weights', () => {
    expect(weighted.sample.total).toBe(19)
    expect(weighted.sample.excluded.filter(({ variable }) => variable === 'times')).toEqual([
      { variable: 'times', reason: 'missing', count: 1 },
      { variable: 'times', reason: 'invalid', count: 1 },
    ])
    expect(weighted.savedColumns[0]?.rowIds.slice(0, 3)).toEqual([0, 0, 1])
    expect(weighted.facts).toMatchObject({ weights: null })
  })

  test('a weight that the method names is handed to it, another is refused', async () => {
    const precision = await ask({ ...answered, weight: 'share', weightKind: 'precision' })
    expect(doneOf(precision).facts).toMatchObject({ weights: { variable: 'share', kind: 'precision' } })
    expect(await ask({ ...answered, weight: 'share', weightKind: 'sampling' })).toMatchObject({
      status: 'rejected',
      code: 'weights-not-supported',
      option: 'weightKind',
    })
  })

  test('the seed that was asked for is the one that the computation has', async () => {
    expect(doneOf(await ask({ ...answered, seed: 77 })).facts).toMatchObject({ seed: 77 })
  })

  test('the R script has a part for each level, repeats the rows, and names values that the outcome has', () => {
    const script = (common: StoredOptions) => {
      const read = readOptions({ options: allOptions(definition) }, { ...answered, ...common }, dictionary)
      if (read.status !== 'ok') throw new Error(JSON.stringify(read))
      return analysisScript(rScript as RScriptModule['rScript'], read.options, { ...dictionary, file: 'patients.csv' })
    }
    expect(script({}).match(/read\.csv/g)).toHaveLength(1)
    expect(script({ splitBy: 'ward' }).match(/d\$ward %in% "(east|west)"/g)).toHaveLength(2)
    expect(script({ weight: 'times' })).toContain('rep(seq_len(nrow(d)), d$times)')
    const read = readOptions(definition, answered, dictionary)
    if (read.status !== 'ok') throw new Error(JSON.stringify(read))
    const values = outcomeValues(definition, outcome)
    const paths = Object.keys(rScript.captures(read.options, { ...dictionary, file: 'patients.csv' }))
    expect(paths).toHaveLength(10)
    for (const path of paths) expect(values.get(path), path).toBeTypeOf('number')
    // what the script prints in R 4.2.2
    expect(values.get('groups/y/welch/statistic')).toBeCloseTo(-2.37790829750419, 12)
    expect(values.get('groups/z.1/welch/df')).toBeCloseTo(15.9932008923829, 11)
    expect(values.get('groups/z.1/welch/interval.lower')).toBeCloseTo(-9.4310408052859, 12)
  })
})
