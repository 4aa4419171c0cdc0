import { useLayoutEffect, useRef } from 'react'
import { EquationError, parseMath } from '#formats/math/parse-math.ts'
import { writeMathml } from '#formats/math/write-mathml.ts'

/** An equation as MathML; the typed text if that is invalid. */
export default function EquationView({ tex, display = 'inline' }: { tex: string; display?: 'inline' | 'block' }) {
  const host = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    host.current?.replaceChildren(mathOf(tex, display))
  }, [tex, display])
  return <span ref={host} />
}

function mathOf(tex: string, display: 'inline' | 'block'): Node {
  try {
    const parsed = new DOMParser().parseFromString(writeMathml(parseMath(tex), display), 'application/xml')
    return document.importNode(parsed.documentElement, true)
  } catch (error) {
    if (error instanceof EquationError) return document.createTextNode(tex)
    throw error
  }
}
