import { type RefObject, useEffect, useRef } from 'react'
import { contentShown } from '../loading/first-paint.ts'
import { forgetEarlyFigure, keepEarlyFigure } from './keep-early-figure.ts'

/** By then the rest of the page has been drawn, and nothing moves, ms. */
const SETTLED_MS = 2000

/**
 * Reports the first page's kept result as shown, once the images in the element can be painted; and keeps its first figure for the next cold
 * start.
 * @param content the result; undefined as long as there is none
 */
export function useContentShown(element: RefObject<HTMLElement | null>, question: string, content: unknown): void {
  const isShown = useRef(false)
  useEffect(() => {
    if (content === undefined) return undefined
    const images = [...(element.current?.querySelectorAll('img') ?? [])]
    void Promise.allSettled(images.map((image) => image.decode())).then(contentShown)
    const timer = setTimeout(() => {
      if (element.current) void keepEarlyFigure(question, element.current).catch(() => undefined)
    }, SETTLED_MS)
    void forgetEarlyFigure(question, isShown.current).catch(() => undefined)
    isShown.current = true
    return () => clearTimeout(timer)
  }, [element, question, content])
}
