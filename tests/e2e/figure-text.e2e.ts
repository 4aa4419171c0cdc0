import type { FontName } from '#figure/look.ts'
import { renderSvg } from '#figure/render-svg.ts'
import { type Typeface, textWidth } from '#figure/text-width.ts'
import { fontFiles } from '#formats/pdf/font-files.ts'
import { createRandom, type RandomStream } from '#tests/support/random.ts'
import { expect, test } from './support/scenario.ts'

interface Line extends Required<Typeface> {
  readonly text: string
  readonly size: number
}

const ascii = Array.from({ length: 94 }, (_, k) => String.fromCharCode(33 + k))
const accented = Array.from('àâäåæçéèêëíîïñóôöøœßúûüýÿÀÂÄÅÆÇÉÈÊÍÎÑÓÔÖØŒÚÜÝµªº')
const greek = Array.from('αβγδεζηθικλμνξοπρσςτυφχψωΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩάέή')
const signs = Array.from('−±×÷≤≥≠≈→↑↓∞√∑°²³·•–—…“”‘’†‡‰℃€£§©®½¼')
const chinese = Array.from('生存率风险比置信区间中位数均值标准差对照组治疗组剂量年龄性别，。：；（）、《》「」！？％')

/** Letters of one script, or of several, in words; as in titles, labels and notes of figures. */
function drawnLine(random: RandomStream): Line {
  const scripts = random.pick([
    [ascii],
    [ascii, accented],
    [greek, ascii],
    [Array.from('0123456789.,%')],
    [ascii, signs],
    [chinese],
    [chinese, ascii, signs],
    [chinese, greek, accented],
  ])
  const word = () => Array.from({ length: 1 + random.below(9) }, () => random.pick(random.pick(scripts))).join('')
  return {
    text: Array.from({ length: 1 + random.below(6) }, word).join(' '),
    size: random.pick([4.9, 7, 7.5, 8, 8.5, 9.5, 12]),
    family: random.pick<FontName>(['sans', 'serif']),
    ...random.pick([{}, { bold: true }, { italic: true }].map((style) => ({ bold: false, italic: false, ...style }))),
  }
}

test('figures measure text as the browser draws it: 2000 lines, within 0.5 % or 0.2 px', async ({ page, origin }) => {
  const random = createRandom(733)
  const lines = Array.from({ length: 2000 }, () => drawnLine(random))
  const figure = { width: 80, height: 80, panels: [], description: '' }
  const familyOf = (file: string) => file.replace(/-(bold|italic)$/, '')
  await page.goto(`${origin}/fonts/OFL.txt`)
  const drawn = await page.evaluate(
    async ({ files, figures, texts }) => {
      for (const { name, family, style } of files) {
        const descriptors = style === 'bold' ? { weight: 'bold' } : style === 'italic' ? { style } : {}
        document.fonts.add(await new FontFace(family, `url(/fonts/${name}.woff)`, descriptors).load())
      }
      return texts.map(({ text, size, family, bold, italic }) => {
        document.body.innerHTML = figures[family]
        const element = document.createElementNS('http://www.w3.org/2000/svg', 'text')
        element.textContent = text
        element.setAttribute('font-size', String(size))
        if (bold) element.setAttribute('font-weight', 'bold')
        if (italic) element.setAttribute('font-style', 'italic')
        document.querySelector('svg')?.append(element)
        return element.getComputedTextLength()
      })
    },
    {
      files: (['sans', 'serif'] as const).flatMap((font) =>
        fontFiles({ font }).map((file) => ({ ...file, family: familyOf(file.name) })),
      ),
      figures: {
        sans: renderSvg(figure, {
          theme: 'light',
          fonts: fontFiles({ font: 'sans' })
            .map(({ name }) => familyOf(name))
            .join(),
        }),
        serif: renderSvg(figure, {
          theme: 'light',
          fonts: fontFiles({ font: 'serif' })
            .map(({ name }) => familyOf(name))
            .join(),
        }),
      },
      texts: lines,
    },
  )
  const wrong = lines.flatMap((line, k) => {
    const [is, measured] = [drawn[k] ?? Number.NaN, textWidth(line.text, line.size, line)]
    return Math.abs(measured - is) <= Math.max(0.005 * is, 0.2) ? [] : [{ ...line, is, measured }]
  })
  expect(wrong).toEqual([])
})
