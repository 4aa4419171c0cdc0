import type { Theme } from '@glideapps/glide-data-grid'

/** The current theme's colours for the canvas, which cannot read CSS variables. */
export function gridTheme(_shown: 'light' | 'dark'): Partial<Theme> {
  const style = getComputedStyle(document.documentElement)
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim()
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
