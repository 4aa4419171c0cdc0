import type { Theme } from '@glideapps/glide-data-grid'

/** The current theme's colours for the canvas, which cannot read CSS variables. */
export function gridTheme(_shown: 'light' | 'dark'): Partial<Theme> {
  const token = tokens()
  return {
    accentColor: token('accent'),
    accentLight: token('accent-soft'),
    accentFg: token('on-accent'),
    textDark: token('ink'),
    textMedium: token('ink-2'),
    textLight: token('ink-3'),
    textHeader: token('ink'),
    textHeaderSelected: token('on-accent'),
    bgCell: token('surface'),
    bgCellMedium: token('sunken'),
    bgHeader: token('sunken'),
    bgHeaderHasFocus: token('accent-soft'),
    bgHeaderHovered: token('line'),
    bgIconHeader: token('ink-3'),
    fgIconHeader: token('surface'),
    borderColor: token('line'),
    horizontalBorderColor: token('line'),
    baseFontStyle: '13px',
    headerFontStyle: '600 13px',
    fontFamily: getComputedStyle(document.body).fontFamily,
    cellHorizontalPadding: 10,
  }
}

/** A new column: the same colours as a selection, paler. */
export function markedTheme(_shown: 'light' | 'dark'): Partial<Theme> {
  const token = tokens()
  return { bgCell: token('accent-soft'), bgHeader: token('accent-soft'), bgHeaderHovered: token('line') }
}

function tokens(): (name: string) => string {
  const style = getComputedStyle(document.documentElement)
  return (name) => style.getPropertyValue(`--${name}`).trim()
}
