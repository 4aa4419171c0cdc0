import { RE2JS, RE2JSException } from 're2js'
import { uninterrupted } from '#engine/checkpoint.ts'
import { stepColumnId } from '#engine/frame/column-ids.ts'
import { extractTexts } from '#engine/frame/extract-texts.ts'
import { type Column, columnById } from '#engine/frame/frame.ts'
import { inBlocks } from '#engine/frame/in-blocks.ts'
import { usable } from '#engine/frame/usable.ts'
import type { Apply, Broken, StepOptionsOf } from '../../kit/step.ts'
import { patternName, patternProblem } from '../../kit/steps/name-pattern.ts'
import { broken, changedColumns, namesProblem, newMeta, note, warning } from '../../kit/steps/step-change.ts'
import type { definition } from './definition.ts'
import { expressionOf, partsOf, withoutLetters } from './expressions.ts'

const mostParts = 50

export const apply: Apply<typeof definition> = async (frame, options, context) => {
  const { variable, what, expression, pattern, values } = options
  const { checkpoint = uninterrupted, stepId } = context
  const found = columnById(frame, variable)
  const column = found && usable(found)
  if (column?.type !== 'text') return broken('column-missing', { column: variable }, 'variable')
  if (what === 'own' && expression === '') return broken('no-expression', {}, 'expression')
  const search = compiled(expressionOf(options))
  if ('status' in search) return search
  const parts = partsOf(expressionOf(options))
  if (parts.length > mostParts) return broken('too-many-parts', { count: parts.length, most: mostParts }, 'expression')
  const names = parts.map(({ name }) => patternName(pattern, column.name, name))
  const problem = patternProblem(pattern, 1, parts.length) ?? namesProblem(frame, names, 'pattern')
  if (problem !== null) return problem
  const take = (text: string) => {
    const match = search.matcher(text)
    return match.find() ? parts.map(({ group }) => match.group(group)) : null
  }
  const extracted = await extractTexts(column, parts.length, take, checkpoint)
  const columns: Column[] = []
  let strange = 0
  for (const [k, { codes, dictionary }] of extracted.columns.entries()) {
    const id = stepColumnId(stepId, parts[k]?.group || 'whole')
    const meta = { ...newMeta(context, names[k] ?? '', values === 'numbers' ? 'continuous' : 'nominal'), id }
    if (values === 'texts') {
      columns.push({ ...meta, type: 'text', codes, dictionary })
      continue
    }
    const numbers = Float64Array.from(dictionary, numberOf)
    const cells = new Float64Array(codes.length)
    await inBlocks(codes.length, checkpoint, (from, to) => {
      for (let row = from; row < to; row++) {
        const code = codes[row] as number
        const number = code < 0 ? Number.NaN : (numbers[code] as number)
        if (code >= 0 && Number.isNaN(number)) strange++
        cells[row] = number
      }
    })
    columns.push({ ...meta, type: 'number', values: cells })
  }
  const notices = [
    extracted.found === 0 && extracted.texts > 0
      ? warning('nothing-found')
      : note('extracted', { count: extracted.found, total: extracted.texts }),
  ]
  if (strange > 0) notices.push(warning('not-numbers', { count: strange }))
  return changedColumns(columns, notices)
}

export function reads({ variable }: StepOptionsOf<typeof definition>): readonly string[] {
  return [variable]
}

function compiled(expression: string): RE2JS | Broken {
  // also what the library reads as a wrong name of a group
  if (/\(\?<?[=!]/.test(withoutLetters(expression))) return broken('looks-around', {}, 'expression')
  try {
    const search = RE2JS.compile(expression)
    const groups = partsOf(expression).filter(({ group }) => group > 0).length
    return groups === search.groupCount() ? search : broken('wrong-expression', { near: expression }, 'expression')
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error
    const near = /`([\s\S]*)`/.exec(error.message)?.[1] ?? expression
    return broken(/^\\[1-9]/.test(near) ? 'looks-around' : 'wrong-expression', { near }, 'expression')
  }
}

/** A plain decimal, also with the minus sign of typesetting; NaN otherwise. */
function numberOf(text: string): number {
  return /^[-+−]?\d+(?:\.\d+)?$/.test(text) ? Number(text.replace('−', '-')) : Number.NaN
}
