import { expect, test } from 'vitest'
import { loadStep, stepTitles } from '#catalog/steps.ts'
import { readFormula } from '#engine/expression/formula.ts'
import { describeColumns } from '#engine/frame/describe-columns.ts'
import { makeFrame, makeNumericColumn, textColumn } from '#engine/frame/make-columns.ts'
import { startOptions } from './step-start.ts'

const dictionary = describeColumns(
  makeFrame([
    makeNumericColumn({ id: 'c1', name: 'age' }, [1]),
    textColumn({ id: 'c2', name: 'age_2' }, ['a']),
    makeNumericColumn({ id: 'c3', name: 'day', type: 'date' }, [0]),
  ]),
)
const columns = new Map(dictionary.columns.map((column) => [column.id, column]))

async function begin(step: string, id: string, cell: string | null) {
  const entry = await loadStep(step)
  const column = columns.get(id)
  return entry && column && startOptions(entry.definition.options, column, dictionary, cell)
}

async function condition(id: string, cell: string | null): Promise<string> {
  const text = (await begin('filter-rows', id, cell))?.options.condition
  return typeof text === 'string' ? text : ''
}

test('the filter of a cell is a formula for its value', async () => {
  expect(await condition('c1', '-9')).toBe('{c1} = -9')
  expect(await condition('c3', '2023-05-01')).toBe('{c3} = "2023-05-01"')
  expect(await condition('c1', null)).toBe('not is_missing({c1})')
  for (const [id, cell] of [
    ['c1', '-9'],
    ['c2', 'say "a\\b"'],
    ['c3', '2023-05-01'],
    ['c2', null],
  ] as const)
    expect(readFormula(await condition(id, cell), (column) => columns.get(column)?.type, 'condition').type).toBe(
      'logical',
    )
})

test('a new variable gets a name that is free, a renamed one gets none', async () => {
  expect(await begin('recode', 'c1', null)).toEqual({ options: { variable: 'c1', name: 'age_3' }, usesCell: false })
  expect(await begin('rename-variable', 'c1', null)).toEqual({ options: { variable: 'c1' }, usesCell: false })
  expect((await begin('compute-variable', 'c1', null))?.options).toEqual({ name: 'age_3', formula: '{c1}' })
})

test('a step is offered for the columns that it accepts', async () => {
  const begun = async (id: string) => {
    const all = await Promise.all(stepTitles.map(async (step) => ((await begin(step.id, id, null)) ? [step.id] : [])))
    return all.flat()
  }
  expect(await begun('c1')).toContain('bin')
  expect(await begun('c2')).not.toContain('bin')
  expect(await begun('c3')).toContain('date-difference')
  expect(await begun('c1')).not.toContain('date-difference')
  expect(await begun('c1')).toContain('sort-rows')
  expect((await begin('set-dictionary', 'c2', null))?.options).toEqual({ items: [{ column: 'c2' }] })
})
