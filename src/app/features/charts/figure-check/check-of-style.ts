import type { FigureStyle } from '#catalog/kit/figures/figure-style.ts'
import { journals } from '#catalog/kit/figures/journals.ts'
import { checkFigure, type FigureFacts, type FigureLimits } from '#figure/check/check-figure.ts'
import type { Finding } from '#figure/check/finding.ts'
import type { StyledScene } from '../../../outcome/chart-scene.ts'
import { type Fix, fixesFor } from './figure-fixes.ts'

/** A figure that can be drawn in any style. */
export interface CheckedFigure {
  readonly style: FigureStyle
  readonly draw: (style: FigureStyle) => StyledScene | undefined
  readonly facts: Pick<FigureFacts, 'variables' | 'isSurvival'>
  /** A figure of an analysis, whose own options are changed on the page of that analysis. */
  readonly isOfAnalysis: boolean
  /** A long list, which further figures continue. */
  readonly isContinued: boolean
}

/** The rules of the chosen journal; none if none is chosen. */
export function limitsOf({ journal }: Pick<FigureStyle, 'journal'>): FigureLimits {
  return journal === 'none' ? {} : journals[journal].limits
}

/** What the check finds in a figure in a style. */
export function findingsIn({ draw, facts }: CheckedFigure, style: FigureStyle): readonly Finding[] {
  const styled = draw(style)
  if (!styled) return []
  return checkFigure(styled.scene, { ...facts, caption: styled.caption }, limitsOf(style))
}

const weights = { error: 100, warning: 10, hint: 1 } as const

/** What distinguishes a finding from others of its code: both axes may have one. */
export function findingKey({ code, params }: Finding): string {
  return params.axis === undefined ? code : `${code} ${params.axis}`
}

/** How bad the findings are together: a fix must not trade one for a worse one. */
function badness(findings: readonly Finding[]): number {
  return findings.reduce((sum, { level }) => sum + weights[level], 0)
}

/**
 * The first fix of a finding after which it is gone and no worse one has come. Each trial draws the figure, so that the caller rests between them.
 * @param rest resolves when the page has handled what waits
 */
export async function provenFix(
  figure: CheckedFigure,
  finding: Finding,
  rest: () => Promise<void>,
): Promise<Fix | undefined> {
  const { style } = figure
  const before = badness(findingsIn(figure, style))
  const key = findingKey(finding)
  for (const fix of fixesFor(finding, style, limitsOf(style))) {
    if (fix.linesPerFigure !== undefined) {
      // the rows that a part draws are chosen before its style
      if (figure.isContinued) return fix
      continue
    }
    await rest()
    const after = findingsIn(figure, { ...style, ...fix } as FigureStyle)
    const isOwn = Object.keys(fix).some((leaf) => !Object.hasOwn(style, leaf))
    if (isOwn && figure.isOfAnalysis) continue
    // an option of the chart itself changes what is computed, and cannot be tried here
    if (isOwn || (after.every((left) => findingKey(left) !== key) && badness(after) < before)) return fix
  }
  return undefined
}
