import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkTypes } from './check-types.ts'
import { ExpressionError } from './expression-error.ts'
import { columnsOf, type Expression, parse } from './parse.ts'
import { toStored, toTyped } from './stored-form.ts'

const columns = [
  { id: 'c1', name: '年龄', type: 'number' as const },
  { id: 'c2', name: 'CRP (mg/L)', type: 'number' as const },
  { id: 'c3', name: 'and', type: 'text' as const },
  { id: 'c4', name: '入院日期', type: 'date' as const },
]
const idOf = (name: string) => columns.find((c) => c.name === name)?.id
const typeOf = (id: string) => columns.find((c) => c.id === id)?.type

/** The tree with explicit brackets. */
function shape(e: Expression): string {
  switch (e.kind) {
    case 'number':
    case 'text':
    case 'logical':
      return String(e.value)
    case 'missing':
      return 'NA'
    case 'column':
      return e.id
    case 'negative':
    case 'not':
      return `(${e.kind} ${shape(e.of)})`
    case 'binary':
      return `(${shape(e.left)} ${e.sign} ${shape(e.right)})`
    case 'in':
      return `(${shape(e.of)} ${e.negated ? 'not in' : 'in'} ${e.list.map(shape).join(' ')})`
    case 'call':
      return `${e.name}(${e.args.map(shape).join(', ')})`
  }
}

test('operators have the usual precedence', () => {
  const trees = {
    '1 + 2 * 3 ^ 2 ^ x': '(1 + (2 * (3 ^ (2 ^ c1))))',
    '-x ^ 2': '(negative (c1 ^ 2))',
    '2 ^ -1': '(2 ^ (negative 1))',
    '10 - 4 - 3': '((10 - 4) - 3)',
    'not x = 1 and x < 2 or TRUE': '(((not (c1 == 1)) and (c1 < 2)) or true)',
    '!x>1&&x≤2||false': '(((not (c1 > 1)) and (c1 <= 2)) or false)',
    'x not in (1, 2) and x in (3)': '((c1 not in 1 2) and (c1 in 3))',
    'IF(x>1，“高”，NA)': 'if((c1 > 1), 高, NA)',
    '(x＋1)×2': '((c1 + 1) * 2)',
  }
  for (const [text, tree] of Object.entries(trees)) expect(shape(parse(text, () => 'c1')), text).toBe(tree)
})

function failure(text: string): unknown {
  try {
    checkTypes(parse(text, idOf), typeOf)
  } catch (error) {
    if (error instanceof ExpressionError) return [error.code, text.slice(error.at, error.at + error.length)]
    throw error
  }
  return 'accepted'
}

test('each error has its code and its position', () => {
  const errors: Record<string, unknown> = {
    '': ['empty', ''],
    '年龄 >': ['unexpected-end', ''],
    '年龄 > > 1': ['unexpected-token', '>'],
    '年龄 60': ['unexpected-token', '60'],
    '(年龄 + 1': ['unexpected-end', ''],
    '年龄 + 1)': ['unexpected-token', ')'],
    '年龄 # 1': ['unexpected-character', '#'],
    '"abc': ['unclosed-text', '"abc'],
    '`CRP': ['unclosed-name', '`CRP'],
    '身高 > 1': ['unknown-variable', '身高'],
    '{c9} > 1': ['unknown-variable', '{c9}'],
    'log(年龄)': ['unknown-function', 'log'],
    'round()': ['wrong-argument-count', 'round()'],
    'sqrt(1, 2)': ['wrong-argument-count', 'sqrt(1, 2)'],
    '年龄 = "老"': ['wrong-type', '年龄'],
    '年龄 + "1"': ['wrong-type', '"1"'],
    '年龄 and TRUE': ['wrong-type', '年龄'],
    '1 < 2 < 3': 'accepted',
    '`and` > "a"': ['no-order-for-text', '`and` > "a"'],
    '入院日期 > "昨天"': ['not-a-date', '"昨天"'],
    '入院日期 > 5': ['wrong-type', '5'],
    '入院日期 + 入院日期': ['wrong-type', '入院日期'],
    'if(年龄 > 1, "a", 2)': ['wrong-type', '2'],
    'if(年龄, 1, 2)': ['wrong-type', '年龄'],
    'case(年龄 > 1)': ['too-few-arguments', 'case(年龄 > 1)'],
    'case(年龄 > 1, 2, 年龄, 3)': ['wrong-type', '年龄'],
    'case(年龄 > 1, "a", 2)': ['wrong-type', '2'],
    'switch(年龄, 1, "a", "b", "c")': ['wrong-type', '年龄'],
    'switch(`and`, "b", 1, 2, 3)': ['wrong-type', '2'],
    'switch(`and`, "b", 1, 入院日期)': ['wrong-type', '入院日期'],
    'count_values(入院日期, "昨天")': ['not-a-date', '"昨天"'],
    'in_range(`and`, "a", "b")': ['no-order-for-text', 'in_range(`and`, "a", "b")'],
    'in_range(入院日期, "2023-05-01", "2023-06-01") and in_range(年龄, 1, 2)': 'accepted',
    'add_months(add_months("2023-01-31", 1), 2) > 入院日期': 'accepted',
    'egfr_ckd_epi_2021(80, 年龄, 1)': ['wrong-type', '1'],
    'pi(1)': ['wrong-argument-count', 'pi(1)'],
    'pad(`and`)': ['wrong-argument-count', 'pad(`and`)'],
  }
  for (const [text, error] of Object.entries(errors)) expect(failure(text), text).toEqual(error)
})

test('a text that is too long or too deep is refused without overflowing the stack', () => {
  expect(failure('('.repeat(5000))).toEqual(['too-deep', '('])
  expect(failure(`${'-'.repeat(5000)}1`)).toEqual(['too-deep', '-'])
  expect(failure(`1${'+1'.repeat(6000)}`)).toMatchObject(['too-long', '1'])
})

test('a rename never breaks an expression', () => {
  const typed = 'if(`CRP (mg/L)` >= 5 and 年龄 > 60, `and`, "年龄")'
  const stored = toStored(typed, columns)
  expect(stored).toBe('if({c2} >= 5 and {c1} > 60, {c3}, "年龄")')
  expect(toTyped(stored, columns)).toBe(typed)
  const renamed = columns.map((c) => ({ ...c, name: `${c.name} 2` }))
  expect(toTyped(stored, renamed)).toBe('if(`CRP (mg/L) 2` >= 5 and `年龄 2` > 60, `and 2`, "年龄")')
  expect(columnsOf(parse(stored))).toEqual(['c2', 'c1', 'c3'])
})

test('an unknown name is reported with its position; an id without a column stays visible', () => {
  expect(() => toStored('年龄 + 身高', columns)).toThrow('unknown-variable at 5')
  expect(toTyped('{c9} + {c1}', columns)).toBe('{c9} + 年龄')
})

test('any name survives the round trip through the stored form', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', '中', '`', ' ', '(', '}', '1', '.', '"'), minLength: 1 }),
      (name) => {
        const one = [{ id: 'c1', name }]
        expect(toStored(toTyped('{c1} + 1', one), one)).toBe('{c1} + 1')
      },
    ),
  )
})

test('any input gives a tree or an error with a position within the text', () => {
  const unit = fc.constantFrom(
    '1',
    'x',
    '(',
    ')',
    '+',
    '-',
    ',',
    '"',
    ' ',
    '=',
    '<',
    'in',
    'not',
    'NA',
    '`',
    '{',
    '}',
    '。',
  )
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      try {
        parse(text, () => 'c1')
      } catch (error) {
        if (!(error instanceof ExpressionError)) throw error
        expect(error.at).toBeGreaterThanOrEqual(0)
        expect(error.at + error.length).toBeLessThanOrEqual(text.length)
      }
    }),
    { numRuns: 500 },
  )
})
