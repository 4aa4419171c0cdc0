import type { Scene } from '#figure/scene.ts'
import { faganKey, faganPanel } from '../plots/fagan-panel.ts'
import { formatNumber } from '../present/format.ts'
import type { Language, Words } from '../words.ts'

interface TestResult {
  readonly name: Words
  readonly ratio: number
}

/**
 * Fagan's nomogram as the figure of a tool.
 * @param before a fraction between 0 and 1
 * @param results with ratios above 0; null if there is nothing to draw
 */
export function faganNomogram(before: number, results: readonly TestResult[], language: Language): Scene | null {
  const drawn = results.filter(({ ratio }) => ratio > 0 && Number.isFinite(ratio))
  if (drawn.length === 0) return null
  const odds = before / (1 - before)
  const percent = (of: number) => formatNumber(100 / (1 + 1 / of), 1)
  const said = drawn.map(({ name, ratio }) => `${name[language]} ${percent(odds)} % → ${percent(odds * ratio)} %`)
  return {
    width: 100,
    height: 128,
    description: `${language === 'zh' ? 'Fagan 列线图：' : 'Fagan nomogram: '}${said.join(language === 'zh' ? '；' : '; ')}`,
    legend: { place: 'top', items: said.map((label, series) => ({ label, ...faganKey(series) })) },
    panels: [faganPanel(before, drawn, language, { width: 90, height: 105 })],
  }
}
