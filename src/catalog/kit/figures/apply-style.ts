import type { Scene } from '#figure/scene.ts'
import { type AxisRemark, type AxisStyle, styleAxis } from './axis-style.ts'
import { type FigureStyle, styleOptions } from './figure-style.ts'

/** The type size at which scenes are laid out. */
const LAYOUT_SIZE = styleOptions.fontSize.initial ?? 8.5

/** Choices for an axis that a figure does not follow. */
export interface StyleRemark {
  readonly code: AxisRemark
  readonly axis: 'x' | 'y'
}

/**
 * A scene with the reader's own titles, axes, colours, type and legend, and the choices that it does not follow. The plot sets its size, because
 * it knows how much space it needs.
 */
export function applyStyle(
  scene: Scene,
  style: FigureStyle,
): { readonly scene: Scene; readonly remarks: readonly StyleRemark[] } {
  const { figureTitle, xTitle, yTitle, legend, grid, palette, font, fontSize, frame, distinction } = style
  const remarks: StyleRemark[] = []
  const panels = scene.panels.map((own) => {
    let panel = own
    for (const axis of ['x', 'y'] as const) {
      const styled = styleAxis(panel, axis, axisStyle(style, axis))
      panel = styled.panel
      for (const code of styled.remarks)
        if (!remarks.some((known) => known.axis === axis && known.code === code)) remarks.push({ axis, code })
    }
    return {
      ...panel,
      x: { ...panel.x, ...(xTitle === '' ? {} : { title: xTitle }), ...(panel.x.kind === 'band' ? {} : { grid }) },
      y: { ...panel.y, ...(yTitle === '' ? {} : { title: yTitle }), ...(panel.y.kind === 'band' ? {} : { grid }) },
    }
  })
  const { legend: own, title: _, ...rest } = scene
  const styled = {
    ...rest,
    panels,
    ...(figureTitle === '' ? {} : { title: figureTitle }),
    ...(own === undefined || legend === 'none' ? {} : { legend: legend === 'auto' ? own : { ...own, place: legend } }),
    look: { palette, font, scale: fontSize / LAYOUT_SIZE, groups: distinction, frame },
  }
  return { scene: styled, remarks }
}

function axisStyle(style: FigureStyle, axis: 'x' | 'y'): AxisStyle {
  return axis === 'x'
    ? { scale: style.xScale, min: style.xMin, max: style.xMax, step: style.xStep }
    : { scale: style.yScale, min: style.yMin, max: style.yMax, step: style.yStep }
}
