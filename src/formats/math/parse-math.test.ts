import fc from 'fast-check'
import { expect, test } from 'vitest'
import { equationWords } from './messages.ts'
import { EquationError, parseMath } from './parse-math.ts'
import { writeMathml } from './write-mathml.ts'

const refusal = (source: string) => {
  try {
    parseMath(source)
  } catch (error) {
    if (error instanceof EquationError) return { code: error.code, ...error.params }
    throw error
  }
  return undefined
}

test('a fraction with scripts and Greek letters', () => {
  expect(parseMath('\\frac{\\bar{x}_1 - \\mu}{s/\\sqrt n}')).toEqual({
    kind: 'fraction',
    over: {
      kind: 'row',
      items: [
        {
          kind: 'script',
          base: { kind: 'accent', accent: 'bar', of: { kind: 'letter', text: 'x' } },
          sub: { kind: 'number', text: '1' },
        },
        { kind: 'operator', text: '−' },
        { kind: 'letter', text: 'μ' },
      ],
    },
    under: {
      kind: 'row',
      items: [
        { kind: 'letter', text: 's' },
        { kind: 'operator', text: '/' },
        { kind: 'root', of: { kind: 'letter', text: 'n' } },
      ],
    },
  })
})

test.each([
  ['x^12', '<msup><mrow><mi>x</mi></mrow><mrow><mn>1</mn></mrow></msup><mn>2</mn>'],
  ['x^{12}', '<msup><mrow><mi>x</mi></mrow><mrow><mn>12</mn></mrow></msup>'],
  ['0.05', '<mn>0.05</mn>'],
  ['n=3.', '<mi>n</mi><mo>=</mo><mn>3</mn><mo>.</mo>'],
  ['\\text{若 } a<b', '<mtext>若 </mtext><mi>a</mi><mo>&lt;</mo><mi>b</mi>'],
  ['\\sqrt[3]{8}', '<mroot><mrow><mn>8</mn></mrow><mrow><mn>3</mn></mrow></mroot>'],
  ['\\left[0, 1\\right)', '<mrow><mo stretchy="true">[</mo><mrow><mn>0</mn><mo>,</mo><mn>1</mn></mrow>'],
  ['\\sum_{i=1}^n x_i', '<munderover><mo>∑</mo>'],
  ['\\int_0^1 t', '<msubsup><mo>∫</mo>'],
  ['\\ln\\left(\\frac{p}{1-p}\\right)', '<mi mathvariant="normal">ln</mi><mrow><mo stretchy="true">(</mo>'],
  ['n.s.', '<mi>n</mi><mo>.</mo><mi>s</mi><mo>.</mo>'],
])('%s as MathML', (source, part) => {
  expect(writeMathml(parseMath(source), 'inline')).toContain(part)
})

test.each([
  ['', { code: 'equation-empty' }],
  ['  ', { code: 'equation-empty' }],
  ['\\frac{1}', { code: 'equation-missing', after: '\\frac', position: 9 }],
  ['a + {b', { code: 'equation-unclosed', sign: '{', expected: '}', position: 5 }],
  ['a}', { code: 'equation-unexpected', sign: '}', position: 2 }],
  ['x^1^2', { code: 'equation-double-script', sign: '^', position: 4 }],
  ['x_', { code: 'equation-missing', after: '_', position: 3 }],
  ['^2', { code: 'equation-unexpected', sign: '^', position: 1 }],
  ['\\begin{matrix}', { code: 'equation-unknown-command', command: '\\begin', position: 1 }],
  ['\\input{/etc/passwd}', { code: 'equation-unknown-command', command: '\\input', position: 1 }],
  ['\\left( x', { code: 'equation-unclosed', sign: '\\left(', expected: '\\right', position: 1 }],
  ['x \\right)', { code: 'equation-unexpected', sign: '\\', position: 3 }],
  ['\\sqrt[3', { code: 'equation-unclosed', sign: '[', expected: ']', position: 6 }],
  ['\\sum_i', { code: 'equation-missing', after: '\\sum', position: 7 }],
  ['x^\\sum', { code: 'equation-unexpected', sign: '\\sum', position: 3 }],
  ['\\text x', { code: 'equation-missing', after: '\\text', position: 7 }],
  ['a & b', { code: 'equation-unexpected', sign: '&', position: 3 }],
  ['\\', { code: 'equation-missing', after: '\\', position: 2 }],
  ['{'.repeat(40), { code: 'equation-too-deep', limit: 30, position: 32 }],
  ['\\sqrt'.repeat(40), { code: 'equation-too-deep', limit: 30 }],
  ['\\sum'.repeat(400), { code: 'equation-too-deep', limit: 30 }],
  ['x'.repeat(2001), { code: 'equation-too-long', limit: 2000 }],
])('%s is refused', (source, expected) => {
  const found = refusal(source)
  expect(found).toMatchObject(expected)
  for (const language of ['en', 'zh'] as const)
    for (const [, name = ''] of equationWords[expected.code as keyof typeof equationWords][language].matchAll(
      /\{(\w+)\}/g,
    ))
      expect(found).toHaveProperty(name)
})

test('any text is parsed or refused, and MathML is well-formed', () => {
  const signs =
    '\\frac \\sqrt \\sum { } [ ] ^ _ \\left( \\right) \\text{ x 12 . \\bar \\alpha < & \\left. \\right| 𝑥 \u0000 例'
  const piece = fc.constantFrom(' ', ...signs.split(' '))
  const source = fc.oneof(
    fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join('')),
    fc.string({ unit: 'binary' }),
  )
  fc.assert(
    fc.property(source, (text) => {
      if (refusal(text)) return
      const xml = writeMathml(parseMath(text), 'block')
      const open: string[] = []
      for (const [tag, slash, name, empty] of xml.matchAll(/<(\/?)([a-z]+)[^>]*?(\/?)>/g)) {
        if (empty === '/') continue
        if (slash === '/') expect(open.pop(), tag).toBe(name)
        else open.push(name ?? '')
      }
      expect(open).toEqual([])
    }),
    { numRuns: 500 },
  )
})
