import type { AnalysisDefinition } from '#catalog/kit/analysis.ts'
import type { Display } from '#catalog/kit/message.ts'
import type { Done, Outcome, OutcomeFigure } from '#catalog/kit/outcome/outcome.ts'
import { type PresentedTable, presentTable } from '#catalog/kit/present/present-table.ts'
import type { WrittenFigure, WrittenTable } from '#formats/document/provenance.ts'

/** The results of an outcome: one, or those of the levels of a split, with the place of each level. */
export function doneParts(outcome: Outcome): readonly { readonly part: number; readonly done: Done }[] {
  const parts = outcome.status === 'split' ? outcome.parts.map((one) => one.outcome) : [outcome]
  return parts.flatMap((done, part) => (done.status === 'done' ? [{ part, done }] : []))
}

/** All tables of an outcome as documents show them. */
export function writtenTables(
  definition: AnalysisDefinition,
  outcome: Outcome,
  display: Display,
): readonly WrittenTable[] {
  return doneParts(outcome).flatMap(({ part, done }) =>
    done.tables.map((table) => writtenTable(presentTable(definition, table, display), part)),
  )
}

/** A table as documents show it; `part`: the place of its level among the parts of a split. */
export function writtenTable({ id, title, head, body }: PresentedTable, part: number): WrittenTable {
  return {
    id,
    part,
    title,
    head: head.flat().map(({ text }) => text),
    rows: body.map(({ cells }) => cells.map(({ text, raw }) => [text, finite(raw)] as const)),
  }
}

/** JSON has no infinite numbers. */
const finite = (raw: number | string | null) => (typeof raw === 'number' && !Number.isFinite(raw) ? String(raw) : raw)

/** The figures of an outcome, each by the hash of its data. */
export async function writtenFigures(
  outcome: Outcome,
  wanted: (figures: readonly OutcomeFigure[]) => readonly OutcomeFigure[],
): Promise<readonly WrittenFigure[]> {
  const all = doneParts(outcome).flatMap(({ part, done }) => wanted(done.figures).map((figure) => ({ part, figure })))
  return Promise.all(
    all.map(async ({ part, figure: { id, data } }) => ({ id, part, sha256: await sha256(JSON.stringify(data)) })),
  )
}

/** 64 hexadecimal digits. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
