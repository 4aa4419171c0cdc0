import {
  Math as MathBlock,
  type MathComponent,
  MathFraction,
  MathRadical,
  MathRun,
  MathSubScript,
  MathSubSuperScript,
  MathSuperScript,
} from 'docx'
import {
  MathAccent,
  type MathAccentName,
  MathBar,
  MathBrackets,
  MathLargeOperator,
  type MathLargeOperatorName,
} from 'docx/math'
import type { AccentName, LargeOperator } from '../math/math-symbols.ts'
import type { MathNode } from '../math/parse-math.ts'

/** The equation as Word's own, which can be edited there. */
export function mathObject(node: MathNode): MathBlock {
  return new MathBlock({ children: [...parts(node)] })
}

const largeOperators: Readonly<Record<LargeOperator, MathLargeOperatorName>> = {
  sum: 'sum',
  prod: 'product',
  int: 'integral',
}

const accentNames: Readonly<Record<Exclude<AccentName, 'overline'>, MathAccentName>> = {
  bar: 'bar',
  hat: 'hat',
  widehat: 'hat',
  tilde: 'tilde',
  dot: 'dot',
  vec: 'rightArrow',
}

function parts(node: MathNode): readonly MathComponent[] {
  switch (node.kind) {
    case 'row':
      return node.items.flatMap(parts)
    case 'letter':
    case 'number':
    case 'operator':
      return [new MathRun(node.text)]
    case 'text':
      return [new MathRun({ text: node.text, normalText: true })]
    case 'function':
      return [new MathRun({ text: node.text, style: 'plain' })]
    case 'space':
      return [new MathRun({ text: node.em >= 1 ? '\u2003'.repeat(node.em) : '\u2009', style: 'plain' })]
    case 'fraction':
      return [new MathFraction({ numerator: [...parts(node.over)], denominator: [...parts(node.under)] })]
    case 'root':
      return [
        new MathRadical({ children: [...parts(node.of)], ...(node.degree && { degree: [...parts(node.degree)] }) }),
      ]
    case 'script':
      return [script(parts(node.base), node.sub && parts(node.sub), node.sup && parts(node.sup))]
    case 'large':
      return [
        new MathLargeOperator({
          operator: largeOperators[node.sign],
          children: [...parts(node.of)],
          ...(node.sub && { subScript: [...parts(node.sub)] }),
          ...(node.sup && { superScript: [...parts(node.sup)] }),
        }),
      ]
    case 'fence':
      return [new MathBrackets({ open: node.open, close: node.close, children: [...parts(node.inside)] })]
    case 'accent':
      return node.accent === 'overline'
        ? [new MathBar({ position: 'above', children: [...parts(node.of)] })]
        : [new MathAccent({ accent: accentNames[node.accent], children: [...parts(node.of)] })]
  }
}

type Parts = readonly MathComponent[]

function script(base: Parts, sub: Parts | undefined, sup: Parts | undefined): MathComponent {
  const children = [...base]
  if (sub && sup) return new MathSubSuperScript({ children, subScript: [...sub], superScript: [...sup] })
  if (sub) return new MathSubScript({ children, subScript: [...sub] })
  return new MathSuperScript({ children, superScript: [...(sup ?? [])] })
}
