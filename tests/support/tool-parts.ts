import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { runCalculator } from '#catalog/kit/tool/run-calculator.ts'
import type { ToolFigureModule } from '#catalog/kit/tool/tool-figure.ts'
import type { ToolListModule } from '#catalog/kit/tool/tool-list.ts'
import { languages } from '#catalog/kit/words.ts'
import { entryIds, loadCalculator } from '#cli/entries.ts'
import { renderSvg } from '#figure/render-svg.ts'
import { inDigits } from './engine-hashes.ts'

/** By tool and example: the hash of the figure and the list below its result, in both languages, numbers to six digits. */
export type ToolParts = Readonly<Record<string, Readonly<Record<string, string>>>>

export const toolPartsFile = new URL('../fixtures/tool-parts.json', import.meta.url)

export function readToolParts(): ToolParts {
  return existsSync(toolPartsFile) ? (JSON.parse(readFileSync(toolPartsFile, 'utf8')) as ToolParts) : {}
}

/** The figures and lists of tools for their examples; tools without any are left out. */
export async function drawToolParts(): Promise<ToolParts> {
  const drawn = await Promise.all(entryIds('calculators').map(async (id) => [id, await partsOf(id)] as const))
  return Object.fromEntries(drawn.filter(([, parts]) => Object.keys(parts).length > 0))
}

/** Hashes by example; empty for a tool with neither figure nor list. */
export async function partsOf(id: string): Promise<Readonly<Record<string, string>>> {
  const [figure, list] = await Promise.all([
    partModule<ToolFigureModule>(id, 'figure'),
    partModule<ToolListModule>(id, 'list'),
  ])
  if (figure === null && list === null) return {}
  const { definition } = await loadCalculator(id)
  const parts: Record<string, string> = {}
  for (const example of definition.examples) {
    const result = runCalculator(definition, example.inputs, { absent: 'no' })
    if (result.status !== 'done') continue
    const shown = languages.map((language) => {
      const scene = figure?.figure.draw(result, language) ?? null
      return [scene && renderSvg(scene, { theme: 'light' }), list?.list.rows(result, language) ?? null]
    })
    parts[example.id] = createHash('sha256').update(inDigits(shown)).digest('hex').slice(0, 16)
  }
  return parts
}

async function partModule<M>(id: string, part: 'figure' | 'list'): Promise<M | null> {
  const file = new URL(`../../src/catalog/calculators/${id}/${part}.ts`, import.meta.url)
  if (!existsSync(file)) return null
  const module: M = await import(file.href)
  return module
}
