import type { Json } from '#catalog/kit/json.ts'
import { type Names, namesOf } from '#catalog/kit/names.ts'
import type { OptionSpec } from '#catalog/kit/options/options.ts'
import type { StoredOptions } from '#catalog/kit/options/stored-options.ts'
import { stepLine } from '#catalog/kit/steps/step-line.ts'
import { enteredText } from '#catalog/kit/tool/entered-text.ts'
import type { Language } from '#catalog/kit/words.ts'
import { loadStep } from '#catalog/steps.ts'
import { loadTool, toolTitles } from '#catalog/tools.ts'
import type { WrittenResult } from '#formats/document/provenance.ts'
import type { ProjectRecord } from '#formats/project/project-contents.ts'
import { loadEntry } from '../../outcome/load-entry.ts'
import { questionIn } from './compute-again.ts'
import { inputsIn } from './compute-tool-again.ts'

export interface RecipeWords {
  /** The analysis or chart; undefined if this version has none of that id. */
  readonly method: string | undefined
  /** Each option that was chosen, with its answer. */
  readonly options: readonly { readonly name: string; readonly answer: string }[]
  /** What each step does to the data, in order. */
  readonly steps: readonly string[]
}

/** What was computed, in the reader's words. */
export async function recipeWords(
  { kind, entry: type, question }: Pick<WrittenResult, 'kind' | 'entry' | 'question'>,
  recipe: readonly ProjectRecord[],
  language: Language,
): Promise<RecipeWords> {
  if (kind === 'tool') return toolWords(type, question, language)
  const [entry, steps] = await Promise.all([loadEntry({ kind, type }), stepWords(recipe, language)])
  const columns = columnsOf(recipe)
  const asked = questionIn(question)
  if (!entry || !asked) return { method: entry?.summary.title[language], options: [], steps }
  const names = namesOf({ columns: columns.map(({ id, name, label }) => ({ id, name, label, valueLabels: [] })) })
  const options = Object.entries(entry.definition.options).flatMap(([key, spec]) => {
    const value = asked.options[key]
    const answer = value === undefined || value === null ? '' : answerWords(spec, value, names, language)
    return answer === '' ? [] : [{ name: spec.label[language], answer }]
  })
  return { method: entry.summary.title[language], options, steps }
}

async function toolWords(id: string, question: string, language: Language): Promise<RecipeWords> {
  const definition = (await loadTool(id))?.definition
  const entered = inputsIn(question)
  const title = toolTitles.find((tool) => tool.id === id)?.title
  const options = Object.entries(definition?.inputs ?? {}).flatMap(([key, spec]) => {
    try {
      const answer = enteredText(spec, entered?.[key] ?? null, language)
      return answer === '' ? [] : [{ name: spec.label[language], answer }]
    } catch {
      // the document may hold a value of another shape
      return []
    }
  })
  return { method: title?.[language], options, steps: [] }
}

function answerWords(spec: OptionSpec, value: Json, names: Names, language: Language): string {
  const list = (items: readonly string[]) => items.join(language === 'zh' ? '、' : ', ')
  const texts = Array.isArray(value) ? (value as readonly Json[]).map(plain) : [plain(value)]
  switch (spec.kind) {
    case 'variable':
    case 'variables':
      return list(texts.map(names.variable))
    case 'choice':
    case 'choices':
      return list(texts.map((one) => spec.of[one]?.label[language] ?? one))
    case 'toggle':
      return value === true ? (language === 'zh' ? '是' : 'yes') : language === 'zh' ? '否' : 'no'
    case 'level':
    case 'number':
    case 'numbers':
      return list(texts)
    case 'survival-outcome':
    case 'terms':
      return list(idsIn(value).map(names.variable))
    default:
      return ''
  }
}

const plain = (value: Json) => (typeof value === 'string' ? value : JSON.stringify(value))

/** The columns that a compound answer names. */
function idsIn(value: Json): readonly string[] {
  return [...new Set(JSON.stringify(value).match(/(?<=")c\d{1,5}(?=")|[0-9a-f-]{36}\.\d+/g) ?? [])]
}

interface NamedColumn {
  readonly id: string
  readonly name: string
  readonly label: string
}

/** The columns of the source, and those that steps make, with their names. */
function columnsOf(recipe: readonly ProjectRecord[]): readonly NamedColumn[] {
  const schema = recipe.find(({ kind }) => kind === 'dataset')?.fields.importSchema as unknown as
    | { readonly columns?: readonly Partial<NamedColumn>[] }
    | undefined
  const columns = new Map<string, NamedColumn>()
  for (const { id, name, label } of Array.isArray(schema?.columns) ? schema.columns : [])
    if (typeof id === 'string') columns.set(id, { id, name: String(name), label: label ?? '' })
  for (const { kind, id, fields } of recipe)
    if (kind === 'step' && typeof fields['option.name'] === 'string')
      columns.set(`${id}.1`, { id: `${id}.1`, name: fields['option.name'], label: '' })
  for (const { kind, fields } of recipe) {
    if (kind !== 'variable' || typeof fields.column !== 'string') continue
    const known = columns.get(fields.column) ?? { id: fields.column, name: fields.column, label: '' }
    const said = (field: 'name' | 'label') => (typeof fields[field] === 'string' ? { [field]: fields[field] } : {})
    columns.set(fields.column, { ...known, ...said('name'), ...said('label') })
  }
  return [...columns.values()]
}

async function stepWords(recipe: readonly ProjectRecord[], language: Language): Promise<readonly string[]> {
  const columns = columnsOf(recipe)
  const order = ({ fields }: ProjectRecord) => textIn(fields, 'order')
  const steps = recipe.filter(({ kind }) => kind === 'step').toSorted((a, b) => (order(a) < order(b) ? -1 : 1))
  return Promise.all(
    steps.map(async ({ fields }) => {
      const type = textIn(fields, 'type')
      const step = await loadStep(type)
      if (!step) return type
      const line = stepLine(step.definition.options, answersIn(fields), columns, language)
      const title = step.summary.title[language]
      return line === '' ? title : language === 'zh' ? `${title}：${line}` : `${title}: ${line}`
    }),
  )
}

function answersIn(fields: ProjectRecord['fields']): StoredOptions {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const [, leaf] = /^(?:option|data)\.(.*)$/.exec(name) ?? []
      return leaf === undefined ? [] : [[leaf, value] as const]
    }),
  )
}

function textIn(fields: ProjectRecord['fields'], name: string): string {
  const value = fields[name]
  return typeof value === 'string' ? value : ''
}
