import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { areDrawnAlike, renderLayers, type ScreenPoints } from '#figure/raster/render-pictured.ts'
import type { FigureImageProps } from './figure-image.tsx'
import { SvgImage } from './svg-image.tsx'

/** A figure whose points are drawn as pixels of the screen, on canvases between the images of what is below and above them. */
export function LayeredFigure({ scene, theme, testId }: FigureImageProps) {
  const layers = useMemo(() => renderLayers(scene, { theme }), [scene, theme])
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    const measure = () => setWidth(Math.round(element.clientWidth * devicePixelRatio))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const ratio = scene.width / scene.height
  return (
    <div ref={box} data-testid={testId} className="relative" style={{ aspectRatio: String(ratio) }}>
      {layers.map((layer, k) => (
        <div key={k} className="absolute inset-0">
          {'svg' in layer ? (
            <SvgImage svg={layer.svg} alt={k === 0 ? scene.description : ''} ratio={ratio} isLayer />
          ) : (
            <PointPixels layer={layer} width={width} />
          )}
        </div>
      ))}
    </div>
  )
}

/** @param width of the figure, in pixels of the screen */
function PointPixels({ layer, width }: { layer: ScreenPoints; width: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const shown = useRef<{ readonly layer: ScreenPoints; readonly width: number }>(undefined)
  useLayoutEffect(() => {
    const element = canvas.current
    if (!element || width === 0) return
    const last = shown.current
    shown.current = { layer, width }
    if (last?.width === width && areDrawnAlike(last.layer, layer)) return
    const placed = layer.draw(width)
    element.width = placed?.pixels.width ?? 0
    element.height = placed?.pixels.height ?? 0
    if (placed === null) return
    const { x, y, pixels } = placed
    const share = (part: number, whole: number) => `${(100 * part) / whole}%`
    Object.assign(element.style, {
      left: share(x, layer.page.width),
      top: share(y, layer.page.height),
      width: share(placed.width, layer.page.width),
      height: share(placed.height, layer.page.height),
    })
    element.getContext('2d')?.putImageData(new ImageData(pixels.rgba, pixels.width, pixels.height), 0, 0)
  }, [layer, width])
  return <canvas ref={canvas} className="absolute dark:print:hue-rotate-180 dark:print:invert" />
}
