import { loadAnalysis } from '#catalog/index.ts'
import { figureTitle } from '#catalog/kit/figures/figure-title.ts'
import { namesOf } from '#catalog/kit/names.ts'
import type { Done } from '#catalog/kit/outcome/outcome.ts'
import { type CellKeys, cellKeys } from '#catalog/kit/present/cell-keys.ts'
import { displaySettings } from '#catalog/kit/present/format.ts'
import { type PresentedTable, presentTable } from '#catalog/kit/present/present-table.ts'
import { presentReading } from '#catalog/kit/present/reading.ts'
import { sampleLine } from '#catalog/kit/present/sample-text.ts'
import { namedWorks } from '#catalog/kit/references/named-works.ts'
import type { ReferenceKey } from '#catalog/kit/references.ts'
import type { Reported } from '#catalog/kit/reported.ts'
import type { Language } from '#catalog/kit/words.ts'
import type { ShownFigure } from '../data/reports/block-content.ts'
import type { BlockSource } from '../data/reports/report.ts'
import { loadEntry } from '../outcome/load-entry.ts'
import type { ResultParts } from './add-result.ts'
import { answerOne } from './answer-one.ts'
import type { ProjectResult, Provenance } from './answer-questions.ts'
import { chartFigures } from './chart-figures.ts'
import type { ProjectQuestion } from './project-questions.ts'
import { inGroup, type ResultGroup, resultGroup } from './result-group.ts'

/** A result as a report shows it, in one language. */
export interface ShownResult {
  readonly title: string
  readonly tables: readonly ShownTable[]
  readonly figures: readonly GroupFigure[]
  /** The reading, of all groups if it is split. */
  readonly paragraphs: readonly string[]
  /** The groups of a split that have a result, in their order; otherwise none. */
  readonly groups: readonly GroupReading[]
  /** The sentences for the Methods section; those of the parts of a split are alike. */
  readonly methods: readonly string[]
  /** The works that these name. */
  readonly works: readonly ReferenceKey[]
  /** What its entry contributes to a checklist, and its outcomes, those of the parts of a split. */
  readonly reports: readonly Reported[]
  readonly outcomes: readonly Done[]
  /** The versions of the engine and of the data. */
  readonly from: Provenance
}

/** A table with what its rows and columns are about. Its title names the group. */
export interface ShownTable extends PresentedTable {
  readonly keys: CellKeys
  /** The group whose result it shows, if the analysis is split. */
  readonly group?: ResultGroup
}

/** A figure. Its title names the group. */
export interface GroupFigure extends ShownFigure {
  readonly group?: ResultGroup
}

export interface GroupReading extends ResultGroup {
  readonly paragraphs: readonly string[]
}

interface Wanted {
  readonly language: Language
  readonly labelled: (label: string, text: string) => string
}

/** The kept result of a question if it is valid, else one that is computed now and kept. Undefined if it has none. */
export async function shownResult(question: ProjectQuestion, wanted: Wanted): Promise<ShownResult | undefined> {
  const { record } = question
  if (record.kind === 'chart') {
    const { figures, from, outcomes } = await chartFigures(question, wanted)
    const hash = await hashOf(outcomes.map((outcome) => outcome.figures))
    const drawn = figures.flatMap(({ title, group, style, draw }) => {
      const styled = draw(style)
      const name = group ? inGroup(record.title, group, wanted.language) : title
      return styled ? [{ id: '', title: name, scene: styled.scene, drawn: hash, ...(group && { group }) }] : []
    })
    const groups = new Map(drawn.flatMap(({ group }) => (group ? [[group.key, { ...group, paragraphs: [] }]] : [])))
    return drawn.length === 0 || !from
      ? undefined
      : {
          ...nothing,
          title: record.title,
          figures: drawn,
          groups: [...groups.values()],
          from,
          reports: (await loadEntry(record))?.definition.reports ?? [],
          outcomes,
        }
  }
  const { results } = await answerOne(question, wanted)
  const parts = await Promise.all(results.map((result) => analysisResult(result, wanted.language)))
  const known = parts.flatMap((part) => part ?? [])
  const [first] = known
  if (!first) return undefined
  return {
    title: record.title,
    from: first.from,
    tables: known.flatMap(({ tables }) => tables),
    figures: known.flatMap(({ figures }) => figures),
    paragraphs: known.flatMap(({ paragraphs }) => paragraphs),
    groups: known.flatMap(({ groups }) => groups),
    methods: [...new Set(known.flatMap(({ methods }) => methods))],
    works: [...new Set(known.flatMap(({ works }) => works))],
    reports: first.reports,
    outcomes: known.flatMap(({ outcomes }) => outcomes),
  }
}

const nothing = { tables: [], paragraphs: [], methods: [], works: [] }

/** Undefined if a newer version of the program made it. */
async function analysisResult(
  { record, dictionary, outcome, title, level, from }: ProjectResult,
  language: Language,
): Promise<ShownResult | undefined> {
  const entry = await loadAnalysis(record.type)
  if (!entry) return undefined
  const display = { settings: displaySettings(language), names: namesOf(dictionary) }
  const { definition, plots } = entry
  const { paragraphs, methods } = presentReading(entry, outcome.facts, display)
  // the works are named in the sentences of any language; those in English are searched
  const inEnglish = presentReading(entry, outcome.facts, { ...display, settings: displaySettings('en') })
  const sample = sampleLine(outcome.sample, display)
  const main = outcome.tables.findIndex(({ of }) => of === definition.results.main)
  const group = level && resultGroup(level, display)
  const tables = outcome.tables.map((table) => {
    const presented = presentTable(definition, table, display)
    return {
      ...presented,
      title: inGroup(presented.title, group, language),
      keys: cellKeys(definition, table),
      ...(group && { group }),
    }
  })
  const first = tables[Math.max(0, main)]
  const figures = await Promise.all(
    outcome.figures.map(async (figure) => {
      const scene = plots[figure.of]?.plot(figure.data, { ...display, size: {} })
      if (!scene) return []
      const name = inGroup(figureTitle(definition, figure, display) ?? record.title, group, language)
      return [{ id: figure.id, title: name, scene, drawn: await hashOf(figure.data), ...(group && { group }) }]
    }),
  )
  const ordered = first ? [first, ...tables.filter((table) => table !== first)] : []
  return {
    title,
    tables: ordered.map((table) => (sample === null ? table : { ...table, notes: [...table.notes, sample] })),
    figures: figures.flat(),
    paragraphs,
    groups: group ? [{ ...group, paragraphs }] : [],
    methods: methods === '' ? [] : [methods],
    works: namedWorks(inEnglish.methods, definition.references),
    reports: definition.reports ?? [],
    outcomes: [outcome],
    from,
  }
}

/** SHA-256 of JSON, in hexadecimal digits. */
async function hashOf(value: unknown): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(value)))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The table or figure that a block names, or the first one; of its group, or of the first one that has it. */
export function partOf<P extends { readonly id: string; readonly group?: ResultGroup }>(
  parts: readonly P[],
  { part, group }: Pick<BlockSource, 'part' | 'group'>,
): P | undefined {
  return parts.find((one) => (part === null || one.id === part) && (group === undefined || one.group?.key === group))
}

/** What a result has that can be inserted, by group if it is split. */
export function resultParts({ groups, paragraphs, tables, figures }: ShownResult): readonly ResultParts[] {
  if (groups.length === 0) return [{ paragraphs: paragraphs.length, tables: tables.length, figures: figures.length }]
  return groups.map(({ key, paragraphs: own }) => {
    const count = (parts: readonly { readonly group?: ResultGroup }[]) =>
      parts.filter(({ group }) => group?.key === key).length
    return { group: key, paragraphs: own.length, tables: count(tables), figures: count(figures) }
  })
}
