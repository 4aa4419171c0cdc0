import { readFileSync } from 'node:fs'
import { jsPDF } from 'jspdf'
import { isWide } from '#figure/text-width.ts'
import { woffToSfnt } from '#formats/font/woff-to-sfnt.ts'
import { fontFiles } from '#formats/pdf/font-files.ts'
import { typeset } from '#formats/pdf/typeset.ts'
import { addFonts } from '#formats/pdf/write-figure-pdf.ts'

export const advancesFile = new URL('../../src/figure/advances.ts', import.meta.url)

type Advances = ReadonlyMap<number, number>

const perLine = 24
/** Characters that are drawn on others, or not at all. */
const withoutWidth = /\p{M}|\p{C}|\p{Default_Ignorable_Code_Point}/u

/** The module with the advances of the characters that PDF figures can draw, of the full-width ones only those of another width. */
export function advancesModule(): string {
  const families = (['sans', 'serif'] as const).map((family) => {
    const fonts = fontFiles({ font: family }).map((file) => ({
      ...file,
      sfnt: woffToSfnt(readFileSync(new URL(`../../public/fonts/${file.name}.woff`, import.meta.url))),
    }))
    const faces = addFonts(new jsPDF({ unit: 'pt' }), fonts)
    const advances = (style: { bold?: true; italic?: true }): Advances => {
      const found = new Map<number, number>()
      for (let code = 32; code < 0x2_0000; code++) {
        const character = String.fromCodePoint(code)
        if (withoutWidth.test(character)) continue
        const run = style.italic === true ? { text: character, italic: style.italic } : { text: character }
        const { width, missing } = typeset([run], 1000, style.bold === true, faces)
        if (missing.length === 0 && !(isWide(character) && width === 1000)) found.set(code, Math.round(width))
      }
      return found
    }
    const regular = advances({})
    const bold = changed(advances({ bold: true }), regular)
    const italic = changed(advances({ italic: true }), regular)
    return `  ${family}: {\n    regular: ${block(regular)},\n    bold: ${block(bold)},\n    italic: ${block(italic)},\n  },\n`
  })
  return [
    '// Written by tests/tools/keep-advances.ts from public/fonts.\n\n',
    '/**\n * Advances in thousandths of the type size: a hexadecimal code point, then the advances of the characters from there on. Bold and italic\n',
    ' * list the characters that differ from regular.\n */\n',
    `export const advances = {\n${families.join('')}} as const\n`,
  ].join('')
}

function changed(advances: Advances, from: Advances): Advances {
  return new Map([...advances].filter(([code, advance]) => from.get(code) !== advance))
}

function block(advances: Advances): string {
  const lines: string[][] = []
  let previous = Number.NaN
  for (const [code, advance] of advances) {
    const line = lines.at(-1)
    if (line !== undefined && code === previous + 1 && line.length <= perLine) line.push(String(advance))
    else lines.push([code.toString(16), String(advance)])
    previous = code
  }
  return `\`\n${lines.map((line) => line.join(' ')).join('\n')}\``
}
