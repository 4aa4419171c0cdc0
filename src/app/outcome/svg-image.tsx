import { useEffect, useRef } from 'react'
import { classNames } from '../ui/class-names.ts'

interface Props {
  svg: string
  /** Alternative text. */
  alt: string
  /** Width over height, so that the layout does not shift when the image loads. */
  ratio: number
  testId?: string
  /** Whether it lies on or under others of its size, so that a printed page must not limit its height alone. */
  isLayer?: boolean
}

const sources = new WeakMap<Element, string>()

/** The SVG that an image shows. */
export function svgOf(image: Element): string | undefined {
  return sources.get(image)
}

/**
 * An SVG as an image with a blob URL: such an image is parsed in a separate task. With a data URL it would be parsed when the URL is set, and
 * all images of a page in one task. A print does not wait for a new image, so that one in dark colours is inverted on paper.
 */
export function SvgImage({ svg, alt, ratio, testId, isLayer = false }: Props) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
    if (image.current) {
      image.current.src = url
      sources.set(image.current, svg)
    }
    return () => URL.revokeObjectURL(url)
  }, [svg])
  return (
    <img
      ref={image}
      alt={alt}
      data-testid={testId}
      className={classNames(
        'h-auto w-full dark:print:hue-rotate-180 dark:print:invert',
        !isLayer && 'print:max-h-[90vh] print:object-contain',
      )}
      style={{ aspectRatio: String(ratio) }}
    />
  )
}
