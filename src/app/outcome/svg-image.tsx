import { useEffect, useRef } from 'react'

interface Props {
  svg: string
  /** What a reader who cannot see the image is told. */
  alt: string
  /** Width over height, so that nothing moves when the image arrives. */
  ratio: number
  testId: string
}

/**
 * An SVG drawn as an image, at an address of its bytes: such an image is parsed in a task of its own. At a data address it would be parsed where the
 * address is set, and all images of a page in one task.
 */
export function SvgImage({ svg, alt, ratio, testId }: Props) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
    if (image.current) image.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [svg])
  return (
    <img
      ref={image}
      alt={alt}
      data-testid={testId}
      className="h-auto w-full print:max-h-[90vh] print:object-contain"
      style={{ aspectRatio: String(ratio) }}
    />
  )
}
