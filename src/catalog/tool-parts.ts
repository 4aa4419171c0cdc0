import type { ToolFigure, ToolFigureModule } from './kit/tool/tool-figure.ts'
import type { ToolList, ToolListModule } from './kit/tool/tool-list.ts'

/** What some tools show below their result; loaded with it, after the form. */
const figures = import.meta.glob<ToolFigureModule>('./calculators/*/figure.ts')
const lists = import.meta.glob<ToolListModule>('./calculators/*/list.ts')

export function toolHasParts(id: string): boolean {
  return figures[figureOf(id)] !== undefined || lists[listOf(id)] !== undefined
}

export async function loadToolParts(id: string): Promise<{ figure: ToolFigure | null; list: ToolList | null }> {
  const [figure, list] = await Promise.all([figures[figureOf(id)]?.(), lists[listOf(id)]?.()])
  return { figure: figure?.figure ?? null, list: list?.list ?? null }
}

const figureOf = (id: string) => `./calculators/${id}/figure.ts`
const listOf = (id: string) => `./calculators/${id}/list.ts`
