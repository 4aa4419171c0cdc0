import { contrast } from './colour/palette-rules.ts'
import { divergingNames, scaleColours, scaleStep, sequentialNames } from './colour-scales.ts'
import type { Look } from './look.ts'
import { type PaletteName, palettes } from './palettes.ts'
import type { Colour } from './scene.ts'

export type ThemeName = 'light' | 'dark' | 'print'

export interface Theme {
  readonly ink: string
  readonly muted: string
  readonly faint: string
  /** The fill of open points. */
  readonly paper: string
  /** The background of the figure; none on the screen, where the page shows through. */
  readonly background: string | null
  readonly series: readonly string[]
  /** Which form of the continuous scales it has. */
  readonly ground: 'light' | 'dark'
}

const themes: Readonly<Record<ThemeName, Theme>> = {
  light: {
    ink: '#22262b',
    muted: '#5d646d',
    faint: '#e3e5e8',
    paper: '#ffffff',
    background: null,
    series: palettes.standard.light,
    ground: 'light',
  },
  dark: {
    ink: '#e8eaed',
    muted: '#a3a9b2',
    faint: '#3a4047',
    paper: '#1b1e22',
    background: null,
    series: palettes.standard.dark,
    ground: 'dark',
  },
  print: {
    ink: '#000000',
    muted: '#404040',
    faint: '#dddddd',
    paper: '#ffffff',
    background: '#ffffff',
    series: palettes.standard.light,
    ground: 'light',
  },
}

/** A theme whose series take the reader's own colours, then those of a palette. */
export function themed(name: ThemeName, look: Pick<Look, 'palette' | 'colours'> | undefined): Theme {
  const theme = themes[name]
  if (look === undefined) return theme
  return { ...theme, series: seriesOn(theme.ground, look) }
}

function seriesOn(ground: Theme['ground'], { palette, colours = [] }: Pick<Look, 'palette' | 'colours'>) {
  const { light, [ground]: shown } = palettes[palette]
  const taken: ReadonlySet<unknown> = new Set(colours)
  // a colour of the palette that another series has by the reader's choice is exchanged for one that is free
  const free = colours.flatMap((colour, k) => (colour === undefined || taken.has(light[k]) ? [] : (shown[k] ?? [])))
  return Array.from({ length: Math.max(colours.length, shown.length) }, (_, k) => {
    const automatic = shown[k % shown.length] ?? ''
    return colours[k] ?? (taken.has(light[k % light.length]) ? (free.shift() ?? automatic) : automatic)
  })
}

/** Replaces the light theme's colours in an SVG document by those of another theme. */
export function repaint(svg: string, to: ThemeName): string {
  const others = counterparts(to)
  return svg.replaceAll(/"(#[0-9a-f]{6})"/g, (quoted, colour: string) => {
    const other = others.get(colour)
    return other === undefined ? quoted : `"${other}"`
  })
}

/**
 * An SVG document in the light theme's colours that has dark ones where the reader's system is dark: for a picture shown on its own, which does not
 * know the theme of a page.
 */
export function withDarkColours(svg: string): string {
  const others = counterparts('dark')
  const rules = [...new Set(svg.match(/(?:fill|stroke)="#[0-9a-f]{6}"/g))].flatMap((attribute) => {
    const [property = '', colour = ''] = attribute.slice(0, -1).split('="')
    const other = others.get(colour)
    return other === undefined || other === colour ? [] : [`[${attribute}]{${property}:${other}}`]
  })
  if (rules.length === 0) return svg
  const style = `<style>@media(prefers-color-scheme:dark){${rules.join('')}}</style>`
  return svg.replace('>', `>${style}`)
}

/** The greys of older versions: pictures of results are stored in the light ones. */
const formerGreys = [
  ['#1a1a1a', '#f0f0f0'],
  ['#595959', '#bdbdbd'],
  ['#b3b3b3', '#6a6a6a'],
  ['#404040', '#d8d8d8'],
  ['#a0a0a0', '#7c7c7c'],
  ['#737373', '#a6a6a6'],
] as const

const found = new Map<ThemeName, ReadonlyMap<string, string>>()

/** The other theme's colour for each colour of the light theme, found once for all pictures. */
function counterparts(to: ThemeName): ReadonlyMap<string, string> {
  const others = found.get(to) ?? findCounterparts(to)
  found.set(to, others)
  return others
}

/** A light colour shared by several palettes has one counterpart (tested). */
function findCounterparts(to: ThemeName): ReadonlyMap<string, string> {
  const colours = (palette: PaletteName, name: ThemeName) => {
    const { ink, muted, faint, paper, series } = themed(name, { palette })
    return [ink, muted, faint, paper, ...series]
  }
  const former = to === 'dark' ? formerGreys : []
  const scales = [...sequentialNames, ...divergingNames].flatMap((name) => {
    const others = scaleColours(name, themes[to].ground)
    return scaleColours(name, 'light').map((colour, k) => [colour, others[k] ?? colour] as const)
  })
  return new Map([
    ...scales,
    ...former,
    ...(Object.keys(palettes) as PaletteName[]).flatMap((palette) => {
      const others = colours(palette, to)
      return colours(palette, 'light').map((colour, k) => [colour, others[k] ?? colour] as const)
    }),
  ])
}

export function colourOf(colour: Colour, theme: Theme): string {
  if (typeof colour !== 'object') return theme[colour]
  if ('scale' in colour) return scaleColours(colour.scale, theme.ground)[scaleStep(colour.at)] ?? theme.muted
  if ('on' in colour) {
    const ground = colourOf(colour.on, theme)
    // one of black and white has at least 4.58 on any colour
    const inks = [theme.ink, theme.paper, '#000000', '#ffffff']
    return inks.find((ink) => contrast(ink, ground) >= 4.5) ?? theme.ink
  }
  const series = colour.of === undefined ? theme.series : seriesOn(theme.ground, colour.of)
  return series[colour.series % series.length] ?? theme.ink
}

/** A colour as printed at an opacity on white paper: six hexadecimal digits. */
export function tintOnPaper(colour: Colour, opacity: number): string {
  const channels = colourOf(colour, themes.print).match(/[0-9a-f]{2}/gi) ?? []
  return channels
    .map((digits) => Math.round(255 - opacity * (255 - Number.parseInt(digits, 16))))
    .map((channel) => channel.toString(16).padStart(2, '0').toUpperCase())
    .join('')
}
