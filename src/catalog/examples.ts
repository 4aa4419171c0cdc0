import type { Example, ExamplesModule } from './kit/example.ts'

/**
 * The examples of an analysis or a chart, for tests and the gallery; the pages of the application fetch only the demo data of a chart
 * (`charts.ts`). Undefined if there is no such entry.
 */
export async function loadExamples(kind: 'analyses' | 'charts', id: string): Promise<readonly Example[] | undefined> {
  const { default: parts } = await import('entries:analyses+charts/examples')
  const load: (() => Promise<ExamplesModule>) | undefined = parts[`${kind}/${id}`]
  return load && (await load()).examples
}
