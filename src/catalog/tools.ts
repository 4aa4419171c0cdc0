import titles from 'titles:calculators'
import type { EntryTitle, KeywordsById } from './kit/summary.ts'
import type { CalculatorModule } from './kit/tool/calculator.ts'

/** The clinical tools: summaries at once, a definition when it is opened. Apart from `index.ts`, because the tools open without an account. */
const definitions = import.meta.glob<CalculatorModule>('./calculators/*/definition.ts')

export const toolTitles: readonly EntryTitle[] = titles

export async function loadTool(id: string): Promise<CalculatorModule | undefined> {
  return definitions[`./calculators/${id}/definition.ts`]?.()
}

/** The texts searched. */
export async function toolKeywords(): Promise<KeywordsById> {
  const pieces = await Promise.all([
    import('keywords:calculators.0'),
    import('keywords:calculators.1'),
    import('keywords:calculators.2'),
    import('keywords:calculators.3'),
  ])
  return Object.assign({}, ...pieces.map((piece) => piece.default)) as KeywordsById
}

/** The names (`kit/tool/quantity-names.ts`) of each required input, by the id of the tool. A tool with a nameless required input is absent. */
export type ToolNeeds = Readonly<Record<string, readonly (readonly string[])[]>>

export async function toolNeeds(): Promise<ToolNeeds> {
  return (await import('needs:calculators')).default
}
